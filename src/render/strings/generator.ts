import type { Language } from '../../core/language.ts';
import { en } from './generator/en.ts';
import { id } from './generator/id.ts';
import type { GeneratorStrings } from './generator/strings.ts';

export const generatorStrings: Readonly<Record<Language, GeneratorStrings>> = { en, id };
