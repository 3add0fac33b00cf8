import type { Language } from '../../core/language.ts';

/** How a published schema is told: types, limits and conditions. */
export interface SchemaStrings {
  readonly or: string;
  readonly of: string;
  readonly withValues: string;
  readonly atLeast: string;
  readonly atMost: string;
  readonly to: string;
  readonly characters: string;
  readonly entries: string;
  readonly multipleOf: string;
  readonly notBlank: string;
  readonly matches: string;
  /** "Where kind is "choice": ", before what is said of a member. */
  readonly where: (tests: readonly (readonly [member: string, value: string])[]) => string;
  readonly required: string;
  readonly optional: string;
  /** Heads of the columns: member, type, needed, what it is. */
  readonly columns: readonly [string, string, string, string];
}

export const schemaStrings: Readonly<Record<Language, SchemaStrings>> = {
  en: {
    or: 'or',
    of: 'of',
    withValues: 'with values of',
    atLeast: 'at least',
    atMost: 'at most',
    to: 'to',
    characters: 'characters',
    entries: 'entries',
    multipleOf: 'a multiple of',
    notBlank: 'not blank',
    matches: 'matches',
    where: (tests) => `Where ${tests.map(([member, value]) => `${member} is ${value}`).join(' and ')}: `,
    required: 'required',
    optional: 'optional',
    columns: ['Member', 'Type', 'Needed', 'What it is'],
  },
  id: {
    or: 'atau',
    of: 'berisi',
    withValues: 'dengan nilai',
    atLeast: 'paling sedikit',
    atMost: 'paling banyak',
    to: 'sampai',
    characters: 'karakter',
    entries: 'entri',
    multipleOf: 'kelipatan',
    notBlank: 'tidak kosong',
    matches: 'sesuai',
    where: (tests) => `Jika ${tests.map(([member, value]) => `${member} bernilai ${value}`).join(' dan ')}: `,
    required: 'wajib',
    optional: 'opsional',
    columns: ['Properti', 'Tipe', 'Keharusan', 'Penjelasan'],
  },
};
