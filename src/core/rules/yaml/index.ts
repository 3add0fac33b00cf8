import { commentCutsText } from './comment-cuts-text.ts';
import { olderTypeRule } from './older-type.ts';

export const yamlRules = [olderTypeRule, commentCutsText] as const;
