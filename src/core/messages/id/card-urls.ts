import type { Reach } from '../../card/hosts.ts';
import type { urlRules } from '../../rules/card/urls/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';
import { and } from './prose.ts';

const who: { readonly [Each in Reach]: string } = {
  loopback: 'adalah komputer siapa pun yang membaca kartu ini',
  private: 'adalah alamat jaringan pribadi',
  'link-local': 'hanya terjangkau dari segmen jaringannya sendiri',
  unspecified: 'adalah tempat server mendengarkan, bukan alamat yang bisa dipanggil klien',
  internal: 'adalah nama dalam jaringan internal',
};

export const cardUrlWords: Words<FactsOfRules<typeof urlRules>> = {
  'card/url': {
    message: ({ written, use, blanks }) =>
      blanks
        ? 'Ada spasi di sekitar alamat ini, dan tidak semua klien membuangnya.'
        : use === 'link'
          ? `"${written.slice(0, 60)}" bukan alamat http atau https yang lengkap, jadi tidak membuka apa pun.`
          : `"${written.slice(0, 60)}" bukan alamat http atau https yang lengkap, jadi klien tidak bisa memanggilnya.`,
    hint: ({ blanks }) =>
      blanks
        ? 'Jangan tulis apa pun selain alamatnya di antara kedua tanda kutip.'
        : 'Tulis alamat selengkapnya, diawali https://.',
    fix: ({ blanks }) => (blanks ? 'Hapus spasinya' : 'Tambahkan https:// di depannya'),
  },
  'card/insecure-url': {
    message: ({ exposed }) =>
      exposed
        ? 'Kredensial akan dikirim ke alamat http:// ini tanpa enkripsi.'
        : 'Alamat http:// ini tidak terenkripsi. Dalam produksi, A2A harus disajikan lewat https.',
    hint: () => 'Sajikan lewat https dan tulis https:// di sini.',
  },
  'card/local-url': {
    message: ({ host, reach }) => `${host} ${who[reach]}, jadi klien lain tidak bisa menjangkaunya.`,
    hint: () =>
      'Tulis alamat https publik di sini sebelum Anda menerbitkan kartu; di dalam jaringan Anda sendiri, alamat ini boleh tetap dipakai.',
  },
  'card/placeholder-host': {
    message: ({ hosts }) => `${and(hosts)} hanya pengisi sementara untuk host yang belum ditulis.`,
    hint: () => 'Tulis host yang sebenarnya sebelum Anda menerbitkan kartu.',
    also: 'Satu lagi.',
  },
  'card/operation-url': {
    message: ({ path, isCard, appended }) =>
      isCard
        ? `"${path}" adalah tempat kartu ini sendiri disajikan, bukan tempat agen dipanggil.`
        : appended
          ? `"${path}" adalah satu operasi A2A. Klien menambahkannya sendiri, jadi akan tertambah dua kali.`
          : `"${path}" adalah operasi HTTP+JSON. Pada antarmuka dengan binding ini, semua metode dikirim ke satu alamat.`,
    hint: ({ base }) => `Tulis alamat yang menjadi awal semua operasi; tanpa bagian akhirnya menjadi ${base}`,
    fix: () => 'Potong bagian akhirnya',
  },
  'card/url-credentials': {
    message: ({ password }) =>
      password
        ? 'Alamat ini memuat nama pengguna dan kata sandi, padahal kartu ini bisa dibaca semua orang.'
        : 'Alamat ini memuat nama pengguna, padahal kartu ini bisa dibaca semua orang.',
    hint: ({ password }) =>
      password
        ? 'Hapus keduanya, ganti kata sandinya, dan deklarasikan dalam "securitySchemes" cara klien login.'
        : 'Hapus, dan ganti jika itu sebuah kunci. Cara klien login ditulis dalam "securitySchemes".',
    fix: () => 'Hapus kredensial dari alamat',
  },
  'card/grpc-url': {
    message: ({ written, target }) =>
      written === 'host'
        ? `gRPC dipanggil pada host dan port, dan di sini hanya ada host; kebanyakan pustaka lalu memakai ${target}.`
        : 'A2A 1.0.1 meminta URL https di sini, sedangkan teks setelahnya hanya meminta host dan port. Pustaka gRPC memakai yang kedua.',
    hint: ({ written, target }) =>
      written === 'host'
        ? `Tulis "${target}", atau port yang dipakai server.`
        : `Jika klien Anda gagal tersambung, tulis "${target}".`,
  },
};
