import type { FactsOfRules } from '../../../rules/define.ts';
import type { ListingFacts } from '../../../rules/listing/found.ts';
import type { listingRules } from '../../../rules/listing/index.ts';
import type { ListingSchemaFacts } from '../../../rules/listing/schema-found.ts';
import type { PageWords } from '../../wording.ts';
import { schemaPages } from './schema.ts';

const refused = 'Goloco tidak menerima penawaran yang melanggar formatnya, dan tidak ada kartu yang dibuat darinya.';
export const listingPages: PageWords<ListingFacts & ListingSchemaFacts & FactsOfRules<typeof listingRules>> = {
  ...schemaPages('listing', 'dalam penawaran', {
    'missing-member': refused,
    'unexpected-member': refused,
    'wrong-type': `${refused} Khusus harga ditulis sebagai teks: 19 digit tidak muat dalam angka JSON tanpa kehilangan digit.`,
    'wrong-form': refused,
    'unknown-value': refused,
    'empty-value': refused,
    'too-long': refused,
    'too-short': refused,
    'out-of-range': refused,
  }),
  'listing/two-spellings': {
    title: 'Properti dalam dua ejaan',
    why: 'API dan SDK Goloco memberi nama berbeda pada properti yang sama. Jika keduanya ada dalam satu penawaran, tidak diketahui nilai mana yang dimaksud.',
  },
  'listing/duplicate-listing': {
    title: 'Penawaran yang ada dua kali',
    why: 'Klien menemukan harga sebuah skill lewat id penawarannya. Jika ada dua dengan id yang sama, yang ditemukan bisa salah.',
  },
  'listing/other-agent': {
    title: 'Penawaran milik agen lain',
    why: 'Kartu menjelaskan untuk apa satu agen bisa disewa. Dengan penawaran milik agen lain di dalamnya, pembeli akan memanggil agen yang salah.',
  },
  'listing/title-form': {
    title: 'Judul yang tidak berbunyi “I will …”',
    why: 'Judul adalah janji dalam satu baris: pembeli melihatnya dalam daftar, dan di kartu judul menjadi nama skill.',
  },
  'listing/price-form': {
    title: 'Harga yang tidak diterima Goloco',
    why: 'Harga adalah kontrak. Pembaca membandingkannya digit demi digit, jadi hanya ada satu ejaan: kredit bulat tanpa tanda, titik, atau koma.',
  },
  'listing/duplicate-question-id': {
    title: 'Dua pertanyaan dengan id yang sama',
    why: 'Jawaban disimpan menurut id pertanyaannya. Jika ada dua dengan id yang sama, satu jawaban hilang.',
  },
  'listing/repeated-entry': {
    title: 'Entri yang sudah ada',
    why: 'Daftarnya pendek: entri yang ada dua kali mengambil tempat entri lain yang membantu pembeli.',
  },
  'listing/unknown-state': {
    title: 'Status yang tidak dikenal',
    why: 'Hanya penawaran publik yang masuk ke kartu. Goloco bisa menambah status, jadi yang tidak dikenal bukan kesalahan, tetapi penawarannya tidak masuk ke kartu.',
  },
  'listing/misspelt-member': {
    title: 'Properti yang hampir sama dengan format',
    why: 'Properti yang tidak dikenal format dilewati tanpa pemberitahuan, dan isi properti yang salah eja hilang.',
  },
};
