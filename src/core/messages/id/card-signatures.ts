import type { signatureRules } from '../../rules/card/signatures/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';

export const cardSignatureWords: Words<FactsOfRules<typeof signatureRules>> = {
  'card/signature-form': {
    message: ({ member, encoded }) =>
      encoded
        ? '"protected" adalah base64url, tetapi isinya bukan objek JSON.'
        : `"${member}" bukan base64url, yang hanya berisi huruf, angka, - dan _, tanpa = di akhir.`,
    hint: ({ member }) =>
      member === 'protected'
        ? 'Ambil kedua properti dari keluaran pustaka penanda tangan Anda apa adanya; header tidak bisa diubah sesudahnya.'
        : 'Ambil tanda tangan dari keluaran pustaka penanda tangan Anda apa adanya.',
    fix: () => 'Tulis sebagai base64url',
  },
  'card/signature-alg': {
    message: ({ none }) =>
      none
        ? 'Menurut header yang dilindungi, algoritmanya "none", yang tidak menandatangani apa pun.'
        : 'Header yang dilindungi tidak menyebut algoritma penandatanganannya ("alg").',
    hint: () => 'Tandatangani kartu dengan algoritma seperti ES256, dan biarkan pustaka menulis header-nya.',
  },
  'card/signature-kid': {
    message: () => 'Header yang dilindungi tidak menyebut kuncinya ("kid").',
    hint: () => 'Tandatangani ulang kartu dengan id kunci dalam header.',
  },
};
