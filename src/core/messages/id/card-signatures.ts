import type { signatureRules } from '../../rules/card/signatures/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';

export const cardSignatureWords: Words<FactsOfRules<typeof signatureRules>> = {
  'card/signature-form': {
    title: 'Tanda tangan yang tidak bisa dibaca',
    message: ({ member, encoded }) =>
      encoded
        ? '"protected" adalah base64url, tetapi isinya bukan objek JSON.'
        : `"${member}" bukan base64url, yang hanya berisi huruf, angka, - dan _, tanpa = di akhir.`,
    hint: ({ member }) =>
      member === 'protected'
        ? 'Ambil kedua properti dari keluaran pustaka penanda tangan Anda apa adanya; header tidak bisa diubah sesudahnya.'
        : 'Ambil tanda tangan dari keluaran pustaka penanda tangan Anda apa adanya.',
    fix: () => 'Tulis sebagai base64url',
    why: 'Klien yang memeriksa tanda tangan tidak bisa mengurai yang ini, jadi tanda tangannya dianggap salah dan kartunya dianggap diubah orang.',
  },
  'card/signature-alg': {
    title: 'Tanda tangan tanpa algoritma',
    message: ({ none }) =>
      none
        ? 'Menurut header yang dilindungi, algoritmanya "none", yang tidak menandatangani apa pun.'
        : 'Header yang dilindungi tidak menyebut algoritma penandatanganannya ("alg").',
    hint: () => 'Tandatangani kartu dengan algoritma seperti ES256, dan biarkan pustaka menulis header-nya.',
    why: 'Siapa pun bisa membuat tanda tangan seperti ini, jadi klien tidak boleh menerimanya. Kartu tanpa tanda tangan itu jujur; kartu dengan tanda tangan ini tampak dipalsukan.',
  },
  'card/signature-kid': {
    title: 'Tanda tangan tanpa nama kunci',
    message: () => 'Header yang dilindungi tidak menyebut kuncinya ("kid").',
    hint: () => 'Tandatangani ulang kartu dengan id kunci dalam header.',
    why: 'A2A meminta id kunci. Tanpa id itu, klien harus menebak kunci Anda yang mana untuk memeriksa, terutama saat Anda sedang mengganti kunci.',
  },
};
