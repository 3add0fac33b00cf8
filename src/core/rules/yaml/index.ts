import { commentCutsText } from './comment-cuts-text.ts';
import { olderTypeRule } from './older-type.ts';
import { tightHyphen } from './tight-hyphen.ts';

export const yamlRules = [olderTypeRule, commentCutsText, tightHyphen] as const;
