import type { securityRules } from '../../../rules/card/security/index.ts';
import type { FactsOfRules } from '../../../rules/define.ts';
import type { PageWords } from '../../wording.ts';

export const cardSecurityPages: PageWords<FactsOfRules<typeof securityRules>> = {
  'card/undeclared-scheme': {
    title: 'Persyaratan menyebut skema yang tidak dideklarasikan',
    why: 'Klien mencari nama itu untuk mengetahui kredensial apa yang harus dikirim. Karena tidak menemukannya, klien tidak bisa memanggil agen.',
  },
  'card/undeclared-scope': {
    title: 'Scope yang tidak dicantumkan alurnya',
    why: 'Klien meminta scope yang disebut persyaratan. Banyak server otorisasi menolak scope yang tidak dikenalnya, sehingga klien tidak mendapat token.',
  },
  'card/unused-scheme': {
    title: 'Skema yang tidak diwajibkan',
    why: 'Skema hanya menjelaskan cara login. Wajib atau tidaknya login hanya dinyatakan dalam securityRequirements, jadi skema yang tidak disebut di sana tidak pernah dipakai.',
  },
  'card/empty-requirement': {
    title: 'Persyaratan yang tidak mewajibkan apa pun',
    why: 'Persyaratan adalah pilihan, dan cukup satu yang dipenuhi. Persyaratan kosong dipenuhi semua orang.',
  },
  'card/extended-card-without-scheme': {
    title: 'Kartu lanjutan tanpa cara login',
    why: 'Kartu lanjutan adalah untuk klien yang sudah login dengan skema yang dideklarasikan kartu publik. Tanpa skema, tidak ada klien yang bisa mengambilnya.',
  },
  'card/deprecated-flow': {
    title: 'Alur OAuth yang sudah usang',
    why: 'Token dan kata sandi bocor lewat alur ini, jadi OAuth sendiri menyarankan agar keduanya tidak dipakai (RFC 9700), dan klien tidak menyediakannya.',
  },
};
