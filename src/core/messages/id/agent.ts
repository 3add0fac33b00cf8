import type { agentRules } from '../../rules/agent/index.ts';
import type { Facts } from '../../rules/index.ts';
import type { Words } from '../wording.ts';
import { and, number } from './prose.ts';

const notRelative = {
  absolute: 'adalah jalur absolut, padahal skill disebut dengan jalurnya dari berkas ini',
  home: 'adalah jalur dalam direktori home, padahal skill disebut dengan jalurnya dari berkas ini',
  address: 'adalah alamat, padahal skill adalah folder di samping berkas ini',
  backslash: 'memuat garis miring terbalik, yang memisahkan folder hanya di Windows',
  file: 'adalah berkas di dalam folder skill; yang disebut seharusnya foldernya',
} as const;

export const agentWords: Words<Pick<Facts, (typeof agentRules)[number]['code']>> = {
  'agent/blank-body': {
    message: () => 'Tidak ada instruksi di bawah frontmatter.',
    hint: () => 'Tulis apa yang harus dikerjakan agen di bawah --- yang kedua.',
  },
  'agent/no-value': {
    message: ({ key, required }) =>
      required
        ? `${key} tidak punya nilai, padahal wajib ada dalam berkas agen.`
        : `${key} tidak punya nilai, jadi dianggap tidak ada.`,
    hint: ({ required }) =>
      required ? 'Tulis nilainya setelah titik dua.' : 'Hapus baris itu, atau tulis nilai setelah titik dua.',
  },
  'agent/leading-hyphen': {
    message: (data) => `Nama ${data.name} diawali tanda hubung, dan Claude Code tidak memuatnya.`,
    hint: () => 'Awali nama dengan huruf atau angka.',
  },
  'agent/multi-line-description': {
    message: ({ how }) =>
      how === 'block'
        ? 'Deskripsi ini berupa blok beberapa baris, dan sebagian alat hanya menampilkan tanda pembukanya.'
        : how === 'wrapped'
          ? 'Deskripsi ini ditulis dalam beberapa baris, dan sebagian alat hanya membaca yang pertama.'
          : how === 'escapes'
            ? '\\n di antara tanda kutip ganda adalah ganti baris, padahal alat menampilkan deskripsi dalam satu baris.'
            : 'Deskripsi ini memuat ganti baris, padahal alat menampilkannya dalam satu baris.',
    hint: ({ how }) =>
      how === 'escapes'
        ? 'Tulis dalam satu baris. Jika garis miring terbalik itu bagian dari teks, tulis dua kali.'
        : 'Tulis dalam satu baris, dengan tanda kutip ganda.',
    fix: () => 'Tulis deskripsi dalam satu baris',
  },
  'agent/long-description': {
    message: ({ length, limit }) =>
      `Deskripsi ini punya ${number(length)} karakter; di atas ${number(limit)}, sebagian alat memotongnya atau melewati berkasnya.`,
    hint: () =>
      'Jelaskan dalam satu atau dua kalimat apa yang dikerjakan agen dan kapan memakainya; pindahkan sisanya ke instruksi.',
  },
  'agent/skill-path': {
    message: ({ path, how }) => `${path} ${notRelative[how]}.`,
    hint: ({ how }) =>
      how === 'file'
        ? 'Sebut foldernya.'
        : how === 'backslash'
          ? 'Tulis / di antara folder.'
          : 'Taruh foldernya di samping berkas agen, dan sebut dengan jalurnya dari sana, misalnya ./skills/house-style.',
    fix: ({ how }) => (how === 'file' ? 'Sebut foldernya' : 'Tulis / di antara folder'),
  },
  'agent/marketplace-term': {
    message: (data) => `${data.key} bukan bagian dari berkas agen.`,
    hint: ({ to, field }) =>
      to === 'listing'
        ? `Hapus di sini; tempatnya ${field ? `dalam penawaran, sebagai ${field}` : 'bersama penawaran di Goloco'}.`
        : `Hapus di sini; Goloco menulis ${field ?? 'ini'} dalam kartu yang dibuatnya.`,
  },
  'agent/unknown-key': {
    message: ({ key, readers }) =>
      readers.length > 0
        ? `${key === '' ? 'Kunci kosong' : key} bukan kunci dalam format ini; dari alat yang kami kenal, hanya ${and(readers)} yang membacanya.`
        : `${key === '' ? 'Kunci kosong' : key} bukan kunci dalam format ini, dan tidak ada alat yang kami kenal yang membacanya.`,
    hint: ({ meant, taken, rival, fits, readers }) =>
      meant !== undefined
        ? taken
          ? `${meant} sudah ada di sini; hapus yang ini.`
          : `Maksud Anda ${meant}?${fits ? '' : ' Di sana nilainya harus ditulis dengan cara lain.'}${rival === undefined ? '' : ` ${rival} juga bermaksud itu; pertahankan satu dari keduanya.`}`
        : readers.length > 0
          ? 'Hapus jika berkas ini juga untuk alat lain.'
          : 'Hapus, atau sampaikan dalam instruksi.',
    fix: ({ meant }) => `Ganti nama menjadi ${meant}`,
  },
};
