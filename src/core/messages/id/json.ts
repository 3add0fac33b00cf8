import type { JsonFaults } from '../../parse/json-fault.ts';
import type { Words } from '../wording.ts';
import { number } from './prose.ts';

const reasons = {
  'line break': 'String tidak boleh berganti baris.',
  tab: 'String tidak boleh memuat karakter tab.',
  'control character': 'String tidak boleh memuat karakter kontrol.',
  escape: 'JSON tidak mengenal urutan escape ini.',
  quote: 'String berakhir pada tanda kutip ini, tetapi teksnya tampak berlanjut.',
  open: 'String ini tidak punya tanda kutip penutup.',
} as const;
const remedies = {
  'line break': 'Tulis \\n untuk ganti baris.',
  tab: 'Tulis \\t untuk tab.',
  'control character': 'Tulis sebagai \\u dan empat digit heksadesimal, atau hapus.',
  escape:
    'Tulis \\\\ untuk garis miring terbalik. JSON punya \\" \\\\ \\/ \\b \\f \\n \\r \\t dan \\u dengan empat digit heksadesimal.',
  quote: 'Tulis \\" untuk tanda kutip di dalam string.',
  open: 'Tambahkan tanda kutip ganda penutup.',
} as const;
const expectations = {
  value: 'sebuah nilai',
  'first value': 'sebuah nilai atau kurung siku penutup',
  key: 'sebuah kunci dalam tanda kutip ganda',
  'first key': 'sebuah kunci dalam tanda kutip ganda atau kurung kurawal penutup',
  colon: 'titik dua',
  'comma or close': 'koma atau kurung penutup',
} as const;
const kinds = { key: 'kunci', text: 'teks' } as const;

/** Apa yang diperbaiki bila tempat lain ikut diperbaiki. */
const mend = (fix: string, more = 0) => (more === 0 ? fix : `Perbaiki ini dan ${number(more)} tempat lain`);
const remedy = (hint: string, more = 0) =>
  more === 0 ? hint : `${hint} Satu perbaikan membereskan ${number(more + 1)} tempat sekaligus.`;

export const jsonWords: Words<JsonFaults & { 'json/duplicate-key': { key: string } }> = {
  'json/duplicate-key': {
    message: ({ key }) => `Kunci "${key}" ditulis dua kali dalam objek ini.`,
    hint: () => 'Pertahankan salah satunya.',
    also: 'Yang pertama.',
  },
  'json/trailing-comma': {
    message: ({ closes }) => `Tidak boleh ada koma di depan ${closes}.`,
    hint: ({ more }) => remedy('Hapus komanya.', more),
    fix: ({ more }) => mend('Hapus koma', more),
  },
  'json/comment': {
    message: () => 'JSON tidak mengenal komentar.',
    hint: ({ more }) => remedy('Hapus komentarnya.', more),
    fix: ({ more }) => mend('Hapus komentar', more),
  },
  'json/missing-comma': {
    message: () => 'Di depan bagian ini kurang koma.',
    hint: ({ more }) => remedy('Beri koma setelah nilai sebelumnya.', more),
    fix: ({ more }) => mend('Sisipkan koma', more),
  },
  'json/missing-colon': {
    message: () => 'Di antara kunci dan nilainya harus ada titik dua.',
    hint: () => 'Tulis "kunci": nilai.',
  },
  'json/quotes': {
    message: ({ written, what }) => `${written} harus diapit tanda kutip ganda lurus, seperti setiap ${kinds[what]}.`,
    hint: ({ more }) =>
      remedy('JSON hanya mengenal ": bukan kutip tunggal, kutip lengkung, atau kata tanpa kutip.', more),
    fix: ({ more }) => mend('Apit dengan tanda kutip ganda', more),
  },
  'json/string': {
    message: ({ reason }) => reasons[reason],
    hint: ({ reason }) => remedies[reason],
    fix: () => 'Tulis sebagai escape',
  },
  'json/literal': {
    message: ({ written }) => `JSON tidak mengenal kata ${written}.`,
    hint: ({ instead, more }) =>
      remedy(instead ? `Tulis ${instead}.` : 'JSON hanya punya angka, true, false, dan null.', more),
    fix: ({ instead, more }) => mend(`Tulis ${instead}`, more),
  },
  'json/lone-surrogate': {
    message: ({ written }) => `${written} hanya setengah karakter: di sebelahnya harus ada escape yang kedua.`,
    hint: () => 'Tulis karakternya sendiri, atau kedua escape pasangannya, misalnya \\ud83d\\ude00.',
  },
  'json/number': {
    message: ({ written }) => `${written} tidak ditulis seperti JSON menulis angka.`,
    hint: ({ instead }) =>
      instead
        ? `Tulis ${instead}, atau apit dengan tanda kutip ganda jika ini sebuah nama.`
        : 'Tulis dalam desimal, atau apit dengan tanda kutip ganda jika ini sebuah nama.',
    fix: ({ instead }) => `Tulis ${instead}`,
  },
  'json/unclosed': {
    message: ({ opens }) => `Teks berakhir di sini, padahal ${opens} belum ditutup.`,
    hint: ({ closes }) => `Tambahkan ${closes} yang kurang, atau kirim seluruh berkas jika ini baru sebagian.`,
    also: 'Dibuka di sini.',
  },
  'json/more-text': {
    message: () => 'Nilai JSON sudah berakhir sebelum ini, tetapi masih ada teks.',
    hint: () => 'Hapus teks itu, atau cari kurung penutup yang berlebih.',
  },
  'json/unexpected': {
    message: ({ shown, expected }) => `${shown} tidak boleh ada di sini: yang diharapkan ${expectations[expected]}.`,
    hint: ({ expected }) =>
      expected.endsWith('value')
        ? 'Tulis sebuah nilai di sini: "teks", angka, true, false, null, { … }, atau [ … ].'
        : undefined,
    also: 'Yang ini masih terbuka.',
  },
  'json/empty': {
    message: () => 'Dokumen ini kosong.',
    hint: () => 'Kirim teks berkasnya.',
  },
  'json/too-many-values': {
    message: ({ limit }) => `Dokumen ini punya lebih dari ${number(limit)} nilai; pembacaan berhenti di sini.`,
    hint: () => 'Sebutkan lebih sedikit skill dalam satu kartu, atau beri tautan ke bagian yang panjang.',
  },
  'json/too-deep': {
    message: () => 'Tanda kurung di sini bersarang lebih dari 64 tingkat.',
    hint: () => 'Sederhanakan susunannya: tidak ada kartu nyata yang lebih dari 12 tingkat.',
  },
};
