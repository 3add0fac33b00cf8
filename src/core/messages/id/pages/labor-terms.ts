import type { FactsOfRules } from '../../../rules/define.ts';
import type { laborTermsRules } from '../../../rules/labor-terms/index.ts';
import type { LaborTermsSchemaFacts } from '../../../rules/schema/found.ts';
import type { PageWords } from '../../wording.ts';
import { schemaPages } from './schema.ts';

const terms =
  'Klien yang membaca ketentuan kerja memeriksanya dengan skema yang diterbitkan, dan tidak menyewa berdasarkan ketentuan yang tidak lolos.';

export const laborTermsPages: PageWords<LaborTermsSchemaFacts & FactsOfRules<typeof laborTermsRules>> = {
  ...schemaPages('labor-terms', 'dalam ketentuan kerja', {
    'missing-member': terms,
    'unexpected-member': terms,
    'wrong-type': `${terms} Khusus harga ditulis sebagai teks: 19 digit tidak muat dalam angka JSON tanpa kehilangan digit.`,
    'wrong-form': terms,
    'unknown-value': terms,
    'empty-value': terms,
    'too-long': terms,
    'too-short': terms,
    'out-of-range': terms,
  }),
  'labor-terms/offer-without-skill': {
    title: 'Offer tanpa skill',
    why: 'Klien memilih skill lalu mencari offer-nya lewat id. Offer tanpa skill tidak pernah ditemukan.',
  },
  'labor-terms/skill-without-offer': {
    title: 'Skill tanpa offer',
    why: 'Setiap skill di kartu Goloco berasal dari penawaran publik, dan setiap penawaran punya harga. Tanpa harga, klien tidak bisa menyewa.',
  },
  'labor-terms/required-extension': {
    title: 'Ketentuan kerja yang diwajibkan',
    why: 'Ketentuan kerja hanya memuat data, dan klien yang melewatinya tetap bisa berbicara dengan agen. Spesifikasi menyarankan agar ekstensi seperti ini tidak diwajibkan.',
  },
  'labor-terms/oasf-tag': {
    title: 'Skill tanpa tag OASF dari kategorinya',
    why: 'Direktori agen menyusun skill menurut Open Agentic Schema Framework (OASF). Skill tanpa tag OASF hanya ditemukan lewat pencarian teks.',
  },
};
