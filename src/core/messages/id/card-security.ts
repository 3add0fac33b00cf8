import type { securityRules } from '../../rules/card/security/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';
import { and } from './prose.ts';

export const cardSecurityWords: Words<FactsOfRules<typeof securityRules>> = {
  'card/undeclared-scheme': {
    message: ({ name, declared, misspelled }) =>
      misspelled !== undefined
        ? `Skema "${name}" diwajibkan di sini, tetapi kartu ini tidak punya "securitySchemes". Klien tidak membaca "${misspelled}".`
        : `Skema "${name}" diwajibkan di sini, tetapi "securitySchemes" ${declared.length > 0 ? `hanya punya ${and(declared)}` : 'tidak mendeklarasikannya'}.`,
    hint: ({ near, misspelled }) =>
      misspelled !== undefined
        ? `Ganti nama "${misspelled}" menjadi "securitySchemes".`
        : near
          ? `Maksud Anda "${near}"?`
          : 'Deklarasikan dalam "securitySchemes", atau sebut skema yang sudah dideklarasikan.',
    fix: () => 'Ganti nama menjadi "securitySchemes"',
    also: 'Skema lain yang diwajibkan tetapi tidak dideklarasikan.',
  },
  'card/undeclared-scope': {
    message: ({ scope, scheme }) =>
      `Alur OAuth dari "${scheme}" tidak mencantumkan scope "${scope}", yang diwajibkan di sini.`,
    hint: ({ near }) =>
      near ? `Maksud Anda "${near}"?` : 'Tambahkan ke "scopes" alur itu, atau wajibkan salah satu yang sudah ada.',
  },
  'card/unused-scheme': {
    message: ({ names, open }) =>
      open
        ? `Kartu ini mendeklarasikan ${and(names)} tetapi tidak mewajibkan kredensial di mana pun, jadi klien menganggap agen ini terbuka.`
        : `Skema ${and(names)} dideklarasikan, tetapi tidak ada persyaratan yang mewajibkannya.`,
    hint: ({ open, extended }) =>
      open
        ? 'Tulis dalam "securityRequirements" apa yang harus ditunjukkan pemanggil, atau hapus skemanya jika agen memang terbuka.'
        : `Tambahkan ke "securityRequirements" sebagai pilihan, atau hapus${extended ? ', kecuali jika untuk kartu lanjutan' : ''}.`,
  },
  'card/empty-requirement': {
    message: ({ where, others }) =>
      `Persyaratan ini tidak mewajibkan apa pun, jadi ${where === 'card' ? 'agen' : 'skill'} bisa dipanggil tanpa kredensial${where === 'card' ? '' : ' tambahan'}${others ? ', apa pun yang diwajibkan persyaratan lain' : ''}.`,
    hint: ({ others }) =>
      others
        ? 'Pertahankan hanya jika pemanggil tanpa kredensial memang diterima.'
        : 'Jika kredensial diperlukan, sebut sebuah skema di dalamnya. Jika tidak, persyaratan ini boleh dihapus.',
  },
  'card/extended-card-without-scheme': {
    message: () =>
      'Kartu lanjutan dijanjikan di sini, tetapi "securitySchemes" tidak mendeklarasikan cara login untuk itu.',
    hint: () => 'Deklarasikan dalam "securitySchemes" cara klien login, atau ubah "extendedAgentCard" menjadi false.',
  },
  'card/deprecated-flow': {
    message: ({ flow }) =>
      flow === 'implicit'
        ? 'A2A 1.0 menyatakan usang alur implicit, yang menaruh token akses dalam alamat peramban.'
        : 'A2A 1.0 menyatakan usang alur password, yang menyerahkan kata sandi seseorang kepada klien.',
    hint: ({ flow }) =>
      flow === 'implicit'
        ? 'Gunakan authorizationCode dengan "pkceRequired": true.'
        : 'Gunakan authorizationCode atau deviceCode jika ada orang yang login, clientCredentials jika tidak ada.',
  },
};
