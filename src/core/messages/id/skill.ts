import type { Facts } from '../../rules/index.ts';
import type { skillRules } from '../../rules/skill/index.ts';
import type { Words } from '../wording.ts';
import { and, number } from './prose.ts';

const types: Readonly<Record<string, string>> = {
  number: 'angka',
  boolean: 'true atau false',
  array: 'daftar',
  object: 'map',
  null: 'kosong',
};

export const skillWords: Words<Pick<Facts, (typeof skillRules)[number]['code']>> = {
  'skill/file-name': {
    message: ({ file }) =>
      `Berkas ini bernama ${file}, dan ${file === 'skill.md' ? 'kebanyakan alat' : 'alat'} tidak menemukannya.`,
    hint: () => 'Beri nama SKILL.md, dengan huruf besar kecuali akhirannya.',
  },
  'skill/no-value': {
    message: ({ key, required }) =>
      required
        ? `${key} tidak punya nilai, padahal wajib ada dalam skill.`
        : `${key} tidak punya nilai, jadi dianggap tidak ada.`,
    hint: ({ required }) =>
      required ? 'Tulis nilainya setelah titik dua.' : 'Hapus baris itu, atau tulis nilai setelah titik dua.',
  },
  'skill/name-hyphens': {
    message: ({ name, where }) =>
      where === 'edge'
        ? `Nama ${name} diawali atau diakhiri tanda hubung.`
        : `Nama ${name} punya dua tanda hubung berurutan.`,
    hint: () => 'Gunakan satu tanda hubung di antara kata, dan ganti nama foldernya juga.',
    fix: () => 'Hapus tanda hubung yang berlebih',
  },
  'skill/unicode-name': {
    message: ({ name, what, found }) =>
      what === 'letters'
        ? `Nama ${name} punya huruf di luar a sampai z: pustaka acuan menerimanya, tetapi teks spesifikasi dan sebagian alat tidak.`
        : what === 'capital'
          ? `Nama ${name} punya huruf besar ${found}; pustaka acuan hanya menerima huruf kecil.`
          : `Nama ${name} memuat ${found}, yang bukan huruf, angka, atau tanda hubung.`,
    hint: () => 'Tulis nama dengan huruf kecil a sampai z, angka, dan tanda hubung tunggal.',
  },
  'skill/name-directory': {
    message: ({ name, folder }) => `Skill ini bernama ${name}, sedangkan foldernya ${folder}.`,
    hint: () => 'Beri folder nama skill itu, atau beri skill nama foldernya.',
    fix: ({ folder }) => `Beri nama skill ${folder}`,
  },
  'skill/reserved-word': {
    message: ({ word }) => `Nama ini memuat “${word}”, dan karena itu pengunggahan Anthropic menolak skill ini.`,
    hint: () => 'Pilih nama tanpa kata itu jika skill akan diunggah ke sana.',
  },
  'skill/markup': {
    message: ({ key, shown }) => `${key} memuat ${shown}, yang ditolak pengunggahan Anthropic sebagai tag XML.`,
    hint: () => 'Sampaikan tanpa kurung sudut.',
  },
  'skill/unknown-key': {
    message: ({ key, readers }) =>
      readers.length > 0
        ? `${key === '' ? 'Kunci kosong' : key} bukan salah satu dari enam kunci skill; dari alat yang kami kenal, hanya ${and(readers)} yang membacanya.`
        : `${key === '' ? 'Kunci kosong' : key} bukan salah satu dari enam kunci skill, dan tidak ada alat yang kami kenal yang membacanya.`,
    hint: ({ meant, taken, rival }) =>
      meant !== undefined
        ? taken
          ? `${meant} sudah ada di sini; hapus yang ini.`
          : `Maksud Anda ${meant}?${rival === undefined ? '' : ` ${rival} juga bermaksud itu; pertahankan satu dari keduanya.`}`
        : 'Pindahkan ke bawah metadata sebagai teks, atau hapus.',
    fix: ({ meant }) => `Ganti nama menjadi ${meant}`,
  },
  'skill/allowed-tools-list': {
    message: () => 'allowed-tools berupa daftar, sedangkan spesifikasi meminta satu teks dengan spasi di antara alat.',
    hint: () => 'Tulis alatnya berurutan, seperti: Read Bash(git:*)',
    fix: () => 'Tulis alatnya sebagai satu teks',
  },
  'skill/metadata-value': {
    message: ({ key, actual, read }) =>
      `${read ? `Bagi YAML, ${key}` : key} adalah ${types[actual] ?? actual}${read ? ` (${read})` : ''}, padahal metadata hanya berisi teks.`,
    hint: ({ actual }) =>
      actual === 'array' || actual === 'object' || actual === 'null'
        ? 'Tulis sebagai satu teks.'
        : 'Apit dengan tanda kutip.',
    fix: () => 'Apit dengan tanda kutip',
  },
  'skill/blank-body': {
    message: () => 'Tidak ada instruksi di bawah frontmatter.',
    hint: () => 'Tulis di bawah --- yang kedua apa yang harus dikerjakan.',
  },
  'skill/too-many-lines': {
    message: ({ count, limit, hosted }) =>
      `Berkas ini punya ${number(count)} baris; ${hosted ? `Goloco menerima skill paling banyak ${number(limit)} baris` : `yang disarankan paling banyak ${number(limit)}`}.`,
    hint: () => 'Pindahkan bagian yang tidak selalu diperlukan ke berkas tersendiri, dan beri tautan ke sana.',
  },
  'skill/backslash-path': {
    message: ({ path, more }) =>
      `${path} adalah jalur dengan garis miring terbalik, yang hanya berfungsi di Windows${more > 0 ? `; ${number(more)} jalur lain juga begitu` : ''}.`,
    hint: () => 'Tulis jalur dengan /: begitu agen menemukan berkasnya di Windows juga.',
    fix: () => 'Tulis jalur dengan /',
  },
  'skill/deep-reference': {
    message: ({ path, more }) =>
      `${path} ada lebih dari satu folder di bawah SKILL.md${more > 0 ? `, begitu juga ${number(more)} berkas lain` : ''}.`,
    hint: () => 'Taruh berkas yang dirujuk instruksi langsung dalam references, scripts, atau assets.',
  },
};
