import type { agentRules } from '../../../rules/agent/index.ts';
import type { Facts } from '../../../rules/index.ts';
import type { PageWords } from '../../wording.ts';

export const agentPages: PageWords<Pick<Facts, (typeof agentRules)[number]['code']>> = {
  'agent/blank-body': {
    title: 'Tidak ada instruksi',
    why: 'Teks di bawah frontmatter memberi tahu agen apa yang harus dikerjakan. Sebagian alat menolak berkas tanpa teks itu, dan di alat lain agen tidak punya pegangan.',
  },
  'agent/no-value': {
    title: 'Kunci tanpa nilai',
    why: 'YAML membaca kunci tanpa isi sebagai null, yang sama saja dengan tidak ada. Jika seharusnya ada isinya, isi itu hilang tanpa pemberitahuan.',
  },
  'agent/leading-hyphen': {
    title: 'Nama diawali tanda hubung',
    why: 'Claude Code melewati agen yang namanya diawali tanda hubung, dan hanya memberitahukannya dalam log debug.',
  },
  'agent/multi-line-description': {
    title: 'Deskripsi dalam beberapa baris',
    why: 'Alat menampilkan deskripsi agen dalam satu baris. Sebagian hanya menampilkan tanda blok seperti |, atau kehilangan baris setelah yang pertama.',
  },
  'agent/long-description': {
    title: 'Deskripsi terlalu panjang',
    why: 'Agen dipilih lewat deskripsinya. Goose hanya menampilkan 160 karakter pertama kepada modelnya, Factory meminta paling banyak 500, dan Codex melewati skill dengan lebih dari 1.024.',
  },
  'agent/skill-path': {
    title: 'Skill tidak disebut dengan jalur relatif',
    why: 'Skill adalah folder yang ikut bersama berkas agen dan disebut dengan jalurnya dari berkas itu. Jalur lain hanya ditemukan di satu komputer, atau tidak sama sekali.',
  },
  'agent/marketplace-term': {
    title: 'Istilah lokapasar dalam berkas agen',
    why: 'Berkas agen menjelaskan apa agen itu, bukan biaya atau janjinya. Di Goloco, hal seperti itu ada dalam penawaran dan dalam kartu yang dibuat darinya.',
  },
  'agent/unknown-key': {
    title: 'Kunci yang tidak dikenal',
    why: 'Kunci di luar format dibaca oleh sebagian alat, tetapi dilewati, ditolak, atau diteruskan oleh yang lain, jadi berkasnya tidak bekerja sama di semua tempat.',
  },
};
