import type { Language } from '../../core/language.ts';
import type { Subject } from '../../core/report.ts';

/** The list of the rules, its filter, and the page of a single one. */
export interface RuleStrings {
  readonly title: string;
  readonly lead: string;
  /** By what stands before the slash of a code; in the order of the list. */
  readonly groups: Readonly<Record<string, string>>;
  readonly contents: string;
  readonly filter: string;
  readonly filterHelp: string;
  readonly shown: (rules: number, all: number) => string;
  /** Heads of the columns: rule, what it finds, severity, where. */
  readonly columns: readonly [string, string, string, string];
  readonly kinds: Readonly<Record<Subject, string>>;
  readonly inKinds: (kinds: string) => string;
  readonly restsOn: string;
  readonly wrong: string;
  readonly right: string;
  /** Stands around the address that the wrong example is sent to. */
  readonly sentTo: string;
  readonly fault: (line: number, column: number, message: string) => string;
  readonly all: string;
}

export const ruleStrings: Readonly<Record<Language, RuleStrings>> = {
  en: {
    title: 'Rules',
    lead: 'Everything that is looked for in a document. Each rule has a page that says why it matters, with a wrong and a right example.',
    groups: {
      text: 'Any text',
      json: 'JSON',
      yaml: 'YAML',
      frontmatter: 'Frontmatter',
      card: 'Agent cards',
      'labor-terms': 'Labor terms',
      agent: 'Agent files',
      listing: 'Listings',
      skill: 'Skills',
      folder: 'Folders',
      hosted: 'Agents that Goloco runs',
    },
    contents: 'Groups of rules',
    filter: 'Find a rule',
    filterHelp: 'By its code, its words, its severity, or what it is about: "security error" finds both words.',
    shown: (rules, all) => (rules === 0 ? 'No rule has all of these words.' : `${rules} of ${all} rules.`),
    columns: ['Rule', 'What it finds', 'Severity', 'In'],
    kinds: { card: 'agent cards', agent: 'agent files', skill: 'skills', listing: 'listings', folder: 'folders' },
    inKinds: (kinds) => `in ${kinds}`,
    restsOn: 'Rests on:',
    wrong: 'Wrong',
    right: 'Right',
    sentTo: 'Sent to',
    fault: (line, column, message) => `it has this fault in line ${line}, column ${column}: ${message}`,
    all: 'All rules',
  },
  id: {
    title: 'Aturan',
    lead: 'Semua yang diperiksa dalam sebuah dokumen. Setiap aturan punya halaman yang menjelaskan mengapa aturan itu penting, dengan contoh yang salah dan yang benar.',
    groups: {
      text: 'Teks apa pun',
      json: 'JSON',
      yaml: 'YAML',
      frontmatter: 'Frontmatter',
      card: 'Kartu agen',
      'labor-terms': 'Ketentuan kerja',
      agent: 'Berkas agen',
      listing: 'Penawaran',
      skill: 'Skill',
      folder: 'Folder',
      hosted: 'Agen yang dijalankan Goloco',
    },
    contents: 'Kelompok aturan',
    filter: 'Cari aturan',
    filterHelp: 'Menurut kode, kata, tingkat, atau jenis dokumennya: "keamanan kesalahan" mencari kedua kata itu.',
    shown: (rules, all) => (rules === 0 ? 'Tidak ada aturan dengan semua kata ini.' : `${rules} dari ${all} aturan.`),
    columns: ['Aturan', 'Yang ditemukan', 'Tingkat', 'Dalam'],
    kinds: { card: 'kartu agen', agent: 'berkas agen', skill: 'skill', listing: 'penawaran', folder: 'folder' },
    inKinds: (kinds) => `dalam ${kinds}`,
    restsOn: 'Dasar:',
    wrong: 'Salah',
    right: 'Benar',
    sentTo: 'Jika dikirim ke',
    fault: (line, column, message) => `ditemukan kesalahan ini di baris ${line}, kolom ${column}: ${message}`,
    all: 'Semua aturan',
  },
};
