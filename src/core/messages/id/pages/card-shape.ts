import type { memberRules } from '../../../rules/card/members/index.ts';
import type { shapeRules } from '../../../rules/card/shape/index.ts';
import type { FactsOfRules } from '../../../rules/define.ts';
import type { PageWords } from '../../wording.ts';

export const cardShapePages: PageWords<FactsOfRules<typeof shapeRules> & FactsOfRules<typeof memberRules>> = {
  'card/dropped-security': {
    title: 'Keamanan yang tidak dilihat klien',
    why: 'A2A 1.0 mengganti nama security menjadi securityRequirements dan mengubah bentuknya; authentication dihapus setelah 0.1. Pembaca membuang properti yang tidak dikenal tanpa pemberitahuan, jadi kewajiban kredensialnya hilang. Bahkan contoh kartu A2A 1.0.1 punya kesalahan ini.',
  },
  'card/requirement-shape': {
    title: 'Persyaratan yang terbaca tanpa kredensial',
    why: 'Ini bentuk 0.3 dengan nama 1.0. Parser yang toleran membuang nama yang tidak dikenal dan menyisakan persyaratan kosong, jadi agen tampak terbuka bagi semua orang; parser yang ketat menolak kartunya.',
  },
  'card/unwrapped-scopes': {
    title: 'Scope tanpa pembungkus',
    why: 'Protobuf tidak punya map berisi daftar, jadi A2A 1.0 menaruh setiap daftar dalam objek dengan satu properti, yaitu list. SDK Go memodelkannya lain, bertentangan dengan spesifikasi.',
  },
  'card/flat-scheme': {
    title: 'Skema keamanan dalam bentuk 0.3',
    why: 'Sampai 0.3, skema ditulis datar dengan type. Dalam 1.0, skema adalah salah satu dari lima properti. Parser yang toleran membuang yang tidak dikenal, dan klien lalu punya skema yang tidak diketahui isinya; parser yang ketat menolak kartunya.',
  },
  'card/later-form': {
    title: 'Keamanan dalam bentuk 1.0 di kartu versi lama',
    why: 'Server yang mencetak pesan protobuf menulis kartu 0.3 begini. Hanya klien yang membaca protobuf memahaminya; klien yang membaca JSON menolak kartunya.',
  },
  'card/unsafe-integer': {
    title: 'Angka yang kehilangan digit',
    why: 'Parser menyimpan angka dalam params sebagai double, yang memuat setiap bilangan bulat sampai 2^53 dengan tepat, dan di atas itu hanya sebagian. Digit yang lain berubah tanpa pemberitahuan.',
  },
  'card/number-overflow': {
    title: 'Angka terlalu besar',
    why: 'JavaScript membacanya sebagai tak hingga, parser lain menolak dokumennya, dan versi kartu Goloco tidak bisa dihitung.',
  },
  'card/snake-case': {
    title: 'Properti dalam snake_case',
    why: 'Menurut spesifikasi, nama JSON ditulis dalam camelCase. Parser Protobuf menerima kedua ejaan, yang lain hanya yang benar, jadi dua klien melihat dua kartu yang berbeda.',
  },
  'card/old-name': {
    title: 'Nama lama sebuah properti',
    why: 'Klien 1.0 mencari nama baru, tidak menemukannya, dan membuang nama lama tanpa pemberitahuan.',
  },
  'card/unknown-member': {
    title: 'Properti yang tidak ada dalam A2A',
    why: 'Isi properti yang tidak dikenal tidak sampai kepada siapa pun: pembaca yang toleran membuangnya tanpa pemberitahuan. Parser Java, Go, dan protobuf-es dengan pengaturan bawaan menolak seluruh kartu.',
  },
  'card/misplaced-extensions': {
    title: 'Ekstensi di tempat yang salah',
    why: 'Ekstensi yang tidak dilihat klien tidak bisa disepakati, dan isinya, misalnya harga, hilang.',
  },
};
