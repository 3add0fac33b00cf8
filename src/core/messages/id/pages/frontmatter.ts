import type { FrontmatterFacts } from '../../../parse/frontmatter.ts';
import type { frontmatterRules } from '../../../rules/frontmatter/index.ts';
import type { Facts } from '../../../rules/index.ts';
import type { PageWords } from '../../wording.ts';

export const frontmatterPages: PageWords<FrontmatterFacts & Pick<Facts, (typeof frontmatterRules)[number]['code']>> = {
  'frontmatter/missing': {
    title: 'Tidak ada frontmatter',
    why: 'Alat membaca nama dan deskripsi agen dari YAML di antara dua baris --- di awal berkas. Tanpa itu, berkasnya dilewati.',
  },
  'frontmatter/unclosed': {
    title: 'Frontmatter tanpa penutup',
    why: 'Frontmatter berakhir pada baris --- yang kedua. Tanpa itu, VS Code membaca instruksi sebagai YAML, sedangkan Gemini CLI, Goose, dan yang lain tidak menemukan frontmatter: agennya tidak dimuat.',
  },
  'frontmatter/not-at-start': {
    title: 'Frontmatter tidak pada baris 1',
    why: 'Gemini CLI, VS Code, pemeriksa skill, dan kebanyakan alat lain hanya mencari --- pada baris pertama. Bagi mereka, berkas ini tidak punya frontmatter, jadi tidak ada agen. Goose tetap membacanya.',
  },
  'frontmatter/fence-trailing-space': {
    title: 'Spasi setelah ---',
    why: 'Gemini CLI dan pemeriksa skill dari Anthropic mencari baris yang persis ---. Jika ada spasi sesudahnya, frontmatter tidak ditemukan.',
  },
  'frontmatter/empty': {
    title: 'Frontmatter kosong',
    why: 'Agen memerlukan nama dan deskripsi; alat melewati berkas yang tidak menyebut keduanya.',
  },
  'frontmatter/not-a-map': {
    title: 'Frontmatter tanpa kunci',
    why: 'Alat mencari nama dan deskripsi lewat kuncinya. Dalam daftar atau teks biasa, keduanya tidak ditemukan.',
  },
  'frontmatter/windows-line-ends': {
    title: 'Akhir baris Windows',
    why: 'Baris yang diakhiri CR LF dibaca oleh Gemini CLI, Goose, dan kebanyakan alat lain. Pemeriksa skill dari Anthropic dan sebagian pembaca skill mencari --- yang langsung diikuti LF, dan tidak menemukan frontmatter.',
  },
  'frontmatter/lone-carriage-return': {
    title: 'Akhir baris Mac lama',
    why: 'Karakter CR tanpa LF mengakhiri baris di Mac sebelum 2001. Gemini CLI dan setiap alat yang memisahkan baris pada LF hanya melihat satu baris, tanpa frontmatter.',
  },
  'frontmatter/typed-value': {
    title: 'Angka atau ya-tidak di tempat teks',
    why: 'Tanpa tanda kutip, YAML menganggapnya angka atau true dan false. Alat yang mengharapkan teks menolak berkasnya, berhenti mendadak, atau menampilkannya dalam bentuk lain, misalnya 1.1 untuk 1.10.',
  },
  'frontmatter/inner-fence': {
    title: '--- di dalam frontmatter',
    why: 'Goose dan pemeriksa acuan untuk skill memotong berkas pada setiap ---, di mana pun letaknya. Bagian frontmatter sesudahnya hilang bagi mereka, atau menjadi bagian dari instruksi.',
  },
};
