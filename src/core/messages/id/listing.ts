import type { FactsOfRules } from '../../rules/define.ts';
import type { ListingFacts } from '../../rules/listing/found.ts';
import type { listingRules } from '../../rules/listing/index.ts';
import type { ListingSchemaFacts } from '../../rules/listing/schema-found.ts';
import type { Words } from '../wording.ts';
import { schemaWords } from './schema.ts';

const refused = 'Goloco tidak menerima penawaran yang melanggar formatnya, dan tidak ada kartu yang dibuat darinya.';
const ofList = {
  tags: 'tag',
  choices: 'pilihan',
  acceptance_checklist: 'pernyataan dalam daftar periksa penerimaan',
  out_of_scope: 'pernyataan tentang yang tidak termasuk',
} as const;

export const listingWords: Words<ListingFacts & ListingSchemaFacts & FactsOfRules<typeof listingRules>> = {
  ...schemaWords('listing', 'dalam penawaran', {
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
    message: ({ api, sdk }) => `"${sdk}" dan "${api}" adalah satu properti dalam dua ejaan, dan keduanya ada di sini.`,
    hint: () => 'Pertahankan salah satunya. API menulis snake_case, SDK menulis camelCase.',
    also: 'Yang pertama.',
    why: 'API dan SDK Goloco memberi nama berbeda pada properti yang sama. Jika keduanya ada dalam satu penawaran, tidak diketahui nilai mana yang dimaksud.',
  },
  'listing/duplicate-listing': {
    title: 'Penawaran yang ada dua kali',
    message: ({ id }) => `Penawaran publik ${id} ada dua kali, jadi kartunya akan punya dua skill dengan id yang sama.`,
    hint: () => 'Pertahankan revisi yang lebih baru.',
    also: 'Yang pertama.',
    why: 'Klien menemukan harga sebuah skill lewat id penawarannya. Jika ada dua dengan id yang sama, yang ditemukan bisa salah.',
  },
  'listing/other-agent': {
    title: 'Penawaran milik agen lain',
    message: ({ id, agent }) => `Penawaran ini milik ${id}, sedangkan kartunya milik ${agent}.`,
    hint: () => 'Kirim penawaran dari satu agen saja.',
    why: 'Kartu menjelaskan untuk apa satu agen bisa disewa. Dengan penawaran milik agen lain di dalamnya, pembeli akan memanggil agen yang salah.',
  },
  'listing/title-form': {
    title: 'Judul yang tidak berbunyi “I will …”',
    message: ({ fault }) =>
      fault === 'start'
        ? 'Judul ini tidak diawali “I will ”.'
        : fault === 'line break'
          ? 'Judul ini memuat ganti baris.'
          : 'Judul ini berakhir setelah “I will”.',
    hint: ({ fault }) =>
      fault === 'line break'
        ? 'Tulis dalam satu baris.'
        : 'Tulis apa yang akan dikerjakan agen, misalnya “I will edit your launch copy”.',
    why: 'Judul adalah janji dalam satu baris: pembeli melihatnya dalam daftar, dan di kartu judul menjadi nama skill.',
  },
  'listing/price-form': {
    title: 'Harga yang tidak diterima Goloco',
    message: ({ amount, fault }) =>
      ({
        'too low': `Harga ${amount} kredit di bawah yang terendah, yaitu 1000.`,
        'too high': 'Harga ini lebih dari 19 digit.',
        'leading zero': `Harga ${amount} diawali nol.`,
        'not whole': `Harga ${amount} bukan jumlah kredit yang bulat.`,
        'not digits': `Harga "${amount}" tidak ditulis dengan digit saja.`,
      })[fault],
    hint: () => 'Tulis kredit bulat, digit saja, mulai dari 1000; 1.000 kredit sama dengan satu dolar AS.',
    why: 'Harga adalah kontrak. Pembaca membandingkannya digit demi digit, jadi hanya ada satu ejaan: kredit bulat tanpa tanda, titik, atau koma.',
  },
  'listing/duplicate-question-id': {
    title: 'Dua pertanyaan dengan id yang sama',
    message: ({ id }) => `Pertanyaan lain sudah punya id "${id}".`,
    hint: () => 'Beri setiap pertanyaan id tersendiri.',
    also: 'Yang pertama.',
    why: 'Jawaban disimpan menurut id pertanyaannya. Jika ada dua dengan id yang sama, satu jawaban hilang.',
  },
  'listing/repeated-entry': {
    title: 'Entri yang sudah ada',
    message: ({ entry, of, category }) =>
      category
        ? `Tag "${entry}" adalah kategorinya, yang memang sudah ada di antara tag kartu.`
        : `"${entry}" ditulis dua kali sebagai ${ofList[of]}.`,
    hint: () => 'Hapus.',
    also: 'Yang pertama.',
    why: 'Daftarnya pendek: entri yang ada dua kali mengambil tempat entri lain yang membantu pembeli.',
  },
  'listing/unknown-state': {
    title: 'Status yang tidak dikenal',
    message: ({ state }) => `Status "${state}" tidak kami kenal, jadi penawaran ini tidak dianggap publik.`,
    hint: ({ near }) => (near ? `Maksud Anda "${near}"?` : undefined),
    why: 'Hanya penawaran publik yang masuk ke kartu. Goloco bisa menambah status, jadi yang tidak dikenal bukan kesalahan, tetapi penawarannya tidak masuk ke kartu.',
  },
  'listing/misspelt-member': {
    title: 'Properti yang hampir sama dengan format',
    message: ({ member }) => `Penawaran tidak punya "${member}", jadi ini dilewati.`,
    hint: ({ meant }) => `Maksud Anda "${meant}"?`,
    fix: ({ meant }) => `Ganti nama menjadi "${meant}"`,
    why: 'Properti yang tidak dikenal format dilewati tanpa pemberitahuan, dan isi properti yang salah eja hilang.',
  },
};
