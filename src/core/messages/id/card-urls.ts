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
    title: 'Bukan alamat web',
    message: ({ written, use }) =>
      use === 'link'
        ? `"${written.slice(0, 60)}" bukan alamat http atau https yang lengkap, jadi tidak membuka apa pun.`
        : `"${written.slice(0, 60)}" bukan alamat http atau https yang lengkap, jadi klien tidak bisa memanggilnya.`,
    hint: () => 'Tulis alamat selengkapnya, diawali https://.',
    fix: () => 'Tambahkan https:// di depannya',
    why: 'Kartu dibaca jauh dari server yang dijelaskannya, jadi sebuah jalur atau nama host saja tidak mengarah ke mana pun.',
  },
  'card/insecure-url': {
    title: 'Alamat tanpa TLS',
    message: ({ exposed }) =>
      exposed
        ? 'Kredensial akan dikirim ke alamat http:// ini tanpa enkripsi.'
        : 'Alamat http:// ini tidak terenkripsi. Dalam produksi, A2A harus disajikan lewat https.',
    hint: () => 'Sajikan lewat https dan tulis https:// di sini.',
    why: 'Siapa pun di tengah jalan bisa membaca dan mengubah yang dikirim lewat http, termasuk kunci dan token.',
  },
  'card/local-url': {
    title: 'Alamat yang tidak terjangkau dari luar',
    message: ({ host, reach }) => `${host} ${who[reach]}, jadi klien lain tidak bisa menjangkaunya.`,
    hint: () =>
      'Tulis alamat https publik di sini sebelum Anda menerbitkan kartu; di dalam jaringan Anda sendiri, alamat ini boleh tetap dipakai.',
    why: 'Kartu dibaca jauh dari server yang dijelaskannya. Alamat komputer atau jaringan tempat kartu ditulis mengarah ke tempat lain atau tidak ke mana pun dari sana, dan klien yang hati-hati menolaknya.',
  },
  'card/placeholder-host': {
    title: 'Host pengisi sementara',
    message: ({ hosts }) => `${and(hosts)} hanya pengisi sementara untuk host yang belum ditulis.`,
    hint: () => 'Tulis host yang sebenarnya sebelum Anda menerbitkan kartu.',
    also: 'Satu lagi.',
    why: 'Nama seperti example.com disediakan untuk contoh, dan variabel sebuah templat sama sekali bukan nama host: tidak ada layanan Anda yang menjawab di sana.',
  },
  'card/operation-url': {
    title: 'Alamat satu operasi',
    message: ({ path, isCard, appended }) =>
      isCard
        ? `"${path}" adalah tempat kartu ini sendiri disajikan, bukan tempat agen dipanggil.`
        : appended
          ? `"${path}" adalah satu operasi A2A. Klien menambahkannya sendiri, jadi akan tertambah dua kali.`
          : `"${path}" adalah operasi HTTP+JSON. Pada antarmuka dengan binding ini, semua metode dikirim ke satu alamat.`,
    hint: ({ base }) => `Tulis alamat yang menjadi awal semua operasi; tanpa bagian akhirnya menjadi ${base}`,
    fix: () => 'Potong bagian akhirnya',
    why: 'Klien membentuk alamat setiap operasi dari alamat di kartu. Dari alamat satu operasi, klien membentuk alamat yang tidak ada.',
  },
  'card/url-credentials': {
    title: 'Kredensial dalam alamat',
    message: ({ password }) =>
      password
        ? 'Alamat ini memuat nama pengguna dan kata sandi, padahal kartu ini bisa dibaca semua orang.'
        : 'Alamat ini memuat nama pengguna, padahal kartu ini bisa dibaca semua orang.',
    hint: ({ password }) =>
      password
        ? 'Hapus keduanya, ganti kata sandinya, dan deklarasikan dalam "securitySchemes" cara klien login.'
        : 'Hapus, dan ganti jika itu sebuah kunci. Cara klien login ditulis dalam "securitySchemes".',
    fix: () => 'Hapus kredensial dari alamat',
    why: 'Kartu bersifat publik dan disalin ke direktori. Apa pun isinya diketahui semua orang, dan peramban serta banyak klien mengabaikan atau menolak alamat seperti ini.',
  },
  'card/grpc-url': {
    title: 'Alamat gRPC dalam bentuk lain',
    message: ({ written, target }) =>
      written === 'host'
        ? `gRPC dipanggil pada host dan port, dan di sini hanya ada host; kebanyakan pustaka lalu memakai ${target}.`
        : 'A2A 1.0.1 meminta URL https di sini, sedangkan teks setelahnya hanya meminta host dan port. Pustaka gRPC memakai yang kedua.',
    hint: ({ written, target }) =>
      written === 'host'
        ? `Tulis "${target}", atau port yang dipakai server.`
        : `Jika klien Anda gagal tersambung, tulis "${target}".`,
    why: 'Spesifikasi berubah dalam hal ini setelah 1.0.1, jadi klien berbeda-beda dalam bentuk yang diterimanya.',
  },
};
