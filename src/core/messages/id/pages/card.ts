import type { wholeCardRules } from '../../../rules/card/index.ts';
import type { FactsOfRules } from '../../../rules/define.ts';
import type { CardSchemaFacts } from '../../../rules/schema/found.ts';
import type { PageWords } from '../../wording.ts';
import { schemaPages } from './schema.ts';

export const cardPages: PageWords<CardSchemaFacts & FactsOfRules<typeof wholeCardRules>> = {
  ...schemaPages('card', 'dalam kartu', {
    'missing-member':
      'Menurut A2A, pembaca boleh menolak kartu tanpa properti ini. Pembaca yang toleran menggantinya dengan nilai kosong, dan klien kehilangan keterangannya.',
    'wrong-type':
      'Parser Protobuf membaca kartu menurut tipenya, dan menolak seluruh kartu pada nilai pertama yang bertipe lain. SDK JavaScript mengubah nilai itu menjadi teks atau true, lalu melanjutkan.',
    'empty-value':
      'Setelah dibaca, teks atau daftar yang kosong sama dengan tidak ada, jadi yang wajib dianggap tidak diisi. Sebagian SDK meloloskannya, yang lain menolak kartunya.',
    'unknown-value':
      'Dari nilai ini klien menentukan apa yang dikirim. Dengan nilai yang tidak dikenalnya, klien tidak melakukan apa-apa.',
    'exactly-one':
      'A2A mengizinkan satu jenis di sini. Tanpa satu pun, klien yang toleran melihat skema kosong dan yang ketat menolak kartunya; dengan dua, Go, Python, dan protobuf-es menolaknya dan SDK JavaScript hanya mengambil satu.',
    'unexpected-member':
      'Pembaca 1.0 membuangnya. Yang tersisa adalah persyaratan kosong, dan persyaratan kosong berarti kredensial tidak diperlukan.',
  }),
  'card/extension-uri': {
    title: 'Ekstensi tanpa URI',
    why: 'Klien mengenali ekstensi hanya dari URI-nya. Ekstensi tanpa URI dilewati beserta semua isinya.',
  },
  'card/duplicate-extension': {
    title: 'Ekstensi yang tercantum dua kali',
    why: 'Klien mencari ekstensi menurut URI-nya. Jika keduanya berbeda, klien tidak tahu mana yang berlaku.',
  },
  'card/version-form': {
    title: 'Versi dengan bentuk sendiri',
    why: 'Klien dan direktori membandingkan versi untuk mengetahui apakah sebuah kartu lebih baru. Kebanyakan mengharapkan bentuk Semantic Versioning.',
  },
  'card/content-version': {
    title: 'Versi tidak sesuai dengan isi',
    why: 'Versi kartu Goloco adalah sidik jari isinya. Versi yang lain berarti kartu diubah setelah dibuat Goloco, misalnya harganya.',
  },
};
