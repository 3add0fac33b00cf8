import type { YamlFacts } from '../../parse/yaml.ts';
import type { Facts } from '../../rules/index.ts';
import type { yamlRules } from '../../rules/yaml/index.ts';
import type { Words } from '../wording.ts';
import { number } from './prose.ts';
import { valueName } from './schema-names.ts';

const whose = (key: string | undefined) => (key === undefined ? 'nilai ini' : `nilai ${key}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a character at the start of a value means to YAML. */
const meaning: Readonly<Record<string, string>> = {
  '@': 'dicadangkan',
  '`': 'dicadangkan',
  '*': 'merujuk ke nilai lain',
  '&': 'memberi nama pada nilai',
  '!': 'menyebut tipe',
  '|': 'membuka blok teks pada baris-baris di bawahnya',
  '>': 'membuka blok teks pada baris-baris di bawahnya',
  '%': 'dicadangkan',
  '[': 'membuka daftar',
  '{': 'membuka map',
  ']': 'menutup daftar',
  '}': 'menutup map',
  '-': 'membuka entri daftar',
  '?': 'membuka kunci',
  ':': 'mengakhiri kunci',
  ',': 'memisahkan entri daftar',
};

const isQuote = (char: string) => char === '"' || char === "'";

const quoteWhole = 'Apit seluruh nilai dengan tanda kutip ganda.';
const quoteFix = 'Apit nilai dengan tanda kutip ganda';

type Syntax = YamlFacts['yaml/syntax'];

const syntax: Readonly<Record<Syntax['reason'], { message: (shown: string) => string; hint: string }>> = {
  'unclosed bracket': {
    message: (shown) => `${shown} yang dibuka di sini tidak pernah ditutup.`,
    hint: 'Tutup di akhir nilai, atau apit nilainya dengan tanda kutip ganda jika ini teks.',
  },
  'brackets at margin': {
    message: () => 'Baris ini berada dalam kurung yang dibuka setelah sebuah kunci, tetapi tidak menjorok.',
    hint: 'Beri indentasi dua spasi pada baris-baris sampai kurung penutup.',
  },
  'no key': {
    message: () => 'Di sini seharusnya ada kunci dengan nilainya.',
    hint: 'Tulis sebagai kunci: nilai. Teks lanjutan dari baris di atasnya harus menjorok.',
  },
  'wide colon': {
    message: (shown) => `${shown} berakhir dengan titik dua lebar penuh, jadi ini bukan kunci.`,
    hint: 'Tulis : dengan spasi setelahnya.',
  },
  'no blank after colon': {
    message: (shown) => `${shown} tidak punya spasi setelah titik duanya, jadi ini bukan kunci.`,
    hint: 'Beri spasi setelah titik dua.',
  },
  indentation: {
    message: () => 'Indentasi baris ini tidak cocok dengan baris mana pun di atasnya.',
    hint: 'Samakan indentasinya dengan baris-baris yang sekelompok.',
  },
  'indented key': {
    message: (shown) => `${shown} menjorok, jadi YAML membacanya sebagai bagian dari nilai di atasnya.`,
    hint: 'Mulai barisnya dari tepi kiri jika ini kunci tersendiri; jika ini teks, apit seluruh nilai dengan tanda kutip ganda.',
  },
  'comment in text': {
    message: () => 'Tanda # menjadikan sisa baris ini komentar, dan teks tidak bisa berlanjut setelah komentar.',
    hint: 'Apit seluruh nilai dengan tanda kutip ganda; jika ini komentar, pindahkan ke atas kunci.',
  },
  escape: {
    message: (shown) => `Di antara tanda kutip ganda, ${shown} bukan urutan escape yang dikenal YAML.`,
    hint: 'Tulis garis miring terbalik dua kali, atau gunakan tanda kutip tunggal.',
  },
  key: {
    message: () => 'Kunci ini berupa daftar atau map, padahal kunci hanya boleh berupa teks.',
    hint: 'Apit kuncinya dengan tanda kutip ganda jika ini teks.',
  },
  'long key': {
    message: () => 'Sebuah kunci boleh sepanjang 1.024 karakter, dan yang ini lebih panjang.',
    hint: 'Jika ini teks, tulis setelah sebuah kunci dan dalam tanda kutip ganda.',
  },
  directive: {
    message: () => 'Baris yang diawali % adalah perintah bagi pembaca YAML, dan frontmatter tidak menerimanya.',
    hint: 'Hapus baris itu.',
  },
  character: {
    message: (shown) => `${shown} tidak boleh ada di sini.`,
    hint: 'Jika ini bagian dari teks, apit seluruh teks dengan tanda kutip ganda.',
  },
  unread: {
    message: (shown) => `Frontmatter tidak bisa dibaca: pembacaan berhenti di baris ${shown}.`,
    hint: 'Periksa berkasnya tersendiri; laporannya menyebut apa yang salah.',
  },
};

/** What the fixes do, of the reasons that have one. */
const syntaxFixes: Partial<Record<Syntax['reason'], string>> = {
  'no blank after colon': 'Beri spasi setelah titik dua',
  'wide colon': 'Tulis : dan spasi',
  'brackets at margin': 'Beri indentasi pada baris di dalam kurung',
  'indented key': 'Mulai kunci dari tepi kiri',
  'comment in text': quoteFix,
};

/** What YAML 1.1 takes a text for. */
const olderTypes = { boolean: 'ya atau tidak', number: 'angka', date: 'tanggal', 'merge key': 'merge key' } as const;

