import { commentCutsText } from './comment-cuts-text.ts';

export const yamlRules = [commentCutsText] as const;
