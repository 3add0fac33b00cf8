import type { Tool } from '../../core/agent/portability/tools.ts';
import type { Language } from '../../core/language.ts';
import { successorName, versionNames } from '../../core/messages/id/card-names.ts';
import { beforePublishing } from '../../core/templates/cards.ts';

/** The sections of the guide, by their anchors, in the order of the page. */
export const guideSections = ['agent-file', 'skill', 'card', 'labor-terms', 'changes', 'checklist'] as const;
export type GuideSection = (typeof guideSections)[number];

/** The guide, but for what the schemas say themselves. */
export interface GuideStrings {
  readonly title: string;
  readonly lead: string;
  readonly contents: string;
  readonly sections: Readonly<Record<GuideSection, { readonly title: string; readonly lead: string }>>;
  readonly schema: string;
  /** In which versions of A2A, oldest first, cards have a member. */
  readonly since: (versions: readonly string[]) => string;
  readonly agentExample: string;
  readonly cardExample: string;
  readonly toolsTitle: string;
  readonly toolsLead: string;
  /** Heads of the columns: tool, file, list of tools, MCP servers, skills, other keys. */
  readonly toolColumns: readonly [string, string, string, string, string, string];
  readonly toolForms: Readonly<Record<Tool['tools']['form'], string>>;
  readonly serversTaken: Readonly<Record<Tool['servers']['takes'], string>>;
  readonly otherKeys: Readonly<Record<Tool['otherKeys'], string>>;
  /** Stands before what readers do with a member. */
  readonly readersDo: string;
  readonly readersTitle: string;
  readonly readers: readonly string[];
  readonly membersTitle: string;
  /** Heads of the columns: the old member, its versions, what 1.0 has. */
  readonly changeColumns: readonly [string, string, string];
  readonly versions: (versions: string) => string;
  readonly successor: (successor: string) => string;
  readonly nothing: string;
  readonly tryOld: string;
  readonly checklist: readonly string[];
}