export const yamlWords: Words<YamlFacts & Pick<Facts, (typeof yamlRules)[number]['code']>> = {
  'yaml/unquoted-colon': {
    message: (data) => `Titik dua ini merusak ${whose(data.key)}: bagi YAML, titik dua mengakhiri kunci.`,
    hint: () => quoteWhole,
    fix: () => quoteFix,
  },
  'yaml/tab-indent': {
    message: ({ by }) =>
      by === 'blank'
        ? 'Baris ini menjorok dengan karakter kosong yang bukan spasi, yang bagi YAML adalah teks.'
        : 'Baris ini menjorok dengan tab, padahal YAML hanya menerima spasi.',
    hint: () => 'Gunakan dua spasi untuk setiap tingkat.',
    fix: () => 'Ganti dengan spasi',
  },
  'yaml/bad-start': {
    message: (data) =>
      isQuote(data.char)
        ? `Tanda kutip ditutup di sini, tetapi ${whose(data.key)} berlanjut sesudahnya.`
        : `${capital(whose(data.key))} diawali ${data.char}, yang dalam YAML ${meaning[data.char] ?? 'punya arti sendiri'}.`,
    hint: (data) =>
      isQuote(data.char)
        ? 'Apit seluruh nilai dengan tanda kutip ganda, dengan \\" untuk setiap tanda kutip di dalamnya.'
        : data.char === '|' || data.char === '>'
          ? `${quoteWhole} Jika ${data.char} memang untuk membuka blok, mulai teksnya pada baris berikutnya, menjorok.`
          : quoteWhole,
    fix: () => quoteFix,
  },
  'yaml/unclosed-quote': {
    message: (data) => `Tanda ${data.char} yang membuka ${whose(data.key)} tidak pernah ditutup.`,
    hint: (data) =>
      data.char === "'"
        ? 'Tutup di akhir nilai. Jika ini apostrof, apit seluruh nilai dengan tanda kutip ganda.'
        : 'Tutup di akhir nilai.',
  },
  'yaml/duplicate-key': {
    message: (data) =>
      data.exact
        ? `Kunci ${data.key} ditulis dua kali.`
        : `Kunci ${data.first} dan ${data.key} hanya berbeda huruf besar dan kecilnya.`,
    hint: () => 'Pertahankan salah satunya.',
    also: 'Yang pertama ada di sini.',
  },
  'yaml/anchor-alias-tag': {
    message: (data) => `${data.name} adalah ${data.what}, dan frontmatter tidak menerimanya.`,
    hint: (data) =>
      data.what === 'tag' || data.what === 'anchor'
        ? `Hapus, atau apit nilainya dengan tanda kutip ganda jika ${data.name} bagian dari teks.`
        : 'Tulis nilainya di tempat yang semestinya.',
  },
  'yaml/second-document': {
    message: (data) => `${data.marker} mengakhiri YAML di sini, dan teks sesudahnya hilang atau ditolak.`,
    hint: () => 'Hapus tanda itu, atau apit dengan tanda kutip ganda jika ini teks.',
  },
  'yaml/unindented-continuation': {
    message: (data) =>
      data.key === undefined
        ? 'Baris ini bukan kunci dan tidak menjorok.'
        : `Teks ${data.key} berlanjut di sini tanpa indentasi.`,
    hint: (data) =>
      data.example
        ? 'Tulis deskripsi dalam satu baris dengan tanda kutip ganda, dan pindahkan contohnya ke bawah frontmatter.'
        : 'Tulis seluruh teks dalam satu baris, dengan tanda kutip ganda.',
    also: 'Nilainya dimulai di sini.',
  },
  'yaml/syntax': {
    message: ({ reason, shown }) => syntax[reason].message(shown ?? 'Ini'),
    hint: ({ reason }) => syntax[reason].hint,
    fix: ({ reason }) => syntaxFixes[reason] ?? '',
  },
  'yaml/older-type': {
    message: ({ name, written, type }) =>
      `Pembaca YAML 1.1 menganggap ${written} sebagai ${olderTypes[type]}, padahal ${valueName(name)} harus berupa teks.`,
    hint: () => 'Apit dengan tanda kutip ganda.',
    fix: () => quoteFix,
  },
  'yaml/comment-cuts-text': {
    message: ({ key, cut, whole }) =>
      whole
        ? `Tanda # menjadikan ${cut} komentar, jadi ${key} tidak punya nilai.`
        : `Tanda # menjadikan ${cut} komentar, jadi nilai ${key} berakhir sebelum itu.`,
    hint: ({ whole, cut }) =>
      `${whole ? 'Apit nilainya dengan tanda kutip ganda.' : quoteWhole}${/^#+\s/.test(cut) ? '' : ' Jika ini komentar, beri spasi setelah #.'}`,
    fix: () => quoteFix,
  },
  'yaml/tight-hyphen': {
    message: ({ key }) => `${key} berupa satu teks, bukan daftar, karena tidak ada spasi setelah tanda hubung.`,
    hint: () => 'Beri spasi setelah setiap tanda hubung.',
    fix: () => 'Beri spasi setelah setiap tanda hubung',
  },
  'yaml/too-large': {
    message: ({ what, limit }) =>
      what === 'bytes'
        ? `Frontmatter lebih dari ${number(limit / 1024)} KiB.`
        : `Frontmatter punya lebih dari ${number(limit)} bagian, dihitung sampai di sini.`,
    hint: () => 'Pindahkan teks yang panjang ke bawah frontmatter.',
  },
  'yaml/too-deep': {
    message: (data) => `Nilai ini bersarang lebih dari ${data.limit} tingkat.`,
    hint: () => 'Periksa apakah ada kurung atau tanda yang berulang karena salah ketik.',
  },
};
