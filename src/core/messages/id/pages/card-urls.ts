import type { urlRules } from '../../../rules/card/urls/index.ts';
import type { FactsOfRules } from '../../../rules/define.ts';
import type { PageWords } from '../../wording.ts';

export const cardUrlPages: PageWords<FactsOfRules<typeof urlRules>> = {
  'card/url': {
    title: 'Bukan alamat web',
    why: 'Kartu dibaca jauh dari server yang dijelaskannya, jadi sebuah jalur atau nama host saja tidak mengarah ke mana pun.',
  },
  'card/insecure-url': {
    title: 'Alamat tanpa TLS',
    why: 'Siapa pun di tengah jalan bisa membaca dan mengubah yang dikirim lewat http, termasuk kunci dan token.',
  },
  'card/local-url': {
    title: 'Alamat yang tidak terjangkau dari luar',
    why: 'Kartu dibaca jauh dari server yang dijelaskannya. Alamat komputer atau jaringan tempat kartu ditulis mengarah ke tempat lain atau tidak ke mana pun dari sana, dan klien yang hati-hati menolaknya.',
  },
  'card/placeholder-host': {
    title: 'Host pengisi sementara',
    why: 'Nama seperti example.com disediakan untuk contoh, dan variabel sebuah templat sama sekali bukan nama host: tidak ada layanan Anda yang menjawab di sana.',
  },
  'card/operation-url': {
    title: 'Alamat satu operasi',
    why: 'Klien membentuk alamat setiap operasi dari alamat di kartu. Dari alamat satu operasi, klien membentuk alamat yang tidak ada.',
  },
  'card/url-credentials': {
    title: 'Kredensial dalam alamat',
    why: 'Kartu bersifat publik dan disalin ke direktori. Apa pun isinya diketahui semua orang, dan peramban serta banyak klien mengabaikan atau menolak alamat seperti ini.',
  },
  'card/grpc-url': {
    title: 'Alamat gRPC dalam bentuk lain',
    why: 'Spesifikasi berubah dalam hal ini setelah 1.0.1, jadi klien berbeda-beda dalam bentuk yang diterimanya.',
  },
};
