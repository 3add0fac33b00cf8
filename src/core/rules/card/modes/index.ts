import { duplicateMode } from './duplicate-mode.ts';
import { mediaType } from './media-type.ts';

export const modeRules = [mediaType, duplicateMode] as const;
