import type { hostedRules } from '../../../rules/hosted/index.ts';
import type { Facts } from '../../../rules/index.ts';
import type { PageWords } from '../../wording.ts';

export const hostedPages: PageWords<Pick<Facts, (typeof hostedRules)[number]['code']>> = {
  'hosted/missing-model': {
    title: 'Agen yang dijalankan Goloco tanpa model',
    why: 'Goloco sendiri yang menjalankan agen ini, jadi perlu tahu dengan model apa dan dengan harga berapa. Tanpa model, agen tidak diterima.',
  },
  'hosted/unpriced-model': {
    title: 'Model tanpa harga',
    why: 'Goloco hanya menjalankan model yang ada harganya. Alias atau any bukan model tersendiri, jadi tidak punya harga.',
  },
  'hosted/unchecked-model': {
    title: 'Model yang tidak bisa diperiksa',
    why: 'Model mana yang punya harga ditentukan oleh pengelola layanan ini. Tanpa daftar itu, tidak bisa dipastikan di sini apakah Goloco menerima modelnya.',
  },
  'hosted/tool': {
    title: 'Alat yang tidak dimiliki agen di Goloco',
    why: 'Agen yang dijalankan Goloco bisa mencari di web, dan hanya itu. Berkas yang meminta alat lain tidak diterima.',
  },
  'hosted/mcp-servers': {
    title: 'Server MCP pada agen yang dijalankan Goloco',
    why: 'Goloco memasang server miliknya sendiri jika pemilik mengizinkan penyewaan, dan tidak memasang server milik pembuat. Kunci ini tidak boleh ada, bahkan kosong pun tidak.',
  },
  'hosted/skill-outside': {
    title: 'Skill di luar folder agen',
    why: 'Goloco menerima berkas agen beserta folder di sampingnya. Skill yang ada di atasnya tidak ikut.',
  },
};
