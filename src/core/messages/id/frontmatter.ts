import type { FrontmatterFacts } from '../../parse/frontmatter.ts';
import type { frontmatterRules } from '../../rules/frontmatter/index.ts';
import type { Facts } from '../../rules/index.ts';
import type { Words } from '../wording.ts';
import { and } from './prose.ts';
import { valueName } from './schema-names.ts';

const before = { 'blank lines': 'baris kosong', spaces: 'spasi', text: 'teks' } as const;
const which = { opening: 'pembuka', closing: 'penutup' } as const;

export const frontmatterWords: Words<FrontmatterFacts & Pick<Facts, (typeof frontmatterRules)[number]['code']>> = {
  'frontmatter/missing': {
    message: ({ keys, meant, behind }) =>
      keys
        ? 'Kunci di awal berkas tidak diapit baris ---.'
        : behind
          ? 'Ada kunci di baris --- pembuka, jadi tidak ada alat yang melihat frontmatter.'
          : meant === undefined
            ? 'Berkas ini tidak punya frontmatter.'
            : `Berkas ini diawali ${meant}, padahal hanya --- yang membuka frontmatter.`,
    hint: ({ keys, meant, behind }) =>
      keys
        ? 'Tambahkan baris --- di depan kunci pertama, dan satu lagi setelah kunci terakhir.'
        : behind
          ? 'Pindahkan kuncinya ke baris berikutnya.'
          : meant !== undefined
            ? 'Tulis --- di sana dan di akhir frontmatter, tanpa apa pun lagi di barisnya, dengan baris kunci: nilai di antaranya.'
            : 'Awali berkas dengan baris ---, lalu name dan description, lalu satu baris --- lagi. Jika ini dimaksudkan sebagai kartu, isinya JSON yang diawali {.',
    fix: ({ behind }) => (behind ? 'Pindahkan kunci ke baris berikutnya' : 'Apit kuncinya dengan baris ---'),
  },
  'frontmatter/unclosed': {
    message: ({ late }) =>
      late
        ? 'Frontmatter yang dibuka di sini baru ditutup oleh --- di tengah instruksi.'
        : 'Frontmatter yang dibuka di sini tidak pernah ditutup.',
    hint: ({ meant }) =>
      meant === undefined
        ? 'Tambahkan baris --- di antara kunci terakhir dan instruksi.'
        : meant === '---'
          ? 'Mulai --- dari tepi kiri, tanpa apa pun lagi pada baris itu.'
          : `Tulis --- sebagai ganti ${meant}, tanpa apa pun lagi pada baris itu.`,
    fix: () => 'Tutup dengan ---',
    also: 'Baris ini kemungkinan besar dimaksudkan sebagai penutup.',
  },
  'frontmatter/not-at-start': {
    message: (data) => `Ada ${before[data.before]} di depan frontmatter, jadi kebanyakan alat tidak melihatnya.`,
    hint: (data) =>
      data.before === 'text'
        ? 'Pindahkan teksnya ke bawah frontmatter, sehingga berkas diawali ---.'
        : 'Awali berkas dengan ---.',
    fix: (data) => (data.before === 'spaces' ? 'Hapus spasi' : 'Hapus baris kosong'),
  },
  'frontmatter/fence-trailing-space': {
    message: (data) => `Ada spasi setelah --- ${which[data.which]}, dan sebagian alat lalu tidak melihatnya.`,
    hint: () => 'Jangan menulis apa pun setelah ketiga tanda hubung.',
    fix: () => 'Hapus spasi',
  },
  'frontmatter/empty': {
    message: () => 'Frontmatter ini kosong.',
    hint: () => 'Tambahkan name dan description, masing-masing dalam satu baris kunci: nilai.',
  },
  'frontmatter/not-a-map': {
    message: (data) =>
      `Frontmatter ini berupa ${data.found === 'list' ? 'daftar' : 'teks biasa'}, bukan kunci dengan nilai.`,
    hint: () => 'Tulis setiap entri dalam satu baris kunci: nilai, dengan spasi setelah titik dua.',
    fix: () => 'Beri spasi setelah setiap titik dua',
  },
  'frontmatter/windows-line-ends': {
    message: () => 'Baris-barisnya diakhiri CR LF seperti di Windows; sebagian alat lalu tidak menemukan frontmatter.',
    hint: () =>
      'Simpan berkas dengan akhir baris LF. Dalam git, baris “*.md text eol=lf” di .gitattributes menjaganya.',
  },
  'frontmatter/lone-carriage-return': {
    message: () => 'Baris ini hanya diakhiri CR, dan bagi kebanyakan alat baris ini berlanjut.',
    hint: () => 'Simpan berkas dengan akhir baris LF.',
    fix: () => 'Akhiri baris dengan LF',
  },
  'frontmatter/typed-value': {
    message: ({ name, written, read, type }) =>
      `YAML menganggap ${written} sebagai ${type === 'boolean' ? 'ya atau tidak' : written === read ? 'angka' : `angka ${read}`}, padahal ${valueName(name)} harus berupa teks.`,
    hint: () => 'Apit dengan tanda kutip ganda.',
    fix: () => 'Apit nilai dengan tanda kutip ganda',
  },
  'frontmatter/inner-fence': {
    message: ({ key, lost }) =>
      `Goose mengakhiri frontmatter pada --- ini${key === undefined ? '' : `, di tengah ${key}`}${lost.length > 0 ? `, tanpa melihat ${and(lost)}` : ''}.`,
    hint: ({ key }) =>
      key === undefined
        ? 'Hapus tanda hubung itu dari komentar.'
        : 'Gunakan tanda pisah lain, atau lebih sedikit tanda hubung.',
    fix: () => 'Tulis tanda pisah',
  },
};
