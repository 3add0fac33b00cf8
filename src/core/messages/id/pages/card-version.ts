import type { CardFacts } from '../../../rules/card/found.ts';
import type { versionRules } from '../../../rules/card/version/index.ts';
import type { FactsOfRules } from '../../../rules/define.ts';
import type { PageWords } from '../../wording.ts';

export const cardVersionPages: PageWords<CardFacts & FactsOfRules<typeof versionRules>> = {
  'card/look-alike': {
    title: 'Bukan kartu agen',
    why: 'Ada beberapa jenis dokumen tentang agen. Klien A2A hanya bisa membaca kartu agen, dan dalam dokumen lain tidak menemukan apa pun yang bisa dipakainya.',
  },
  'card/enclosed': {
    title: 'Kartu di dalam sesuatu yang lain',
    why: 'Jawaban di alamat sebuah kartu adalah kartu itu, tanpa apa pun di sekelilingnya. Klien yang menerima amplop, catatan, atau daftar tidak menemukan nama maupun alamat di dalamnya.',
  },
  'card/old-version': {
    title: 'Kartu versi lama',
    why: 'Klien 1.0 mencari antarmuka dalam supportedInterfaces dan melaporkan bahwa transport tidak ditemukan. Sebagian bisa diatur untuk membaca kartu lama, kebanyakan tidak.',
  },
  'card/version-label': {
    title: 'Label satu versi, susunan versi lain',
    why: 'Klien 1.0 mencari antarmuka dan tidak menemukannya, apa pun labelnya. Klien yang mengikuti label menganggapnya kartu 1.0, dan klien yang mengikuti url, seperti SDK JavaScript jika diatur begitu, memanggil agen dengan cara lama.',
  },
  'card/unknown-version': {
    title: 'Versi yang tidak ada dalam A2A',
    why: 'Klien mencari versi yang dipahaminya, dan tidak menemukannya di sini.',
  },
  'card/transport-conflict': {
    title: 'Satu alamat dengan dua transport',
    why: 'A2A 0.3 melarang transport yang bertentangan pada satu alamat. Klien yang memilih transport yang salah mendapat jawaban yang tidak bisa dibacanya.',
  },
  'card/old-layout': {
    title: 'Susunan versi lama',
    why: 'Kartu 0.3 menyimpan alamat dalam url dan transport di sebelahnya. Klien 1.0 tidak membaca keduanya, jadi tidak punya alamat untuk dipanggil.',
  },
  'card/hybrid': {
    title: 'Kartu untuk dua versi',
    why: 'Server yang memakai 0.3 dan 1.0 menulis kedua bentuk dalam satu kartu. Itu tidak salah selama keduanya menyatakan hal yang sama.',
  },
  'card/contradiction': {
    title: 'Dua bagian yang bertentangan',
    why: 'Klien lama dan baru dari satu agen akan memanggil alamat yang berbeda, atau salah satunya memanggil tanpa kredensial.',
  },
  'card/old-member': {
    title: 'Properti dari kartu lama',
    why: 'Properti ini tampak menyatakan sesuatu, tetapi tidak sampai kepada siapa pun.',
  },
};
