import type { MoveFacts } from '../../card/migrate/move.ts';
import type { moveWords as english } from '../en/migration.ts';
import { and, number, quoted } from './prose.ts';

const list = (names: readonly string[]) => and(names.map(quoted));
const together = (...sentences: readonly string[]) => sentences.filter(Boolean).join(' ');

/** What is left out, and what it may have been. */
const notCarried = (lost: readonly string[]) =>
  together(
    lost.length > 0 ? `Tidak dibawa: ${list(lost)}.` : '',
    lost.includes('credentials') ? 'Kartu bersifat publik: jika itu kredensial yang sebenarnya, ganti.' : '',
  );

/** Why the version of the interface is what it is: the card is new, the server behind it is not. */
function versionReason({ version, said, isVersion, asked }: MoveFacts['interface']): string {
  if (asked) return `Menurut permintaan ini, server memakai ${version}.`;
  const given =
    said === undefined
      ? 'Kartu tidak menyebut versi, yang oleh klien dianggap 0.3'
      : isVersion
        ? `Kartu menyebut ${said}`
        : `Kartu menyebut ${said}, yang bukan versi A2A dan dianggap 0.3`;
  return `${given}, jadi antarmukanya menyebut ${version}: kartu baru tidak mengubah versi yang dipakai server. Jika server memakai versi lain, tulis versi itu di sana; program meminta lagi dengan server-version.`;
}

