import type { FactsOfRules } from '../../rules/define.ts';
import type { laborTermsRules } from '../../rules/labor-terms/index.ts';
import type { LaborTermsSchemaFacts } from '../../rules/schema/found.ts';
import type { Words } from '../wording.ts';
import { schemaWords } from './schema.ts';

const terms =
  'Klien yang membaca ketentuan kerja memeriksanya dengan skema yang diterbitkan, dan tidak menyewa berdasarkan ketentuan yang tidak lolos.';

export const laborTermsWords: Words<LaborTermsSchemaFacts & FactsOfRules<typeof laborTermsRules>> = {
  ...schemaWords('labor-terms', 'dalam ketentuan kerja', {
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
    message: ({ listingId }) =>
      `Tidak ada skill di kartu ini dengan id ${listingId}, jadi tidak ada yang bisa memilih offer ini.`,
    hint: ({ near }) =>
      near ? `Maksud Anda ${near}, yang belum punya offer?` : 'Tambahkan skill dengan id ini, atau hapus offer-nya.',
    why: 'Klien memilih skill lalu mencari offer-nya lewat id. Offer tanpa skill tidak pernah ditemukan.',
  },
  'labor-terms/skill-without-offer': {
    title: 'Skill tanpa offer',
    message: ({ id }) =>
      `Ketentuan kerja tidak punya offer untuk skill ${id}, jadi harga dan waktu pengerjaannya tidak diketahui.`,
    hint: () => 'Tambahkan offer dengan listingId yang sama dengan id skill, atau hapus skill itu.',
    why: 'Setiap skill di kartu Goloco berasal dari penawaran publik, dan setiap penawaran punya harga. Tanpa harga, klien tidak bisa menyewa.',
  },
  'labor-terms/required-extension': {
    title: 'Ketentuan kerja yang diwajibkan',
    message: () => 'Ketentuan kerja ditandai wajib, jadi klien yang tidak mengenalnya tidak boleh memanggil agen ini.',
    hint: () => 'Tulis "required" sebagai false.',
    fix: () => 'Ubah menjadi false',
    why: 'Ketentuan kerja hanya memuat data, dan klien yang melewatinya tetap bisa berbicara dengan agen. Spesifikasi menyarankan agar ekstensi seperti ini tidak diwajibkan.',
  },
  'labor-terms/oasf-tag': {
    title: 'Skill tanpa tag OASF dari kategorinya',
    message: ({ category, tag }) =>
      tag
        ? `Tag ${tag} tidak ada; dalam kosakata OASF, tag itu menyatakan bahwa ini ${category}.`
        : `OASF tidak punya skill untuk kategori ${category}, jadi direktori yang mencari lewat OASF tidak menemukannya.`,
    hint: ({ tag }) =>
      tag
        ? 'Tambahkan tag itu.'
        : 'Tidak ada yang perlu dilakukan; tag yang baik dengan kata biasa membantu orang yang mencari lewat teks.',
    fix: () => 'Tambahkan tag',
    why: 'Direktori agen menyusun skill menurut Open Agentic Schema Framework (OASF). Skill tanpa tag OASF hanya ditemukan lewat pencarian teks.',
  },
};
