import type { interfaceRules } from '../../rules/card/interfaces/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';

export const cardInterfaceWords: Words<FactsOfRules<typeof interfaceRules>> = {
  'card/protocol-binding': {
    message: ({ written }) =>
      `"${written}" bukan JSONRPC, GRPC, atau HTTP+JSON, dan bukan pula URI binding milik Anda sendiri.`,
    hint: ({ near }) =>
      near
        ? `Maksud Anda "${near}"? Namanya dibandingkan huruf demi huruf.`
        : 'Tulis salah satu dari ketiganya, atau URI yang hanya dimiliki binding Anda.',
    fix: ({ near }) => `Tulis "${near}"`,
  },
  'card/protocol-version': {
    message: ({ written }) => `Versi protokol ditulis Major.Minor, misalnya 1.0, sedangkan di sini "${written}".`,
    hint: ({ instead }) =>
      instead ? `Tulis "${instead}".` : 'Tulis versi A2A yang dipakai antarmuka ini, misalnya "1.0" atau "0.3".',
    fix: ({ instead }) => `Tulis "${instead}"`,
  },
  'card/old-interfaces': {
    message: ({ version }) =>
      `Tidak ada antarmuka yang memakai A2A 1.0: yang ini memakai ${version}. Klien yang hanya memahami 1.0 melewatinya.`,
    hint: () =>
      'Jika server memakai 1.0, tulis "1.0" di sini. Jika belum, isi ini benar sampai server diperbarui: kartu baru tidak mengubah versi yang dipakai server.',
  },
  'card/duplicate-interface': {
    message: () => 'Alamat, binding, versi, dan tenant antarmuka ini sama dengan yang sebelumnya.',
    hint: () => 'Hapus, atau ubah bagian yang seharusnya berbeda.',
    fix: () => 'Hapus yang kedua',
    also: 'Yang pertama.',
  },
};
