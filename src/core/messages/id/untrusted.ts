import type { Facts } from '../../rules/index.ts';
import type { untrustedRules } from '../../rules/text/index.ts';
import type { Words } from '../wording.ts';
import { and, number } from './prose.ts';

const more = (data: { more: boolean }) => (data.more ? ' Masih ada yang lain di bagian berikut teks ini.' : '');
const there = (count: number, kind: string, named: readonly string[]) =>
  `Ada ${count === 1 ? 'satu' : number(count)} ${kind} di sini: ${named.join(', ')}.`;

const kinds = { invisible: 'karakter tak terlihat', control: 'karakter kontrol', tag: 'karakter tag Unicode' };

const scripts = { Cyrillic: 'Kiril', Greek: 'Yunani', Latin: 'Latin' };

const addresses = {
  override: 'menyuruh model yang membacanya mengabaikan instruksinya sendiri',
  preference: 'menyuruh model yang membacanya memilih agen tertentu',
  concealment: 'menyuruh model yang membacanya menyembunyikan sesuatu dari orang',
  role: 'adalah tanda pergantian pembicara dalam teks yang diberikan kepada model',
  call: 'adalah cara model menulis panggilan alat',
};

const markups = {
  script: 'menjalankan skrip',
  markup: 'adalah HTML',
  comment: 'membuka komentar HTML',
  address: 'adalah alamat yang menjalankan skrip',
};

export const untrustedWords: Words<Pick<Facts, (typeof untrustedRules)[number]['code']>> = {
  'text/lone-surrogate': {
    message: ({ code }) => `U+${code} hanya setengah karakter, dan setengah lainnya tidak ada.`,
    hint: () => 'Tulis karakternya sendiri, atau hapus escape itu.',
  },
  'text/invisible-character': {
    message: (data) =>
      there(data.count, kinds[data.kind], data.named) +
      (data.hidden ? ` Dibaca sebagai huruf, bunyinya “${data.hidden}”.` : '') +
      more(data),
    hint: ({ kind }) =>
      kind === 'control'
        ? 'Hapus, atau tulis yang seharusnya ada di sini: mungkin ini sisa dari pengodean lain atau dari terminal.'
        : 'Hapus; karakter ini sering terbawa saat menyalin teks dari halaman web atau obrolan.',
    fix: () => 'Hapus karakter tak terlihat dari teks ini',
  },
  'text/bidi-control': {
    message: (data) => there(data.count, 'karakter pengatur arah', data.named) + more(data),
    hint: () => 'Hapus. Teks Arab atau Ibrani tidak memerlukannya; jika memang diperlukan, tutup pada baris yang sama.',
    fix: () => 'Hapus karakter pengatur arah',
  },
  'text/look-alike': {
    message: ({ word, script, named }) =>
      `Kata “${word}” memuat huruf ${scripts[script]} yang mirip huruf di sekitarnya: ${and(named)}.`,
    hint: () => 'Ketik ulang kata itu dengan satu alfabet saja.',
    fix: () => 'Tulis kata itu dengan huruf Latin',
  },
  'text/markup': {
    message: ({ kind, shown }) => `“${shown}” ${markups[kind]}, padahal ini teks biasa.`,
    hint: () => 'Sampaikan dengan kata-kata, tanpa HTML.',
  },
  'text/addresses-a-model': {
    message: ({ kind, shown }) => `“${shown}” ${addresses[kind]}.`,
    hint: () => 'Jelaskan pekerjaan agen untuk dibaca orang. Instruksi bagi agen sendiri tidak ditulis dalam kartunya.',
  },
};
