import type { securityRules } from '../../rules/card/security/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';
import { and } from './prose.ts';

export const cardSecurityWords: Words<FactsOfRules<typeof securityRules>> = {
  'card/undeclared-scheme': {
    title: 'Persyaratan menyebut skema yang tidak dideklarasikan',
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
    why: 'Klien mencari nama itu untuk mengetahui kredensial apa yang harus dikirim. Karena tidak menemukannya, klien tidak bisa memanggil agen.',
  },
  'card/undeclared-scope': {
    title: 'Scope yang tidak dicantumkan alurnya',
    message: ({ scope, scheme }) =>
      `Alur OAuth dari "${scheme}" tidak mencantumkan scope "${scope}", yang diwajibkan di sini.`,
    hint: ({ near }) =>
      near ? `Maksud Anda "${near}"?` : 'Tambahkan ke "scopes" alur itu, atau wajibkan salah satu yang sudah ada.',
    why: 'Klien meminta scope yang disebut persyaratan. Banyak server otorisasi menolak scope yang tidak dikenalnya, sehingga klien tidak mendapat token.',
  },
  'card/unused-scheme': {
    title: 'Skema yang tidak diwajibkan',
    message: ({ names, open }) =>
      open
        ? `Kartu ini mendeklarasikan ${and(names)} tetapi tidak mewajibkan kredensial di mana pun, jadi klien menganggap agen ini terbuka.`
        : `Skema ${and(names)} dideklarasikan, tetapi tidak ada persyaratan yang mewajibkannya.`,
    hint: ({ open, extended }) =>
      open
        ? 'Tulis dalam "securityRequirements" apa yang harus ditunjukkan pemanggil, atau hapus skemanya jika agen memang terbuka.'
        : `Tambahkan ke "securityRequirements" sebagai pilihan, atau hapus${extended ? ', kecuali jika untuk kartu lanjutan' : ''}.`,
    why: 'Skema hanya menjelaskan cara login. Wajib atau tidaknya login hanya dinyatakan dalam securityRequirements, jadi skema yang tidak disebut di sana tidak pernah dipakai.',
  },
  'card/empty-requirement': {
    title: 'Persyaratan yang tidak mewajibkan apa pun',
    message: ({ where, others }) =>
      `Persyaratan ini tidak mewajibkan apa pun, jadi ${where === 'card' ? 'agen' : 'skill'} bisa dipanggil tanpa kredensial${where === 'card' ? '' : ' tambahan'}${others ? ', apa pun yang diwajibkan persyaratan lain' : ''}.`,
    hint: ({ others }) =>
      others
        ? 'Pertahankan hanya jika pemanggil tanpa kredensial memang diterima.'
        : 'Jika kredensial diperlukan, sebut sebuah skema di dalamnya. Jika tidak, persyaratan ini boleh dihapus.',
    why: 'Persyaratan adalah pilihan, dan cukup satu yang dipenuhi. Persyaratan kosong dipenuhi semua orang.',
  },
  'card/extended-card-without-scheme': {
    title: 'Kartu lanjutan tanpa cara login',
    message: () =>
      'Kartu lanjutan dijanjikan di sini, tetapi "securitySchemes" tidak mendeklarasikan cara login untuk itu.',
    hint: () => 'Deklarasikan dalam "securitySchemes" cara klien login, atau ubah "extendedAgentCard" menjadi false.',
    why: 'Kartu lanjutan adalah untuk klien yang sudah login dengan skema yang dideklarasikan kartu publik. Tanpa skema, tidak ada klien yang bisa mengambilnya.',
  },
  'card/deprecated-flow': {
    title: 'Alur OAuth yang sudah usang',
    message: ({ flow }) =>
      flow === 'implicit'
        ? 'A2A 1.0 menyatakan usang alur implicit, yang menaruh token akses dalam alamat peramban.'
        : 'A2A 1.0 menyatakan usang alur password, yang menyerahkan kata sandi seseorang kepada klien.',
    hint: ({ flow }) =>
      flow === 'implicit'
        ? 'Gunakan authorizationCode dengan "pkceRequired": true.'
        : 'Gunakan authorizationCode atau deviceCode jika ada orang yang login, clientCredentials jika tidak ada.',
    why: 'Token dan kata sandi bocor lewat alur ini, jadi OAuth sendiri menyarankan agar keduanya tidak dipakai (RFC 9700), dan klien tidak menyediakannya.',
  },
};
