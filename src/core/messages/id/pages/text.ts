import type { ForeignFacts } from '../../../parse/foreign.ts';
import type { TextFacts } from '../../../parse/text.ts';
import type { PageWords } from '../../wording.ts';

export const textPages: PageWords<TextFacts & ForeignFacts> = {
  'text/not-utf-8': {
    title: 'Bukan UTF-8',
    why: 'JSON dan YAML dibaca sebagai UTF-8. Pembaca yang menemui byte lain menolak berkas atau menampilkan huruf yang salah.',
  },
  'text/byte-order-mark': {
    title: 'Byte order mark',
    why: 'Pembaca JSON untuk Go dan Python menolak berkas yang diawali karakter ini; Codex dan Gemini CLI tidak menemukan frontmatter dan tidak memuat berkasnya.',
  },
  'text/nul': {
    title: 'Karakter NUL',
    why: 'Tidak ada pembaca JSON atau YAML yang menerimanya.',
  },
  'text/too-large': {
    title: 'Terlalu besar',
    why: 'Klien membaca kartu atau berkas agen sekaligus, dan banyak yang berhenti pada ukuran yang lebih kecil dari ini.',
  },
  'text/other-format': {
    title: 'Jenis berkas lain',
    why: 'Kartu berupa JSON dan berkas agen berupa Markdown, keduanya teks biasa. Klien dan alat tidak membuka yang lain.',
  },
  'text/wrapped': {
    title: 'Dokumen dengan isi lain di sekitarnya',
    why: 'Pembaca mengambil teks apa adanya, dari karakter pertama sampai terakhir. Jika ada apa pun di depan dokumen, tidak ada yang terbaca.',
  },
};
