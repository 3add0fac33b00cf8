import type { JsonFaults } from '../../parse/json-fault.ts';
import type { Words } from '../wording.ts';
import { number } from './prose.ts';

const notJson = 'Pembaca JSON berhenti pada kesalahan pertama, jadi tidak ada bagian dokumen yang terbaca.';
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
    title: 'Kunci yang ditulis dua kali',
    message: ({ key }) => `Kunci "${key}" ditulis dua kali dalam objek ini.`,
    hint: () => 'Pertahankan salah satunya.',
    also: 'Yang pertama.',
    why: 'Sebagian pembaca mengambil yang pertama, sebagian yang terakhir, sedangkan Go dan protobuf-es menolak dokumennya. Dua klien bisa melihat dua kartu yang berbeda.',
  },
  'json/trailing-comma': {
    title: 'Koma berlebih di akhir',
    message: ({ closes }) => `Tidak boleh ada koma di depan ${closes}.`,
    hint: ({ more }) => remedy('Hapus komanya.', more),
    fix: ({ more }) => mend('Hapus koma', more),
    why: notJson,
  },
  'json/comment': {
    title: 'Komentar',
    message: () => 'JSON tidak mengenal komentar.',
    hint: ({ more }) => remedy('Hapus komentarnya.', more),
    fix: ({ more }) => mend('Hapus komentar', more),
    why: notJson,
  },
  'json/missing-comma': {
    title: 'Koma tidak ada',
    message: () => 'Di depan bagian ini kurang koma.',
    hint: ({ more }) => remedy('Beri koma setelah nilai sebelumnya.', more),
    fix: ({ more }) => mend('Sisipkan koma', more),
    why: notJson,
  },
  'json/missing-colon': {
    title: 'Titik dua tidak ada',
    message: () => 'Di antara kunci dan nilainya harus ada titik dua.',
    hint: () => 'Tulis "kunci": nilai.',
    why: notJson,
  },
  'json/quotes': {
    title: 'Tidak dalam tanda kutip ganda',
    message: ({ written, what }) => `${written} harus diapit tanda kutip ganda lurus, seperti setiap ${kinds[what]}.`,
    hint: ({ more }) =>
      remedy('JSON hanya mengenal ": bukan kutip tunggal, kutip lengkung, atau kata tanpa kutip.', more),
    fix: ({ more }) => mend('Apit dengan tanda kutip ganda', more),
    why: notJson,
  },
  'json/string': {
    title: 'String yang rusak',
    message: ({ reason }) => reasons[reason],
    hint: ({ reason }) => remedies[reason],
    fix: () => 'Tulis sebagai escape',
    why: notJson,
  },
  'json/literal': {
    title: 'Kata yang tidak dikenal JSON',
    message: ({ written }) => `JSON tidak mengenal kata ${written}.`,
    hint: ({ instead, more }) =>
      remedy(instead ? `Tulis ${instead}.` : 'JSON hanya punya angka, true, false, dan null.', more),
    fix: ({ instead, more }) => mend(`Tulis ${instead}`, more),
    why: notJson,
  },
  'json/lone-surrogate': {
    title: 'Setengah karakter',
    message: ({ written }) => `${written} hanya setengah karakter: di sebelahnya harus ada escape yang kedua.`,
    hint: () => 'Tulis karakternya sendiri, atau kedua escape pasangannya, misalnya \\ud83d\\ude00.',
    why: 'JSON menulis karakter di atas U+FFFF sebagai dua escape. Satu saja tidak punya bentuk dalam UTF-8, jadi parser Protobuf, Go, dan Python menolak dokumennya.',
  },
  'json/number': {
    title: 'Bukan angka JSON',
    message: ({ written }) => `${written} tidak ditulis seperti JSON menulis angka.`,
    hint: ({ instead }) =>
      instead
        ? `Tulis ${instead}, atau apit dengan tanda kutip ganda jika ini sebuah nama.`
        : 'Tulis dalam desimal, atau apit dengan tanda kutip ganda jika ini sebuah nama.',
    fix: ({ instead }) => `Tulis ${instead}`,
    why: notJson,
  },
  'json/unclosed': {
    title: 'Kurung penutup tidak ada',
    message: ({ opens }) => `Teks berakhir di sini, padahal ${opens} belum ditutup.`,
    hint: ({ closes }) => `Tambahkan ${closes} yang kurang, atau kirim seluruh berkas jika ini baru sebagian.`,
    also: 'Dibuka di sini.',
    why: notJson,
  },
  'json/more-text': {
    title: 'Teks setelah akhir',
    message: () => 'Nilai JSON sudah berakhir sebelum ini, tetapi masih ada teks.',
    hint: () => 'Hapus teks itu, atau cari kurung penutup yang berlebih.',
    why: notJson,
  },
  'json/unexpected': {
    title: 'Karakter yang tidak pada tempatnya',
    message: ({ shown, expected }) => `${shown} tidak boleh ada di sini: yang diharapkan ${expectations[expected]}.`,
    hint: ({ expected }) =>
      expected.endsWith('value')
        ? 'Tulis sebuah nilai di sini: "teks", angka, true, false, null, { … }, atau [ … ].'
        : undefined,
    also: 'Yang ini masih terbuka.',
    why: notJson,
  },
  'json/empty': {
    title: 'Kosong',
    message: () => 'Dokumen ini kosong.',
    hint: () => 'Kirim teks berkasnya.',
    why: notJson,
  },
  'json/too-many-values': {
    title: 'Terlalu banyak nilai',
    message: ({ limit }) => `Dokumen ini punya lebih dari ${number(limit)} nilai; pembacaan berhenti di sini.`,
    hint: () => 'Sebutkan lebih sedikit skill dalam satu kartu, atau beri tautan ke bagian yang panjang.',
    why: 'Klien membaca kartu sebelum mengenal agennya. Kartu nyata terbesar yang kami ketahui punya 570 nilai.',
  },
  'json/too-deep': {
    title: 'Terlalu banyak tingkat',
    message: () => 'Tanda kurung di sini bersarang lebih dari 64 tingkat.',
    hint: () => 'Sederhanakan susunannya: tidak ada kartu nyata yang lebih dari 12 tingkat.',
    why: 'Pembaca membatasi jumlah tingkat untuk melindungi diri; parser Protobuf berhenti pada 100.',
  },
};
