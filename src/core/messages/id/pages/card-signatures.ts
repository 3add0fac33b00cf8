import type { signatureRules } from '../../../rules/card/signatures/index.ts';
import type { FactsOfRules } from '../../../rules/define.ts';
import type { PageWords } from '../../wording.ts';

export const cardSignaturePages: PageWords<FactsOfRules<typeof signatureRules>> = {
  'card/signature-form': {
    title: 'Tanda tangan yang tidak bisa dibaca',
    why: 'Klien yang memeriksa tanda tangan tidak bisa mengurai yang ini, jadi tanda tangannya dianggap salah dan kartunya dianggap diubah orang.',
  },
  'card/signature-alg': {
    title: 'Tanda tangan tanpa algoritma',
    why: 'Siapa pun bisa membuat tanda tangan seperti ini, jadi klien tidak boleh menerimanya. Kartu tanpa tanda tangan itu jujur; kartu dengan tanda tangan ini tampak dipalsukan.',
  },
  'card/signature-kid': {
    title: 'Tanda tangan tanpa nama kunci',
    why: 'A2A meminta id kunci. Tanpa id itu, klien harus menebak kunci Anda yang mana untuk memeriksa, terutama saat Anda sedang mengganti kunci.',
  },
};
