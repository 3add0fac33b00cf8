import type { JsonFaults } from '../../../parse/json-fault.ts';
import type { PageWords } from '../../wording.ts';

const notJson = 'Pembaca JSON berhenti pada kesalahan pertama, jadi tidak ada bagian dokumen yang terbaca.';
export const jsonPages: PageWords<JsonFaults & { 'json/duplicate-key': { key: string } }> = {
  'json/duplicate-key': {
    title: 'Kunci yang ditulis dua kali',
    why: 'Sebagian pembaca mengambil yang pertama, sebagian yang terakhir, sedangkan Go dan protobuf-es menolak dokumennya. Dua klien bisa melihat dua kartu yang berbeda.',
  },
  'json/trailing-comma': {
    title: 'Koma berlebih di akhir',
    why: notJson,
  },
  'json/comment': {
    title: 'Komentar',
    why: notJson,
  },
  'json/missing-comma': {
    title: 'Koma tidak ada',
    why: notJson,
  },
  'json/missing-colon': {
    title: 'Titik dua tidak ada',
    why: notJson,
  },
  'json/quotes': {
    title: 'Tidak dalam tanda kutip ganda',
    why: notJson,
  },
  'json/string': {
    title: 'String yang rusak',
    why: notJson,
  },
  'json/literal': {
    title: 'Kata yang tidak dikenal JSON',
    why: notJson,
  },
  'json/lone-surrogate': {
    title: 'Setengah karakter',
    why: 'JSON menulis karakter di atas U+FFFF sebagai dua escape. Satu saja tidak punya bentuk dalam UTF-8, jadi parser Protobuf, Go, dan Python menolak dokumennya.',
  },
  'json/number': {
    title: 'Bukan angka JSON',
    why: notJson,
  },
  'json/unclosed': {
    title: 'Kurung penutup tidak ada',
    why: notJson,
  },
  'json/more-text': {
    title: 'Teks setelah akhir',
    why: notJson,
  },
  'json/unexpected': {
    title: 'Karakter yang tidak pada tempatnya',
    why: notJson,
  },
  'json/empty': {
    title: 'Kosong',
    why: notJson,
  },
  'json/too-many-values': {
    title: 'Terlalu banyak nilai',
    why: 'Klien membaca kartu sebelum mengenal agennya. Kartu nyata terbesar yang kami ketahui punya 570 nilai.',
  },
  'json/too-deep': {
    title: 'Terlalu banyak tingkat',
    why: 'Pembaca membatasi jumlah tingkat untuk melindungi diri; parser Protobuf berhenti pada 100.',
  },
};
