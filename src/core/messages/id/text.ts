import type { ForeignFacts } from '../../parse/foreign.ts';
import type { TextFacts } from '../../parse/text.ts';
import type { Words } from '../wording.ts';
import { number } from './prose.ts';

const kib = (bytes: number) => `${number(Math.ceil(bytes / 1024))} KiB`;

const formats = {
  address: {
    is: 'Ini sebuah alamat, bukan dokumen yang ada di sana.',
    remedy:
      'Di sini tidak ada yang diambil dari jaringan. Unduh dulu, misalnya dengan curl, lalu tempel isi berkasnya.',
  },
  'web page': {
    is: 'Ini halaman web, bukan dokumennya.',
    remedy: 'Server sering menjawab begini bila berkasnya tidak ada. Buka alamatnya di peramban, lalu ambil berkasnya.',
  },
  PDF: { is: 'Ini PDF.', remedy: 'Ekspor sebagai teks biasa, atau salin teksnya.' },
  picture: { is: 'Ini gambar.', remedy: 'Berikan teksnya.' },
  archive: {
    is: 'Ini arsip atau dokumen Office.',
    remedy: 'Buka arsipnya, atau simpan sebagai teks biasa, lalu berikan berkasnya.',
  },
  YAML: { is: 'Ini kartu dalam YAML, padahal klien hanya membaca JSON.', remedy: 'Tulis sebagai JSON.' },
} as const;
const wrappings = {
  fence: 'Dokumennya berada dalam blok kode Markdown.',
  headers: 'Ada header HTTP di depan dokumennya.',
  code: 'Dokumennya berada dalam kode program.',
  text: 'Ada teks lain di sekitar dokumennya.',
} as const;

export const textWords: Words<TextFacts & ForeignFacts> = {
  'text/not-utf-8': {
    message: ({ byte, offset }) =>
      `Byte di sini bukan UTF-8: byte ${offset} bernilai 0x${byte.toString(16).toUpperCase().padStart(2, '0')}.`,
    hint: () =>
      'Simpan berkas sebagai UTF-8. Di kebanyakan editor, pengodean terlihat dan dapat diubah pada bilah status.',
  },
  'text/byte-order-mark': {
    message: () => 'Berkas ini diawali byte order mark, karakter tak terlihat yang membuat banyak pembaca gagal.',
    hint: () => 'Simpan berkas sebagai “UTF-8”, bukan “UTF-8 with BOM”.',
    fix: () => 'Hapus byte order mark',
  },
  'text/nul': {
    message: () =>
      'Ada karakter NUL di sini, jadi ini bukan berkas teks, atau teks dengan pengodean lain seperti UTF-16.',
    hint: () => 'Simpan berkas sebagai teks UTF-8.',
  },
  'text/too-large': {
    message: ({ bytes, limit }) => `Dokumen ini berukuran ${kib(bytes)}; yang dibaca paling banyak ${kib(limit)}.`,
    hint: () => 'Simpan teks yang panjang di tempat lain, dan beri tautan ke sana.',
  },
  'text/other-format': {
    message: ({ format }) => formats[format].is,
    hint: ({ format }) => formats[format].remedy,
  },
  'text/wrapped': {
    message: ({ around }) => wrappings[around],
    hint: ({ what }) =>
      what === 'JSON'
        ? 'Yang diperlukan hanya JSON-nya, dari { pertama sampai } terakhir.'
        : 'Yang diperlukan hanya berkasnya, mulai dari baris --- pertama.',
    fix: ({ alone }) => (alone ? 'Hapus baris pagar blok kode' : 'Sisakan dokumennya saja'),
  },
};