export const guideStrings: Readonly<Record<Language, GuideStrings>> = {
  en: {
    title: 'Guide to the format',
    lead: 'What stands in an agent file, a skill and an agent card, member by member, and what readers make of it. Types and limits are those of the schemas that a document is judged by.',
    contents: 'Parts of the guide',
    sections: {
      'agent-file': {
        title: 'The agent file',
        lead: 'goloco.agent.md: a Markdown file that tells an agent what it is and what to do. You keep it in your project; several tools read it.',
      },
      skill: {
        title: 'The skill',
        lead: 'SKILL.md in a folder of its own: a way of working that an agent takes up when it is needed, with the files that belong to it.',
      },
      card: {
        title: 'The agent card',
        lead: 'agent-card.json: what other programs read before they call an agent over A2A. For an agent on Goloco it is made from the listings; for a server of your own you write it.',
      },
      'labor-terms': {
        title: 'Labor terms on a Goloco card',
        lead: 'The data of the extension https://1849.ai/extensions/labor-terms/v1, in capabilities.extensions of the card.',
      },
      changes: {
        title: 'From A2A 0.3 to 1.0',
        lead: 'A client of 1.0 does not know these members of older cards and drafts, and passes over them without a word. Beside its 1.0 form an old member may stay, for old clients.',
      },
      checklist: {
        title: 'Before a card is published',
        lead: 'A check finds what is wrong in the text. These are for you to see to:',
      },
    },
    schema: 'The schema of this part:',
    since: (versions) =>
      versions[0] === '0.1' ? 'in every version' : versions.length === 1 ? 'new in 1.0' : `since ${versions[0]}`,
    agentExample: 'A whole agent file',
    cardExample: 'A whole card',
    toolsTitle: 'What tools make of it',
    toolsLead: 'Each has its own folder and its own spelling. Check a file to see which of them take it as it is.',
    toolColumns: ['Tool', 'The file', 'tools', 'mcpServers', 'Folder of skills', 'Other keys'],
    toolForms: {
      list: 'a list',
      'comma string': 'one text with commas',
      'permission map': 'a map of permissions',
      none: 'not read',
    },
    serversTaken: { all: 'names and objects', names: 'names', none: 'not read' },
    otherKeys: {
      ignored: 'passed over',
      sent: 'sent to the model as options',
      refused: 'the file is not loaded',
    },
    readersDo: 'Readers:',
    readersTitle: 'What readers do',
    readers: [
      'A member that is required and not there, or there and empty, makes strict readers refuse the card.',
      'A member that they do not know is passed over; some readers refuse the whole card for it.',
      'null is read as left out. Inside a list it is an error.',
      'Names are compared exactly: Name or supported_interfaces is another member than name or supportedInterfaces to many readers.',
      'A number where a text belongs, or "true" for true, makes strict readers refuse the card.',
      'Security that is written in the shape of 0.3 is emptied by tolerant readers: they see an agent that needs no credentials.',
    ],
    membersTitle: 'Its members',
    changeColumns: ['Older cards', 'Versions', 'In 1.0'],
    versions: (versions) => versions,
    successor: (successor) => successor,
    nothing: 'nothing takes its place',
    tryOld: 'See a card of 0.3 become one of 1.0',
    checklist: beforePublishing,
  },
  id: {
    title: 'Panduan format',
    lead: 'Isi berkas agen, skill, dan kartu agen, properti demi properti, dan bagaimana pembaca memahaminya. Tipe dan batasnya sama dengan skema yang dipakai untuk menilai dokumen.',
    contents: 'Bagian panduan',
    sections: {
      'agent-file': {
        title: 'Berkas agen',
        lead: 'goloco.agent.md: berkas Markdown yang memberi tahu sebuah agen siapa dirinya dan apa tugasnya. Berkas ini disimpan dalam proyek Anda dan dibaca beberapa alat.',
      },
      skill: {
        title: 'Skill',
        lead: 'SKILL.md dalam foldernya sendiri: cara kerja yang dipakai agen ketika diperlukan, beserta berkas-berkasnya.',
      },
      card: {
        title: 'Kartu agen',
        lead: 'agent-card.json: yang dibaca program lain sebelum memanggil agen lewat A2A. Untuk agen di Goloco, kartu dibuat dari penawarannya; untuk server sendiri, Anda yang menulisnya.',
      },
      'labor-terms': {
        title: 'Ketentuan kerja dalam kartu Goloco',
        lead: 'Data ekstensi https://1849.ai/extensions/labor-terms/v1, dalam capabilities.extensions kartu.',
      },
      changes: {
        title: 'Dari A2A 0.3 ke 1.0',
        lead: 'Klien 1.0 tidak mengenal properti kartu lama dan draf ini, dan melewatinya tanpa pemberitahuan. Di samping bentuk 1.0, properti lama boleh tetap ada untuk klien lama.',
      },
      checklist: {
        title: 'Sebelum kartu diterbitkan',
        lead: 'Pemeriksaan menemukan yang salah dalam teks. Yang berikut perlu Anda pastikan sendiri:',
      },
    },
    schema: 'Skema bagian ini:',
    since: (versions) =>
      versions[0] === '0.1' ? 'di setiap versi' : versions.length === 1 ? 'baru di 1.0' : `sejak ${versions[0]}`,
    agentExample: 'Contoh berkas agen yang utuh',
    cardExample: 'Contoh kartu yang utuh',
    toolsTitle: 'Bagaimana alat memahaminya',
    toolsLead:
      'Setiap alat punya folder dan ejaannya sendiri. Periksa sebuah berkas untuk melihat alat mana yang menerimanya apa adanya.',
    toolColumns: ['Alat', 'Berkas', 'tools', 'mcpServers', 'Folder skill', 'Kunci lain'],
    toolForms: {
      list: 'daftar',
      'comma string': 'satu teks dengan koma',
      'permission map': 'peta izin',
      none: 'tidak dibaca',
    },
    serversTaken: { all: 'nama dan objek', names: 'nama', none: 'tidak dibaca' },
    otherKeys: {
      ignored: 'dilewati',
      sent: 'dikirim ke model sebagai opsi',
      refused: 'berkas tidak dimuat',
    },
    readersDo: 'Pembaca:',
    readersTitle: 'Yang dilakukan pembaca',
    readers: [
      'Properti wajib yang tidak ada, atau ada tetapi kosong, membuat pembaca yang ketat menolak kartu.',
      'Properti yang tidak dikenal dilewati; sebagian pembaca menolak seluruh kartu karenanya.',
      'null dibaca seperti tidak ditulis. Di dalam daftar, null adalah kesalahan.',
      'Nama dibandingkan persis: bagi banyak pembaca, Name atau supported_interfaces adalah properti lain dari name atau supportedInterfaces.',
      'Bilangan di tempat teks, atau "true" untuk true, membuat pembaca yang ketat menolak kartu.',
      'Keamanan yang ditulis dalam bentuk 0.3 dikosongkan oleh pembaca yang toleran: mereka melihat agen yang tidak memerlukan kredensial.',
    ],
    membersTitle: 'Properti kartu',
    changeColumns: ['Kartu lama', 'Versi', 'Dalam 1.0'],
    versions: versionNames,
    successor: successorName,
    nothing: 'tidak ada penggantinya',
    tryOld: 'Lihat kartu 0.3 menjadi kartu 1.0',
    checklist: [
      'Tidak ada lagi example.com: antarmuka, penyedia, dokumentasi, dan alamat token adalah milik Anda.',
      'Nama, deskripsi, tag, dan contoh setiap skill menyebut yang benar-benar dilakukan agen Anda.',
      'provider menyebut Anda, dengan alamat tempat orang menemukan Anda.',
      'version naik pada setiap perubahan isi.',
      'Mode masukan dan keluaran adalah yang diterima dan diberikan server Anda, tidak lebih.',
      'Keamanan tidak ditulis hanya jika endpoint sengaja dibuka untuk umum.',
      'Kartu sudah divalidasi, dan yang akan dilihat klien sesuai dengan maksud Anda.',
      'Kartu disajikan di /.well-known/agent-card.json di domain Anda sendiri. Goloco tidak mendaftarkan dan tidak mengunduhnya.',
    ],
  },
};
