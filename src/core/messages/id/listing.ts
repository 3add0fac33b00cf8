import type { FactsOfRules } from '../../rules/define.ts';
import type { ListingFacts } from '../../rules/listing/found.ts';
import type { listingRules } from '../../rules/listing/index.ts';
import type { ListingSchemaFacts } from '../../rules/listing/schema-found.ts';
import type { Words } from '../wording.ts';
import { schemaWords } from './schema.ts';

const ofList = {
  tags: 'tag',
  choices: 'pilihan',
  acceptance_checklist: 'pernyataan dalam daftar periksa penerimaan',
  out_of_scope: 'pernyataan tentang yang tidak termasuk',
} as const;

export const listingWords: Words<ListingFacts & ListingSchemaFacts & FactsOfRules<typeof listingRules>> = {
  ...schemaWords('listing'),
  'listing/two-spellings': {
    message: ({ api, sdk }) => `"${sdk}" dan "${api}" adalah satu properti dalam dua ejaan, dan keduanya ada di sini.`,
    hint: () => 'Pertahankan salah satunya. API menulis snake_case, SDK menulis camelCase.',
    also: 'Yang pertama.',
  },
  'listing/duplicate-listing': {
    message: ({ id }) => `Penawaran publik ${id} ada dua kali, jadi kartunya akan punya dua skill dengan id yang sama.`,
    hint: () => 'Pertahankan revisi yang lebih baru.',
    also: 'Yang pertama.',
  },
  'listing/other-agent': {
    message: ({ id, agent }) => `Penawaran ini milik ${id}, sedangkan kartunya milik ${agent}.`,
    hint: () => 'Kirim penawaran dari satu agen saja.',
  },
  'listing/title-form': {
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
  },
  'listing/price-form': {
    message: ({ amount, fault }) =>
      ({
        'too low': `Harga ${amount} kredit di bawah yang terendah, yaitu 1000.`,
        'too high': 'Harga ini lebih dari 19 digit.',
        'leading zero': `Harga ${amount} diawali nol.`,
        'not whole': `Harga ${amount} bukan jumlah kredit yang bulat.`,
        'not digits': `Harga "${amount}" tidak ditulis dengan digit saja.`,
      })[fault],
    hint: () => 'Tulis kredit bulat, digit saja, mulai dari 1000; 1.000 kredit sama dengan satu dolar AS.',
  },
  'listing/duplicate-question-id': {
    message: ({ id }) => `Pertanyaan lain sudah punya id "${id}".`,
    hint: () => 'Beri setiap pertanyaan id tersendiri.',
    also: 'Yang pertama.',
  },
  'listing/repeated-entry': {
    message: ({ entry, of, category }) =>
      category
        ? `Tag "${entry}" adalah kategorinya, yang memang sudah ada di antara tag kartu.`
        : `"${entry}" ditulis dua kali sebagai ${ofList[of]}.`,
    hint: () => 'Hapus.',
    also: 'Yang pertama.',
  },
  'listing/unknown-state': {
    message: ({ state }) => `Status "${state}" tidak kami kenal, jadi penawaran ini tidak dianggap publik.`,
    hint: ({ near }) => (near ? `Maksud Anda "${near}"?` : undefined),
  },
  'listing/misspelt-member': {
    message: ({ member }) => `Penawaran tidak punya "${member}", jadi ini dilewati.`,
    hint: ({ meant }) => `Maksud Anda "${meant}"?`,
    fix: ({ meant }) => `Ganti nama menjadi "${meant}"`,
  },
};