/** In words, each move from an old card to 1.0. Does not compile with one missing. */
export const moveWords: typeof english = {
  interface: {
    title: () => 'Tulis dalam "supportedInterfaces" di mana agen menjawab',
    reason: (data) =>
      together(
        'Klien 1.0 mencari antarmuka dan tidak membaca "url".',
        versionReason(data),
        data.binding === 'HTTP+JSON' && data.version.startsWith('1.')
          ? 'Klien 0.3 menambahkan /v1 setelah alamat ini, klien 1.0 tidak: jika server tetap memakainya, tulis dalam url.'
          : '',
        data.older
          ? 'Sajikan kartu di /.well-known/agent-card.json, dan juga di /.well-known/agent.json selama klien lama membacanya di sana.'
          : '',
      ),
  },
  transport: {
    title: ({ binding }) => `Tulis "${binding}" dalam antarmuka`,
    reason: ({ written, binding }) =>
      `Dalam 1.0, setiap antarmuka menyebut binding-nya${written === binding ? '' : `, dan "${written}" dieja "${binding}"`}; tidak ada yang membaca "preferredTransport".`,
  },
  'unreadable-transport': {
    title: () => 'Hapus "preferredTransport"',
    reason: ({ written }) =>
      `Nilainya harus teks, sedangkan ${written} bukan teks. Tulis dalam "protocolBinding" antarmuka pertama transport yang dipakai server di sana.`,
  },
  label: {
    title: ({ version }) => `Tulis "${version}" dalam antarmuka`,
    reason: ({ written }) =>
      `Dalam 1.0, setiap antarmuka menyebut versi yang dipakai server di sana, sebagai Major.Minor. "protocolVersion": ${written} pada kartu tidak dibaca siapa pun.`,
  },
  'more-interfaces': {
    title: () => 'Pindahkan "additionalInterfaces" ke dalam "supportedInterfaces"',
    reason: ({ kept, repeated }) =>
      together(
        '1.0 punya satu daftar antarmuka, dengan yang diutamakan di awal.',
        kept > 0 ? `${number(kept)} antarmuka dipindahkan.` : '',
        repeated > 0
          ? `${number(repeated)} entri tidak disertakan: sudah ada, dengan alamat dan transport yang sama.`
          : '',
      ),
  },
  'unreadable-interfaces': {
    title: () => 'Hapus yang bukan antarmuka dari "additionalInterfaces"',
    reason: ({ written }) =>
      `Antarmuka adalah objek dengan alamat dan transportnya. Tidak dibawa: ${written.join(', ')}. Jika agen menjawab di sana, tambahkan ke "supportedInterfaces".`,
  },
  'draft-interfaces': {
    title: () => 'Tulis antarmuka seperti dalam 1.0',
    reason: ({ versions }) =>
      together(
        'Sebuah draf 1.0 punya "transport" dalam antarmuka dan "protocolVersions" dalam kartu; 1.0 punya "protocolBinding" dan "protocolVersion" dalam setiap antarmuka.',
        versions.length === 0
          ? 'Kartu tidak menyebut versi yang dipakai server: tulis dalam "protocolVersion".'
          : `Antarmuka yang tidak menyebut versi kini menyebut ${list(versions)}${versions.length > 1 ? ', satu entri untuk masing-masing' : ''}.`,
      ),
  },
  'draft-versions': {
    title: ({ name }) => `Hapus "${name}"`,
    reason: () => 'Hanya sebuah draf 1.0 yang memilikinya. Setiap antarmuka kartu ini sudah menyebut versinya.',
  },
  'extended-card': {
    title: () => 'Pindahkan penanda kartu lanjutan ke dalam "capabilities"',
    reason: ({ name }) => `Dalam 1.0, "${name}" menjadi "extendedAgentCard" dalam kapabilitas.`,
  },
  scheme: {
    title: ({ name, member }) => `Masukkan skema "${name}" ke dalam "${member}"`,
    reason: ({ type }) =>
      `Klien 1.0 membaca skema dengan "type": "${type}" sebagai skema kosong dan tidak tahu cara autentikasinya. Dalam 1.0, jenis skema adalah nama properti yang memuatnya.`,
  },
  flows: {
    title: ({ names }) => `Jadikan setiap alur OAuth sebuah skema: ${list(names)}`,
    reason: ({ name }) =>
      `1.0 mengizinkan satu alur dalam satu skema; klien menolak "${name}" yang punya beberapa, atau mengambil satu menurut pilihannya sendiri.`,
  },
  'none-scheme': {
    title: ({ name }) => `Hapus skema "${name}"`,
    reason: () =>
      'Skema ini menyatakan bahwa kredensial tidak diperlukan. A2A tidak punya skema untuk itu: persyaratan kosong yang menyatakannya.',
  },
  security: {
    title: ({ where }) => `Tulis "security" ${where === 'card' ? 'kartu' : 'skill'} sebagai "securityRequirements"`,
    reason: ({ split, cut, ways, open }) =>
      open
        ? 'Klien 1.0 tidak membaca "security". Properti itu tidak mewajibkan kredensial, begitu pula penggantinya.'
        : together(
            'Klien 1.0 tidak membaca "security" dan akan memanggil tanpa kredensial.',
            cut.length > 0
              ? `Dari ${list(cut)} hanya alur pertama yang diwajibkan: memilih di antara semuanya memerlukan ${number(ways)} pilihan, yang tidak dibaca siapa pun. Tambahkan yang dipakai klien Anda.`
              : `Skema yang sama diwajibkan, dengan scope yang sama${split ? '; satu skema dengan beberapa alur OAuth menjadi beberapa pilihan' : ''}.`,
          ),
  },
  authentication: {
    title: ({ schemes }) => `Tulis "authentication" sebagai skema dan persyaratan: ${list(schemes)}`,
    reason: ({ incomplete, lost }) =>
      together(
        'Hanya 0.1 yang punya "authentication"; klien yang lebih baru tidak membacanya dan akan memanggil tanpa kredensial.',
        incomplete.length > 0
          ? `Keterangan kartu tentang ${list(incomplete)} tidak cukup: isi yang disebut kurang dalam laporan. Sampai saat itu, klien tahu bahwa kredensial diperlukan, tetapi tidak tahu yang mana.`
          : '',
        notCarried(lost),
      ),
  },
  'no-authentication': {
    title: () => 'Hapus "authentication"',
    reason: ({ lost }) =>
      together(
        lost.length > 0
          ? 'Properti ini tidak menyebut skema yang harus dipakai pemanggil, jadi tidak ada yang diwajibkan.'
          : 'Properti ini menyatakan bahwa kredensial tidak diperlukan, yang dalam kartu 1.0 dinyatakan dengan tidak menulis keamanan.',
        notCarried(lost),
      ),
  },
  'authentication-twice': {
    title: () => 'Hapus "authentication"',
    reason: ({ lost }) =>
      together(
        'Hanya 0.1 yang memilikinya, dan kartu ini juga menyebut cara autentikasi dalam bentuk yang lebih baru; bentuk itu yang dipertahankan.',
        notCarried(lost),
      ),
  },
  'state-history': {
    title: () => 'Hapus "stateTransitionHistory"',
    reason: () => '1.0 tidak punya kapabilitas seperti ini, dan tidak ada penggantinya.',
  },
  capability: {
    title: ({ name }) => `Hapus kapabilitas "${name}"`,
    reason: () =>
      'Tidak ada versi A2A yang memilikinya: klien yang toleran mengabaikannya dan yang ketat menolak kartunya. Yang perlu diketahui klien ditulis dalam params sebuah ekstensi di capabilities.extensions.',
  },
  signatures: {
    title: () => 'Hapus tanda tangan',
    reason: () =>
      'Tanda tangan berlaku untuk kartu seperti semula dan gagal untuk kartu lain. Tandatangani kartu yang baru.',
  },
};
