import type { wholeCardRules } from '../../rules/card/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { CardSchemaFacts } from '../../rules/schema/found.ts';
import type { Words } from '../wording.ts';
import { schemaWords } from './schema.ts';

export const cardWords: Words<CardSchemaFacts & FactsOfRules<typeof wholeCardRules>> = {
  ...schemaWords('card'),
  'card/extension-uri': {
    message: ({ written }) =>
      written === undefined
        ? 'Ekstensi ini tidak punya "uri", jadi tidak diketahui ekstensi yang mana.'
        : `"${written}" bukan URI, jadi ekstensi lain bisa bernama sama.`,
    hint: () => 'Tulis URI yang diberikan spesifikasinya.',
  },
  'card/duplicate-extension': {
    message: ({ uri }) => `Ekstensi ${uri} sudah ada dalam daftar ini.`,
    hint: () => 'Pertahankan salah satu, dengan params dan "required" yang benar.',
    also: 'Yang pertama.',
  },
  'card/version-form': {
    message: ({ written }) => `Versi "${written}" tidak berbentuk 1.2.3.`,
    hint: () =>
      'Jika klien perlu membandingkan versi, tulis tiga angka, dan naikkan salah satunya setiap kali ada perubahan. Jika tidak, biarkan.',
  },
  'card/content-version': {
    message: ({ declared, computed }) =>
      `Isi kartu ini menghasilkan versi ${computed}, tetapi yang tertulis "${declared}".`,
    hint: () =>
      'Goloco menghitung versi dari isinya. Jika Anda sengaja mengubah kartunya, pakai versi hasil hitungan itu.',
    fix: ({ computed }) => `Ubah versi menjadi ${computed}`,
  },
};
