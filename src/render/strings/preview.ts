import type { Language } from '../../core/language.ts';
import { en } from './preview/en.ts';
import { id } from './preview/id.ts';
import type { PreviewStrings } from './preview/strings.ts';

export const previewStrings: Readonly<Record<Language, PreviewStrings>> = { en, id };
