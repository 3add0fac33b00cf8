import type { interfaceRules } from '../../rules/card/interfaces/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';

export const cardInterfaceWords: Words<FactsOfRules<typeof interfaceRules>> = {
  'card/protocol-binding': {
    title: 'Binding protokol yang tidak dikenal',
    message: ({ written }) =>
      `"${written}" bukan JSONRPC, GRPC, atau HTTP+JSON, dan bukan pula URI binding milik Anda sendiri.`,
    hint: ({ near }) =>
      near
        ? `Maksud Anda "${near}"? Namanya dibandingkan huruf demi huruf.`
        : 'Tulis salah satu dari ketiganya, atau URI yang hanya dimiliki binding Anda.',
    fix: ({ near }) => `Tulis "${near}"`,
    why: 'Klien mengambil antarmuka pertama yang binding-nya dikuasai klien itu. SDK Python membandingkan persis, jadi "http+json" tidak pernah cocok, dan klien melaporkan bahwa transport tidak ditemukan.',
  },
  'card/protocol-version': {
    title: 'Versi protokol tidak berbentuk Major.Minor',
    message: ({ written }) => `Versi protokol ditulis Major.Minor, misalnya 1.0, sedangkan di sini "${written}".`,
    hint: ({ instead }) =>
      instead ? `Tulis "${instead}".` : 'Tulis versi A2A yang dipakai antarmuka ini, misalnya "1.0" atau "0.3".',
    fix: ({ instead }) => `Tulis "${instead}"`,
    why: 'Sebagian server membandingkan versi permintaan dengan versi di kartu huruf demi huruf, jadi "1.0.0" menolak setiap klien yang mengirim "1.0".',
  },
  'card/old-interfaces': {
    title: 'Tidak ada antarmuka 1.0',
    message: ({ version }) =>
      `Tidak ada antarmuka yang memakai A2A 1.0: yang ini memakai ${version}. Klien yang hanya memahami 1.0 melewatinya.`,
    hint: () =>
      'Jika server memakai 1.0, tulis "1.0" di sini. Jika belum, isi ini benar sampai server diperbarui: kartu baru tidak mengubah versi yang dipakai server.',
    why: 'Kartu 1.0 boleh menyebut server versi lama, dan klien memilih antarmuka dengan versi yang dipahaminya. Banyak klien hanya memahami 1.0.',
  },
  'card/duplicate-interface': {
    title: 'Antarmuka yang ditulis dua kali',
    message: () => 'Alamat, binding, versi, dan tenant antarmuka ini sama dengan yang sebelumnya.',
    hint: () => 'Hapus, atau ubah bagian yang seharusnya berbeda.',
    fix: () => 'Hapus yang kedua',
    also: 'Yang pertama.',
    why: 'Klien mengambil antarmuka pertama yang cocok, jadi yang kedua tidak pernah dipakai. Sering kali ini salinan yang alamat atau versinya lupa diubah.',
  },
};
