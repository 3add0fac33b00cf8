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
    title: 'Tidak ada frontmatter',
    why: 'Alat membaca nama dan deskripsi agen dari YAML di antara dua baris --- di awal berkas. Tanpa itu, berkasnya dilewati.',
    message: ({ keys }) =>
      keys ? 'Kunci di awal berkas tidak diapit baris ---.' : 'Berkas ini tidak punya frontmatter.',
    hint: ({ keys }) =>
      keys
        ? 'Tambahkan baris --- di depan kunci pertama, dan satu lagi setelah kunci terakhir.'
        : 'Awali berkas dengan baris ---, lalu name dan description, lalu satu baris --- lagi. Jika ini dimaksudkan sebagai kartu, isinya JSON yang diawali {.',
    fix: () => 'Apit kuncinya dengan baris ---',
  },
  'frontmatter/unclosed': {
    title: 'Frontmatter tanpa penutup',
    why: 'Frontmatter berakhir pada baris --- yang kedua. Tanpa itu, VS Code membaca instruksi sebagai YAML, sedangkan Gemini CLI, Goose, dan yang lain tidak menemukan frontmatter: agennya tidak dimuat.',
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
    title: 'Frontmatter tidak pada baris 1',
    why: 'Gemini CLI, VS Code, pemeriksa skill, dan kebanyakan alat lain hanya mencari --- pada baris pertama. Bagi mereka, berkas ini tidak punya frontmatter, jadi tidak ada agen. Goose tetap membacanya.',
    message: (data) => `Ada ${before[data.before]} di depan frontmatter, jadi kebanyakan alat tidak melihatnya.`,
    hint: (data) =>
      data.before === 'text'
        ? 'Pindahkan teksnya ke bawah frontmatter, sehingga berkas diawali ---.'
        : 'Awali berkas dengan ---.',
    fix: (data) => (data.before === 'spaces' ? 'Hapus spasi' : 'Hapus baris kosong'),
  },
  'frontmatter/fence-trailing-space': {
    title: 'Spasi setelah ---',
    why: 'Gemini CLI dan pemeriksa skill dari Anthropic mencari baris yang persis ---. Jika ada spasi sesudahnya, frontmatter tidak ditemukan.',
    message: (data) => `Ada spasi setelah --- ${which[data.which]}, dan sebagian alat lalu tidak melihatnya.`,
    hint: () => 'Jangan menulis apa pun setelah ketiga tanda hubung.',
    fix: () => 'Hapus spasi',
  },
  'frontmatter/empty': {
    title: 'Frontmatter kosong',
    why: 'Agen memerlukan nama dan deskripsi; alat melewati berkas yang tidak menyebut keduanya.',
    message: () => 'Frontmatter ini kosong.',
    hint: () => 'Tambahkan name dan description, masing-masing dalam satu baris kunci: nilai.',
  },
  'frontmatter/not-a-map': {
    title: 'Frontmatter tanpa kunci',
    why: 'Alat mencari nama dan deskripsi lewat kuncinya. Dalam daftar atau teks biasa, keduanya tidak ditemukan.',
    message: (data) =>
      `Frontmatter ini berupa ${data.found === 'list' ? 'daftar' : 'teks biasa'}, bukan kunci dengan nilai.`,
    hint: () => 'Tulis setiap entri dalam satu baris kunci: nilai, dengan spasi setelah titik dua.',
  },
  'frontmatter/windows-line-ends': {
    title: 'Akhir baris Windows',
    why: 'Baris yang diakhiri CR LF dibaca oleh Gemini CLI, Goose, dan kebanyakan alat lain. Pemeriksa skill dari Anthropic dan sebagian pembaca skill mencari --- yang langsung diikuti LF, dan tidak menemukan frontmatter.',
    message: () => 'Baris-barisnya diakhiri CR LF seperti di Windows; sebagian alat lalu tidak menemukan frontmatter.',
    hint: () =>
      'Simpan berkas dengan akhir baris LF. Dalam git, baris “*.md text eol=lf” di .gitattributes menjaganya.',
  },
  'frontmatter/lone-carriage-return': {
    title: 'Akhir baris Mac lama',
    why: 'Karakter CR tanpa LF mengakhiri baris di Mac sebelum 2001. Gemini CLI dan setiap alat yang memisahkan baris pada LF hanya melihat satu baris, tanpa frontmatter.',
    message: () => 'Baris ini hanya diakhiri CR, dan bagi kebanyakan alat baris ini berlanjut.',
    hint: () => 'Simpan berkas dengan akhir baris LF.',
    fix: () => 'Akhiri baris dengan LF',
  },
  'frontmatter/typed-value': {
    title: 'Angka atau ya-tidak di tempat teks',
    why: 'Tanpa tanda kutip, YAML menganggapnya angka atau true dan false. Alat yang mengharapkan teks menolak berkasnya, berhenti mendadak, atau menampilkannya dalam bentuk lain, misalnya 1.1 untuk 1.10.',
    message: ({ name, written, read, type }) =>
      `YAML menganggap ${written} sebagai ${type === 'boolean' ? 'ya atau tidak' : written === read ? 'angka' : `angka ${read}`}, padahal ${valueName(name)} harus berupa teks.`,
    hint: () => 'Apit dengan tanda kutip ganda.',
    fix: () => 'Apit nilai dengan tanda kutip ganda',
  },
  'frontmatter/inner-fence': {
    title: '--- di dalam frontmatter',
    why: 'Goose dan pemeriksa acuan untuk skill memotong berkas pada setiap ---, di mana pun letaknya. Bagian frontmatter sesudahnya hilang bagi mereka, atau menjadi bagian dari instruksi.',
    message: ({ key, lost }) =>
      `Goose mengakhiri frontmatter pada --- ini${key === undefined ? '' : `, di tengah ${key}`}${lost.length > 0 ? `, tanpa melihat ${and(lost)}` : ''}.`,
    hint: ({ key }) =>
      key === undefined
        ? 'Hapus tanda hubung itu dari komentar.'
        : 'Gunakan tanda pisah lain, atau lebih sedikit tanda hubung.',
    fix: () => 'Tulis tanda pisah',
  },
};
