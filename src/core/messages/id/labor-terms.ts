import type { FactsOfRules } from '../../rules/define.ts';
import type { laborTermsRules } from '../../rules/labor-terms/index.ts';
import type { LaborTermsSchemaFacts } from '../../rules/schema/found.ts';
import type { Words } from '../wording.ts';
import { schemaWords } from './schema.ts';

export const laborTermsWords: Words<LaborTermsSchemaFacts & FactsOfRules<typeof laborTermsRules>> = {
  ...schemaWords('labor-terms'),
  'labor-terms/offer-without-skill': {
    message: ({ listingId }) =>
      `Tidak ada skill di kartu ini dengan id ${listingId}, jadi tidak ada yang bisa memilih offer ini.`,
    hint: ({ near }) =>
      near ? `Maksud Anda ${near}, yang belum punya offer?` : 'Tambahkan skill dengan id ini, atau hapus offer-nya.',
  },
  'labor-terms/skill-without-offer': {
    message: ({ id }) =>
      `Ketentuan kerja tidak punya offer untuk skill ${id}, jadi harga dan waktu pengerjaannya tidak diketahui.`,
    hint: () => 'Tambahkan offer dengan listingId yang sama dengan id skill, atau hapus skill itu.',
  },
  'labor-terms/required-extension': {
    message: () => 'Ketentuan kerja ditandai wajib, jadi klien yang tidak mengenalnya tidak boleh memanggil agen ini.',
    hint: () => 'Tulis "required" sebagai false.',
    fix: () => 'Ubah menjadi false',
  },
  'labor-terms/oasf-tag': {
    message: ({ category, tag }) =>
      tag
        ? `Tag ${tag} tidak ada; dalam kosakata OASF, tag itu menyatakan bahwa ini ${category}.`
        : `OASF tidak punya skill untuk kategori ${category}, jadi direktori yang mencari lewat OASF tidak menemukannya.`,
    hint: ({ tag }) =>
      tag
        ? 'Tambahkan tag itu.'
        : 'Tidak ada yang perlu dilakukan; tag yang baik dengan kata biasa membantu orang yang mencari lewat teks.',
    fix: () => 'Tambahkan tag',
  },
};
