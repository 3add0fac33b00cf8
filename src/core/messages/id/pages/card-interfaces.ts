import type { interfaceRules } from '../../../rules/card/interfaces/index.ts';
import type { FactsOfRules } from '../../../rules/define.ts';
import type { PageWords } from '../../wording.ts';

export const cardInterfacePages: PageWords<FactsOfRules<typeof interfaceRules>> = {
  'card/protocol-binding': {
    title: 'Binding protokol yang tidak dikenal',
    why: 'Klien mengambil antarmuka pertama yang binding-nya dikuasai klien itu. SDK Python membandingkan persis, jadi "http+json" tidak pernah cocok, dan klien melaporkan bahwa transport tidak ditemukan.',
  },
  'card/protocol-version': {
    title: 'Versi protokol tidak berbentuk Major.Minor',
    why: 'Sebagian server membandingkan versi permintaan dengan versi di kartu huruf demi huruf, jadi "1.0.0" menolak setiap klien yang mengirim "1.0".',
  },
  'card/old-interfaces': {
    title: 'Tidak ada antarmuka 1.0',
    why: 'Kartu 1.0 boleh menyebut server versi lama, dan klien memilih antarmuka dengan versi yang dipahaminya. Banyak klien hanya memahami 1.0.',
  },
  'card/duplicate-interface': {
    title: 'Antarmuka yang ditulis dua kali',
    why: 'Klien mengambil antarmuka pertama yang cocok, jadi yang kedua tidak pernah dipakai. Sering kali ini salinan yang alamat atau versinya lupa diubah.',
  },
};
