import type { Facts } from '../../../rules/index.ts';
import type { skillRules } from '../../../rules/skill/index.ts';
import type { PageWords } from '../../wording.ts';

export const skillPages: PageWords<Pick<Facts, (typeof skillRules)[number]['code']>> = {
  'skill/file-name': {
    title: 'Tidak bernama SKILL.md',
    why: 'Alat mencari berkas dengan nama yang persis ini. Pustaka acuan spesifikasi juga menerima skill.md; kebanyakan alat tidak menemukannya, dan tidak ada yang menemukan ejaan lain.',
  },
  'skill/no-value': {
    title: 'Kunci tanpa nilai',
    why: 'Kunci tanpa isi sama saja dengan tidak ada, dan sebagian alat menolaknya. Jika seharusnya ada isinya, isi itu hilang tanpa pemberitahuan.',
  },
  'skill/name-hyphens': {
    title: 'Tanda hubung dalam nama skill',
    why: 'Dalam nama skill, tanda hubung ada di antara dua huruf atau angka, satu demi satu. Pemeriksa yang mengikuti spesifikasi menolak nama lain.',
  },
  'skill/unicode-name': {
    title: 'Huruf di luar a sampai z dalam nama skill',
    why: 'Teks spesifikasi mengizinkan a sampai z, angka, dan tanda hubung; pustaka acuannya menerima huruf kecil dan angka dari semua aksara setelah nama diubah ke NFKC. Goose, Claude.ai, dan yang lain berpegang pada a sampai z.',
  },
  'skill/name-directory': {
    title: 'Nama dan folder berbeda',
    why: 'Sebagian alat memanggil skill dengan namanya, yang lain dengan foldernya, dan menurut spesifikasi keduanya harus sama. Jika berbeda, yang mencari lewat salah satunya tidak menemukan yang lain.',
  },
  'skill/reserved-word': {
    title: 'Kata yang dicadangkan dalam nama skill',
    why: 'Anthropic mencadangkan “claude” dan “anthropic” dalam nama untuk skill miliknya sendiri, dan pengunggahannya menolak skill lain yang memakainya. Spesifikasi Agent Skills tidak melarangnya.',
  },
  'skill/markup': {
    title: 'Tag dalam teks yang dibaca agen dari skill',
    why: 'Nama dan deskripsi masuk ke prompt setiap agen yang punya skill ini, dan di sana sebuah tag bisa dianggap bagian dari prompt itu sendiri. Pengunggahan Anthropic menolaknya; spesifikasi Agent Skills tidak.',
  },
  'skill/unknown-key': {
    title: 'Kunci yang tidak ada dalam skill',
    why: 'SKILL.md punya enam kunci. Pemeriksa sebelum pengunggahan atau pengemasan menolak skill dengan kunci lain, dan alat yang mengenalnya hanya membaca kunci miliknya sendiri.',
  },
  'skill/allowed-tools-list': {
    title: 'Alat yang diizinkan sebagai daftar',
    why: 'Menurut spesifikasi, alat ditulis dalam satu teks dengan spasi di antaranya. Claude Code juga membaca daftar; yang mengikuti spesifikasi bisa jadi tidak membaca satu pun atau menolak berkasnya.',
  },
  'skill/metadata-value': {
    title: 'Metadata yang bukan teks',
    why: 'Metadata adalah map dari teks ke teks. Jika bisa, YAML membaca nilai tanpa tanda kutip sebagai hal lain, sehingga versi 1.10 menjadi 1.1, dan sebagian pembaca membuang yang bukan teks.',
  },
  'skill/blank-body': {
    title: 'Skill tanpa instruksi',
    why: 'Teks di bawah frontmatter adalah yang diterima agen saat membuka skill. Tanpa itu, pegangannya hanya deskripsi.',
  },
  'skill/too-many-lines': {
    title: 'SKILL.md yang panjang',
    why: 'Agen yang membuka skill membaca seluruh SKILL.md, dan berkas yang panjang memakan tempat yang diperlukan tugasnya. Spesifikasi menyarankan kurang dari 500 baris; Goloco tidak menerima skill yang lebih panjang.',
  },
  'skill/backslash-path': {
    title: 'Garis miring terbalik dalam jalur',
    why: 'Garis miring terbalik hanya mengarah ke berkas di Windows. Di sistem lain, agen mencari berkas dengan seluruh nama itu dan tidak menemukannya.',
  },
  'skill/deep-reference': {
    title: 'Berkas lebih dari satu folder ke bawah',
    why: 'Spesifikasi menyarankan agar berkas yang dirujuk SKILL.md ditaruh satu folder ke bawah. Agen cenderung hanya membaca awal berkas yang letaknya lebih dalam.',
  },
};
