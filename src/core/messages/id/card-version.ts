import type { CardFacts } from '../../rules/card/found.ts';
import type { versionRules } from '../../rules/card/version/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';
import { alternatives, documentNames, successorName, versionNames } from './card-names.ts';
import { and, quoted } from './prose.ts';

export const cardVersionWords: Words<CardFacts & FactsOfRules<typeof versionRules>> = {
  'card/look-alike': {
    message: ({ name }) => `Ini ${documentNames[name]}, bukan kartu agen A2A.`,
    hint: () => 'Kirim kartu agennya. Di server, kartu itu ada di /.well-known/agent-card.json.',
  },
  'card/enclosed': {
    message: ({ at, count }) =>
      count > 1
        ? `Dokumen ini memuat ${count} kartu, yang pertama di ${at}. Klien membaca satu kartu, dan mencari anggotanya di tingkat teratas.`
        : `Kartunya ada di dalam sesuatu yang lain, di ${at}. Klien mencari anggota kartu di tingkat teratas, dan tidak menemukannya.`,
    hint: ({ count }) =>
      count > 1
        ? 'Periksa kartu satu per satu, dan sajikan masing-masing di alamatnya sendiri.'
        : 'Sajikan kartunya saja.',
    fix: () => 'Sisakan kartunya saja',
    also: 'Kartu lain.',
  },
  'card/old-version': {
    message: ({ spec, has }) =>
      has
        ? `Kartu ini dinilai sebagai kartu A2A ${spec}, seperti yang diminta. Klien 1.0 mengikuti "supportedInterfaces" dan yang terkait dengannya, yang tidak diperiksa di sini.`
        : `Ini kartu A2A ${spec}. Klien 1.0 tidak bisa memakainya karena tidak menemukan "supportedInterfaces".`,
    hint: ({ has }) =>
      has
        ? 'Hapus versi dari permintaan agar kartu dinilai menurut versi penulisannya.'
        : 'Ubah menjadi kartu 1.0: di halaman ini ada tombolnya, sedangkan program mengirimnya ke /repair, dengan dual=1 agar properti lama tetap ada untuk klien lama.',
  },
  'card/version-label': {
    message: ({ label }) => `Labelnya ${label}, tetapi kartu ini disusun seperti kartu sampai versi 0.3.`,
    hint: () =>
      'Jika server memakai 1.0, tulis "supportedInterfaces" dan hapus label ini. Jika memakai 0.3, tulis "0.3.0" di sini.',
  },
  'card/unknown-version': {
    message: ({ written }) => `A2A ${written} tidak ada: versinya adalah 0.1, 0.2, 0.3, dan 1.0.`,
    hint: () => 'Tulis versi A2A yang dipakai server; versi agen ditulis dalam "version".',
  },
  'card/transport-conflict': {
    message: ({ transport, earlier }) =>
      `Alamat ini disebut untuk ${transport} di sini, dan untuk ${earlier} sebelumnya.`,
    hint: () => 'Beri setiap transport alamatnya sendiri, atau tulis yang benar saja.',
    also: 'Transport pertama untuk alamat ini.',
  },
  'card/old-layout': {
    message: ({ names, empty }) =>
      `"supportedInterfaces" ${empty ? 'tidak memuat antarmuka' : 'tidak ada'}. Kartu ini menyatakannya dalam bentuk versi lama, yaitu dalam ${and(names.map(quoted))}, yang diabaikan klien 1.0.`,
    hint: () =>
      'Tulis dalam "supportedInterfaces" di mana agen menjawab, dengan binding apa, dan versi A2A yang dipakai server.',
    fix: () => 'Tulis alamatnya sebagai antarmuka, di samping properti lama',
    also: 'Properti dari versi lama.',
  },
  'card/hybrid': {
    message: ({ names, leftover }) =>
      leftover !== undefined
        ? `"protocolVersion" ini sisa: dalam 1.0 letaknya di setiap antarmuka, dan klien versi lama tidak mencari ${leftover} di sini.`
        : `Kartu 1.0 ini juga punya ${and(names.map(quoted))} dari versi lama. Klien 1.0 mengabaikannya.`,
    hint: ({ leftover }) =>
      leftover !== undefined
        ? 'Boleh dihapus.'
        : 'Pertahankan hanya selama klien lama masih membaca kartu ini, dan ubah kedua bagian bersama-sama.',
    also: 'Properti lain dari versi lama.',
  },
  'card/contradiction': {
    message: ({ member, old, now }) =>
      `Bagi klien 0.3, "${member}" menyatakan ${alternatives(member, old)}, sedangkan klien 1.0 membaca ${alternatives(member, now)}.`,
    hint: () => 'Samakan keduanya, atau hapus properti yang lama.',
    fix: () => 'Nyatakan juga di bagian 1.0',
  },
  'card/old-member': {
    message: ({ name, versions }) => `"${name}" berasal dari ${versionNames(versions)}. Klien 1.0 mengabaikannya.`,
    hint: ({ successor }) =>
      successor
        ? `Dalam 1.0, ini ditulis dalam ${successorName(successor)}.`
        : 'Dalam 1.0 tidak ada penggantinya; properti ini boleh dihapus.',
  },
};
