import type { TextFacts } from '../../parse/text.ts';
import type { Words } from '../wording.ts';
import { number } from './prose.ts';

const kib = (bytes: number) => `${number(Math.ceil(bytes / 1024))} KiB`;

export const textWords: Words<TextFacts> = {
  'text/not-utf-8': {
    title: 'Bukan UTF-8',
    message: ({ byte, offset }) =>
      `Byte di sini bukan UTF-8: byte ${offset} bernilai 0x${byte.toString(16).toUpperCase().padStart(2, '0')}.`,
    hint: () =>
      'Simpan berkas sebagai UTF-8. Di kebanyakan editor, pengodean terlihat dan dapat diubah pada bilah status.',
    why: 'JSON dan YAML dibaca sebagai UTF-8. Pembaca yang menemui byte lain menolak berkas atau menampilkan huruf yang salah.',
  },
  'text/byte-order-mark': {
    title: 'Byte order mark',
    message: () => 'Berkas ini diawali byte order mark, karakter tak terlihat yang membuat banyak pembaca gagal.',
    hint: () => 'Simpan berkas sebagai “UTF-8”, bukan “UTF-8 with BOM”.',
    fix: () => 'Hapus byte order mark',
    why: 'Pembaca JSON untuk Go dan Python menolak berkas yang diawali karakter ini; Codex dan Gemini CLI tidak menemukan frontmatter dan tidak memuat berkasnya.',
  },
  'text/nul': {
    title: 'Karakter NUL',
    message: () =>
      'Ada karakter NUL di sini, jadi ini bukan berkas teks, atau teks dengan pengodean lain seperti UTF-16.',
    hint: () => 'Simpan berkas sebagai teks UTF-8.',
    why: 'Tidak ada pembaca JSON atau YAML yang menerimanya.',
  },
  'text/too-large': {
    title: 'Terlalu besar',
    message: ({ bytes, limit }) => `Dokumen ini berukuran ${kib(bytes)}; yang dibaca paling banyak ${kib(limit)}.`,
    hint: () => 'Simpan teks yang panjang di tempat lain, dan beri tautan ke sana.',
    why: 'Klien membaca kartu atau berkas agen sekaligus, dan banyak yang berhenti pada ukuran yang lebih kecil dari ini.',
  },
};
