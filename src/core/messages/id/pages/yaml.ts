import type { YamlFacts } from '../../../parse/yaml.ts';
import type { Facts } from '../../../rules/index.ts';
import type { yamlRules } from '../../../rules/yaml/index.ts';
import type { PageWords } from '../../wording.ts';

export const yamlPages: PageWords<YamlFacts & Pick<Facts, (typeof yamlRules)[number]['code']>> = {
  'yaml/unquoted-colon': {
    title: 'Titik dua dalam nilai tanpa tanda kutip',
    why: 'Titik dua yang diikuti spasi, atau yang ada di akhir baris, menjadikan teks di depannya sebuah kunci. Frontmatter tidak terbaca, dan kebanyakan alat membuang agennya tanpa pemberitahuan.',
  },
  'yaml/tab-indent': {
    title: 'Indentasi dengan tab',
    why: 'Indentasi YAML hanya memakai spasi. Sebagian alat menolak berkasnya, yang lain membaca baris-barisnya di bawah kunci yang salah.',
  },
  'yaml/bad-start': {
    title: 'Nilai diawali karakter khusus',
    why: 'YAML memberi arti pada beberapa karakter di awal nilai. Tanpa tanda kutip, teksnya tidak terbaca atau sebagian hilang.',
  },
  'yaml/unclosed-quote': {
    title: 'Tanda kutip tanpa penutup',
    why: 'Semua yang ada setelah tanda kutip yang terbuka dibaca sebagai satu teks, termasuk kunci-kunci di bawahnya. Frontmatter tidak terbaca.',
  },
  'yaml/duplicate-key': {
    title: 'Kunci yang ditulis dua kali',
    why: 'Setiap kunci hanya boleh ditulis sekali. Sebagian alat menolak berkasnya, yang lain mengambil nilai pertama atau terakhir, jadi agennya tidak sama di semua tempat.',
  },
  'yaml/anchor-alias-tag': {
    title: 'Anchor, alias, tag, atau merge key',
    why: 'Anchor, alias, tag, dan merge key dibaca dengan cara berbeda atau ditolak oleh alat yang membaca berkas agen, dan sebuah rujukan bisa menyembunyikan ukuran berkas yang sebenarnya.',
  },
  'yaml/second-document': {
    title: 'Frontmatter berakhir terlalu cepat',
    why: 'Baris yang diawali ... atau --- mengakhiri dokumen YAML. Alat menolak teks sesudahnya atau tidak pernah melihatnya.',
  },
  'yaml/unindented-continuation': {
    title: 'Teks berlanjut di tepi kiri',
    why: 'Baris yang tidak menjorok harus berupa kunci. Teks yang berlanjut di sana, misalnya blok <example> yang ditempelkan, tidak terbaca, dan kebanyakan alat membuang agennya tanpa pemberitahuan.',
  },
  'yaml/syntax': {
    title: 'Bukan YAML',
    why: 'Alat yang tidak bisa membaca frontmatter membuang agennya, kebanyakan tanpa pemberitahuan.',
  },
  'yaml/older-type': {
    title: 'Nilai yang dibaca lain oleh YAML 1.1',
    why: 'Banyak alat masih membaca YAML 1.1. Di sana kata seperti no dan on, tanggal, serta angka dengan _ atau : bukan teks. Nilainya menjadi lain, atau berkasnya ditolak. OpenCode, misalnya, membaca tanggal dengan cara itu, dan pustaka YAML untuk Python membaca semuanya begitu.',
  },
  'yaml/comment-cuts-text': {
    title: 'Teks yang hilang setelah #',
    why: 'Dalam nilai tanpa tanda kutip, spasi dan # memulai komentar. Sisa barisnya dilewati setiap pembaca, tanpa pemberitahuan.',
  },
  'yaml/tight-hyphen': {
    title: 'Butir daftar tanpa spasi',
    why: 'Sebuah baris menjadi butir daftar hanya dengan spasi setelah tanda hubungnya. Tanpa itu, semua barisnya menjadi satu teks, yang ditolak alat atau dianggap satu nama.',
  },
  'yaml/too-large': {
    title: 'Frontmatter terlalu besar',
    why: 'Frontmatter dibaca setiap alat yang mendaftar agen. Teks yang panjang sebaiknya ada dalam instruksi di bawahnya.',
  },
  'yaml/too-deep': {
    title: 'Terlalu banyak tingkat',
    why: 'Banyak pembaca berhenti atau rusak pada nilai yang bersarang sedalam ini.',
  },
};
