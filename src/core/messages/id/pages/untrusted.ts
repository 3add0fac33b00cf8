import type { Facts } from '../../../rules/index.ts';
import type { untrustedRules } from '../../../rules/text/index.ts';
import type { PageWords } from '../../wording.ts';

export const untrustedPages: PageWords<Pick<Facts, (typeof untrustedRules)[number]['code']>> = {
  'text/lone-surrogate': {
    title: 'Setengah karakter dalam YAML',
    why: 'UTF-8 tidak punya bentuk untuk setengah pasangan escape. Sebagian pembaca YAML menolak berkasnya, yang lain menggantinya dengan karakter lain.',
  },
  'text/invisible-character': {
    title: 'Karakter tak terlihat',
    why: 'Tidak seorang pun melihatnya, tetapi program membacanya: nama yang memuatnya adalah nama lain, dan kalimat utuh untuk model bisa disembunyikan dalam karakter seperti ini.',
  },
  'text/bidi-control': {
    title: 'Perubahan arah yang tersembunyi',
    why: 'Karakter ini mengubah arah teks sesudahnya, sehingga orang melihat teks yang berbeda dari yang dibaca program.',
  },
  'text/look-alike': {
    title: 'Huruf dari alfabet lain',
    why: 'Kata ini mirip kata lain yang ditulis dengan huruf berbeda. Orang bisa salah mengenali agen, dan pencarian nama tidak menemukannya.',
  },
  'text/markup': {
    title: 'HTML atau skrip dalam teks',
    why: 'Teks dalam kartu dan deskripsi agen adalah teks biasa. Halaman yang memasukkannya ke dalam HTML akan menjalankannya, dan yang lain menampilkannya beserta kurungnya.',
  },
  'text/addresses-a-model': {
    title: 'Teks yang ditujukan kepada model',
    why: 'Klien memberikan teks kartu kepada model yang memilih agen. Teks yang memerintah model itu dianggap serangan, dan banyak klien membuang kartunya.',
  },
};
