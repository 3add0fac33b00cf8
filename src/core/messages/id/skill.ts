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
    title: 'Tidak bernama SKILL.md',
    why: 'Alat mencari berkas dengan nama yang persis ini. Pustaka acuan spesifikasi juga menerima skill.md; kebanyakan alat tidak menemukannya, dan tidak ada yang menemukan ejaan lain.',
    message: ({ file }) =>
      `Berkas ini bernama ${file}, dan ${file === 'skill.md' ? 'kebanyakan alat' : 'alat'} tidak menemukannya.`,
    hint: () => 'Beri nama SKILL.md, dengan huruf besar kecuali akhirannya.',
  },
  'skill/no-value': {
    title: 'Kunci tanpa nilai',
    why: 'Kunci tanpa isi sama saja dengan tidak ada, dan sebagian alat menolaknya. Jika seharusnya ada isinya, isi itu hilang tanpa pemberitahuan.',
    message: ({ key, required }) =>
      required
        ? `${key} tidak punya nilai, padahal wajib ada dalam skill.`
        : `${key} tidak punya nilai, jadi dianggap tidak ada.`,
    hint: ({ required }) =>
      required ? 'Tulis nilainya setelah titik dua.' : 'Hapus baris itu, atau tulis nilai setelah titik dua.',
  },
  'skill/name-hyphens': {
    title: 'Tanda hubung dalam nama skill',
    why: 'Dalam nama skill, tanda hubung ada di antara dua huruf atau angka, satu demi satu. Pemeriksa yang mengikuti spesifikasi menolak nama lain.',
    message: ({ name, where }) =>
      where === 'edge'
        ? `Nama ${name} diawali atau diakhiri tanda hubung.`
        : `Nama ${name} punya dua tanda hubung berurutan.`,
    hint: () => 'Gunakan satu tanda hubung di antara kata, dan ganti nama foldernya juga.',
    fix: () => 'Hapus tanda hubung yang berlebih',
  },
  'skill/unicode-name': {
    title: 'Huruf di luar a sampai z dalam nama skill',
    why: 'Teks spesifikasi mengizinkan a sampai z, angka, dan tanda hubung; pustaka acuannya menerima huruf kecil dan angka dari semua aksara setelah nama diubah ke NFKC. Goose, Claude.ai, dan yang lain berpegang pada a sampai z.',
    message: ({ name, what, found }) =>
      what === 'letters'
        ? `Nama ${name} punya huruf di luar a sampai z: pustaka acuan menerimanya, tetapi teks spesifikasi dan sebagian alat tidak.`
        : what === 'capital'
          ? `Nama ${name} punya huruf besar ${found}; pustaka acuan hanya menerima huruf kecil.`
          : `Nama ${name} memuat ${found}, yang bukan huruf, angka, atau tanda hubung.`,
    hint: () => 'Tulis nama dengan huruf kecil a sampai z, angka, dan tanda hubung tunggal.',
  },
  'skill/name-directory': {
    title: 'Nama dan folder berbeda',
    why: 'Sebagian alat memanggil skill dengan namanya, yang lain dengan foldernya, dan menurut spesifikasi keduanya harus sama. Jika berbeda, yang mencari lewat salah satunya tidak menemukan yang lain.',
    message: ({ name, folder }) => `Skill ini bernama ${name}, sedangkan foldernya ${folder}.`,
    hint: () => 'Beri folder nama skill itu, atau beri skill nama foldernya.',
    fix: ({ folder }) => `Beri nama skill ${folder}`,
  },
  'skill/reserved-word': {
    title: 'Kata yang dicadangkan dalam nama skill',
    why: 'Anthropic mencadangkan “claude” dan “anthropic” dalam nama untuk skill miliknya sendiri, dan pengunggahannya menolak skill lain yang memakainya. Spesifikasi Agent Skills tidak melarangnya.',
    message: ({ word }) => `Nama ini memuat “${word}”, dan karena itu pengunggahan Anthropic menolak skill ini.`,
    hint: () => 'Pilih nama tanpa kata itu jika skill akan diunggah ke sana.',
  },
  'skill/markup': {
    title: 'Tag dalam teks yang dibaca agen dari skill',
    why: 'Nama dan deskripsi masuk ke prompt setiap agen yang punya skill ini, dan di sana sebuah tag bisa dianggap bagian dari prompt itu sendiri. Pengunggahan Anthropic menolaknya; spesifikasi Agent Skills tidak.',
    message: ({ key, shown }) => `${key} memuat ${shown}, yang ditolak pengunggahan Anthropic sebagai tag XML.`,
    hint: () => 'Sampaikan tanpa kurung sudut.',
  },
  'skill/unknown-key': {
    title: 'Kunci yang tidak ada dalam skill',
    why: 'SKILL.md punya enam kunci. Pemeriksa sebelum pengunggahan atau pengemasan menolak skill dengan kunci lain, dan alat yang mengenalnya hanya membaca kunci miliknya sendiri.',
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
    title: 'Alat yang diizinkan sebagai daftar',
    why: 'Menurut spesifikasi, alat ditulis dalam satu teks dengan spasi di antaranya. Claude Code juga membaca daftar; yang mengikuti spesifikasi bisa jadi tidak membaca satu pun atau menolak berkasnya.',
    message: () => 'allowed-tools berupa daftar, sedangkan spesifikasi meminta satu teks dengan spasi di antara alat.',
    hint: () => 'Tulis alatnya berurutan, seperti: Read Bash(git:*)',
    fix: () => 'Tulis alatnya sebagai satu teks',
  },
  'skill/metadata-value': {
    title: 'Metadata yang bukan teks',
    why: 'Metadata adalah map dari teks ke teks. Jika bisa, YAML membaca nilai tanpa tanda kutip sebagai hal lain, sehingga versi 1.10 menjadi 1.1, dan sebagian pembaca membuang yang bukan teks.',
    message: ({ key, actual, read }) =>
      `${read ? `Bagi YAML, ${key}` : key} adalah ${types[actual] ?? actual}${read ? ` (${read})` : ''}, padahal metadata hanya berisi teks.`,
    hint: ({ actual }) =>
      actual === 'array' || actual === 'object' || actual === 'null'
        ? 'Tulis sebagai satu teks.'
        : 'Apit dengan tanda kutip.',
    fix: () => 'Apit dengan tanda kutip',
  },
  'skill/blank-body': {
    title: 'Skill tanpa instruksi',
    why: 'Teks di bawah frontmatter adalah yang diterima agen saat membuka skill. Tanpa itu, pegangannya hanya deskripsi.',
    message: () => 'Tidak ada instruksi di bawah frontmatter.',
    hint: () => 'Tulis di bawah --- yang kedua apa yang harus dikerjakan.',
  },
  'skill/too-many-lines': {
    title: 'SKILL.md yang panjang',
    why: 'Agen yang membuka skill membaca seluruh SKILL.md, dan berkas yang panjang memakan tempat yang diperlukan tugasnya. Spesifikasi menyarankan kurang dari 500 baris; Goloco tidak menerima skill yang lebih panjang.',
    message: ({ count, limit, hosted }) =>
      `Berkas ini punya ${number(count)} baris; ${hosted ? `Goloco menerima skill paling banyak ${number(limit)} baris` : `yang disarankan paling banyak ${number(limit)}`}.`,
    hint: () => 'Pindahkan bagian yang tidak selalu diperlukan ke berkas tersendiri, dan beri tautan ke sana.',
  },
  'skill/backslash-path': {
    title: 'Garis miring terbalik dalam jalur',
    why: 'Garis miring terbalik hanya mengarah ke berkas di Windows. Di sistem lain, agen mencari berkas dengan seluruh nama itu dan tidak menemukannya.',
    message: ({ path, more }) =>
      `${path} adalah jalur dengan garis miring terbalik, yang hanya berfungsi di Windows${more > 0 ? `; ${number(more)} jalur lain juga begitu` : ''}.`,
    hint: () => 'Tulis jalur dengan /: begitu agen menemukan berkasnya di Windows juga.',
    fix: () => 'Tulis jalur dengan /',
  },
  'skill/deep-reference': {
    title: 'Berkas lebih dari satu folder ke bawah',
    why: 'Spesifikasi menyarankan agar berkas yang dirujuk SKILL.md ditaruh satu folder ke bawah. Agen cenderung hanya membaca awal berkas yang letaknya lebih dalam.',
    message: ({ path, more }) =>
      `${path} ada lebih dari satu folder di bawah SKILL.md${more > 0 ? `, begitu juga ${number(more)} berkas lain` : ''}.`,
    hint: () => 'Taruh berkas yang dirujuk instruksi langsung dalam references, scripts, atau assets.',
  },
};
