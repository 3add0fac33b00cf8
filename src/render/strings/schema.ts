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
  readonly title: string;
  /** What the list of schemas is; `bundle` stands for the query. */
  readonly lead: string;
  readonly bundled: string;
  readonly address: string;
  readonly whole: string;
  /** What the schema refers to as a whole, around the link to it. */
  readonly includes: readonly [before: string, after: string];
  readonly type: string;
  readonly source: string;
  readonly all: string;
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
    title: 'Schemas',
    lead: 'The JSON Schemas that this service publishes and judges documents by. The id of each is the address where it stands; add ?bundle for one file with everything it refers to.',
    bundled: 'bundle',
    address: 'The id of this schema is its address:',
    whole: 'With everything it refers to, in one file',
    includes: ['Includes all of ', '.'],
    type: 'Type:',
    source: 'The schema',
    all: 'All schemas',
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
    title: 'Skema',
    lead: 'JSON Schema yang diterbitkan layanan ini dan dipakai untuk menilai dokumen. Id setiap skema adalah alamatnya; tambahkan ?bundle untuk satu berkas dengan semua yang dirujuknya. Isi skema dalam bahasa Inggris.',
    bundled: 'satu berkas',
    address: 'Id skema ini adalah alamatnya:',
    whole: 'Dengan semua yang dirujuknya, dalam satu berkas',
    includes: ['Mencakup seluruh ', '.'],
    type: 'Tipe:',
    source: 'Skemanya',
    all: 'Semua skema',
    columns: ['Properti', 'Tipe', 'Keharusan', 'Penjelasan'],
  },
};
