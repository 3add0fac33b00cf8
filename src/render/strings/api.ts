import type { Language } from '../../core/language.ts';
import type { CallName } from '../html/api-calls.ts';

/** A name, and what is said of it. */
type Entry = readonly [name: string, says: string];

/** The page about calling the service. */
export interface ApiStrings {
  readonly title: string;
  readonly lead: string;
  readonly contents: string;
  readonly calls: Readonly<Record<CallName, { readonly title: string; readonly why: string }>>;
  readonly addresses: string;
  readonly answers: readonly Entry[];
  readonly parameters: string;
  readonly parametersLead: string;
  readonly parameterList: readonly Entry[];
}

export const apiStrings: Readonly<Record<Language, ApiStrings>> = {
  en: {
    title: 'The API, from a terminal',
    lead: 'Every call as you would type it, with what it answers. There is no key and no account; what you send is judged and not kept.',
    contents: 'Calls',
    calls: {
      file: {
        title: 'A file to try',
        why: 'An agent file with the most common fault: a colon inside a value without quotes.',
      },
      text: {
        title: 'Check it',
        why: 'The document is the body of the request. With format=text the answer is for a person at a terminal.',
      },
      json: {
        title: 'Check it, for a program',
        why: 'The report as JSON: each problem with its code, its place and, where there is one, its fix. Lines and columns count from 1; offsets count UTF-16 units. A document that was judged is a 200, valid or not; the header X-Verdict has the verdict too.',
      },
      language: { title: 'In Indonesian', why: 'lang chooses the language of the messages. Codes and places stay.' },
      step: {
        title: 'As a step of a build',
        why: 'With fail-on a bad document is a 422, so that curl can fail. format=github makes annotations of the problems, format=sarif a log for code scanning.',
      },
      repair: {
        title: 'Get it repaired',
        why: 'What can be mended without guessing is mended, and nothing else changes; an old card becomes one of A2A 1.0. Without format=diff the answer is the file itself.',
      },
      preview: {
        title: 'See the card that Goloco would make',
        why: 'It is made from the public listings of an agent. Nothing is published by it.',
      },
      template: {
        title: 'Start from a template',
        why: 'The bare file; without format=raw also the reasons for what is in it.',
      },
      rule: { title: 'Look a rule up', why: 'By the code of a problem. In a browser the same address is a page.' },
      schema: {
        title: 'Fetch a schema',
        why: 'At its own id. Add ?bundle for one file with everything that it refers to.',
      },
      refused: {
        title: 'When a request is refused',
        why: 'What could not be judged never looks like a pass: it is a 4xx with a problem (RFC 9457) that says what to change.',
      },
    },
    addresses: 'Addresses',
    answers: [
      ['POST /validate', 'the report on the document in the body'],
      ['POST /repair', 'the document with its faults mended'],
      ['POST /preview', 'the card that Goloco would make from an agent and its listings'],
      ['GET /templates, /templates/{id}', 'files to start from'],
      ['GET /schema, and each schema at the path of its id', 'the JSON Schemas'],
      ['GET /rules, /rules/{code}', 'every rule: what, why, a wrong and a right example'],
      ['GET /problems, /problems/{type}', 'every reason for which a request is refused'],
      ['GET /health', 'the version, and the digest of each schema'],
    ],
    parameters: 'Parameters of /validate',
    parametersLead:
      'In the query. One that is not known is refused, so that a misspelled option never looks like a pass.',
    parameterList: [
      [
        'kind',
        'card, agent, skill, listing or folder; left out, it is found out from the text, and the report says why',
      ],
      ['profile', 'a2a or goloco for cards; portable or hosted for agent files, skills and folders'],
      ['spec', 'for cards: auto (the version that the card is written in), 1.0, 0.3, 0.2 or 0.1'],
      ['name', 'the path of the file, to be shown'],
      ['format', 'json, text, gnu, github, sarif or html; left out, the Accept header decides'],
      ['level', 'note, warning or error: the mildest severity that is shown'],
      ['fail-on', 'error or warning: such a document is a 422'],
      ['lang', 'en or id: the language of the messages'],
    ],
  },
  id: {
    title: 'API, dari terminal',
    lead: 'Setiap panggilan seperti yang Anda ketik, dengan jawabannya. Tanpa kunci dan tanpa akun; yang Anda kirim dinilai dan tidak disimpan.',
    contents: 'Panggilan',
    calls: {
      file: {
        title: 'Berkas untuk dicoba',
        why: 'Berkas agen dengan kesalahan yang paling sering: titik dua di dalam nilai tanpa tanda kutip.',
      },
      text: {
        title: 'Periksa',
        why: 'Dokumen menjadi isi permintaan. Dengan format=text, jawabannya untuk manusia di depan terminal.',
      },
      json: {
        title: 'Periksa, untuk program',
        why: 'Laporan sebagai JSON: setiap masalah dengan kode, letak, dan, jika ada, perbaikannya. Baris dan kolom dihitung dari 1; offset dihitung dalam satuan UTF-16. Dokumen yang dinilai menghasilkan 200, sah atau tidak; hasilnya juga ada di header X-Verdict.',
      },
      language: {
        title: 'Dalam bahasa Indonesia',
        why: 'lang memilih bahasa pesan. Kode dan letaknya tetap sama.',
      },
      step: {
        title: 'Sebagai langkah dalam build',
        why: 'Dengan fail-on, dokumen yang buruk menghasilkan 422, sehingga curl bisa gagal. format=github menjadikan masalah sebagai anotasi, format=sarif sebagai log pemindaian kode.',
      },
      repair: {
        title: 'Minta diperbaiki',
        why: 'Yang bisa diperbaiki tanpa menebak diperbaiki, dan yang lain tidak berubah; kartu lama menjadi kartu A2A 1.0. Tanpa format=diff, jawabannya berkas itu sendiri.',
      },
      preview: {
        title: 'Lihat kartu yang akan dibuat Goloco',
        why: 'Kartu dibuat dari penawaran publik sebuah agen. Tidak ada yang diterbitkan.',
      },
      template: {
        title: 'Mulai dari templat',
        why: 'Berkasnya saja; tanpa format=raw juga alasan di balik isinya.',
      },
      rule: {
        title: 'Cari sebuah aturan',
        why: 'Menurut kode masalahnya. Dalam peramban, alamat yang sama menjadi halaman.',
      },
      schema: {
        title: 'Ambil sebuah skema',
        why: 'Di id-nya sendiri. Tambahkan ?bundle untuk satu berkas dengan semua yang dirujuknya.',
      },
      refused: {
        title: 'Jika permintaan ditolak',
        why: 'Yang tidak bisa dinilai tidak pernah tampak lolos: jawabannya 4xx dengan masalah (RFC 9457) yang menyebut apa yang harus diubah.',
      },
    },
    addresses: 'Alamat',
    answers: [
      ['POST /validate', 'laporan tentang dokumen dalam isi permintaan'],
      ['POST /repair', 'dokumen yang sudah diperbaiki'],
      ['POST /preview', 'kartu yang akan dibuat Goloco dari agen dan penawarannya'],
      ['GET /templates, /templates/{id}', 'berkas untuk memulai'],
      ['GET /schema, dan setiap skema di alamat id-nya', 'JSON Schema'],
      ['GET /rules, /rules/{code}', 'setiap aturan: apa, mengapa, contoh yang salah dan yang benar'],
      ['GET /problems, /problems/{type}', 'setiap alasan sebuah permintaan ditolak'],
      ['GET /health', 'versi, dan digest setiap skema'],
    ],
    parameters: 'Parameter /validate',
    parametersLead: 'Dalam kueri. Yang tidak dikenal ditolak, agar opsi yang salah eja tidak pernah tampak lolos.',
    parameterList: [
      [
        'kind',
        'card, agent, skill, listing, atau folder; jika tidak ditulis, dikenali dari teksnya, dan laporan menyebut alasannya',
      ],
      ['profile', 'a2a atau goloco untuk kartu; portable atau hosted untuk berkas agen, skill, dan folder'],
      ['spec', 'untuk kartu: auto (versi yang dipakai kartu itu), 1.0, 0.3, 0.2, atau 0.1'],
      ['name', 'letak berkas, untuk ditampilkan'],
      ['format', 'json, text, gnu, github, sarif, atau html; jika tidak ditulis, header Accept yang menentukan'],
      ['level', 'note, warning, atau error: tingkat teringan yang ditampilkan'],
      ['fail-on', 'error atau warning: dokumen seperti itu menghasilkan 422'],
      ['lang', 'en atau id: bahasa pesan'],
    ],
  },
};
