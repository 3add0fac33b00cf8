import type { Language } from '../../core/language.ts';
import type { Position, Report, Severity } from '../../core/report.ts';
import type { PortabilityRow } from '../../core/schema/types/report.ts';

/** What is said of a report: on the page that answers the form, and beside the editor. */
export interface ReportStrings {
  readonly valid: string;
  readonly invalid: string;
  /** Of a card that is written in an older version, which this says: clients of 1.0 are none of its own. */
  readonly validFor: (version: string) => string;
  readonly severities: Readonly<Record<Severity, string>>;
  /** "2 errors, 1 warning"; empty where there is nothing. */
  readonly counts: (summary: Report['summary']) => string;
  /** For `counts` that are all zero. */
  readonly nothing: string;
  /** What it was judged as, and why. */
  readonly judged: (report: Report) => string;
  readonly place: (start: Position) => string;
  readonly truncated: (shown: number) => string;
  /** Above the text that was judged, to be written over and sent again. */
  readonly goOn: string;
  readonly text: string;
  readonly sent: string;
  readonly checkAgain: string;
  readonly repair: string;
  readonly another: string;
  readonly clientView: string;
  readonly credentials: string;
  /** `ways` says what is needed, one way in each. */
  readonly needed: (ways: readonly string[]) => string;
  readonly notNeeded: string;
  /** A card that declares schemes and asks nobody for one. */
  readonly unasked: (schemes: readonly string[]) => string;
  /** What a way in needs: the schemes, all of them together. */
  readonly together: (schemes: readonly string[]) => string;
  readonly interfaces: string;
  readonly noInterface: string;
  readonly skills: string;
  readonly none: string;
  readonly ignored: string;
  readonly emptied: string;
  /** Behind a list of which the rest is not drawn. */
  readonly more: (count: number) => string;
  readonly contentVersion: string;
  readonly versionMatches: string;
  readonly versionDiffers: (declared: string) => string;
  readonly portability: string;
  /** Heads of the columns of the portability table: tool, verdict, path, why. */
  readonly columns: readonly [string, string, string, string];
  readonly verdicts: Readonly<Record<PortabilityRow['verdict'], string>>;
}

type Kinds = Readonly<Record<Report['kind'], string>>;

const englishKinds: Kinds = {
  card: 'agent card',
  agent: 'agent file',
  skill: 'skill',
  listing: 'listing',
  folder: 'folder',
};

const indonesianKinds: Kinds = {
  card: 'kartu agen',
  agent: 'berkas agen',
  skill: 'skill',
  listing: 'penawaran',
  folder: 'folder',
};

const list = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

const english = (number: number, word: string): string => (number ? `${number} ${word}${number === 1 ? '' : 's'}` : '');
const indonesian = (number: number, word: string): string => (number ? `${number} ${word}` : '');

export const reportStrings: Readonly<Record<Language, ReportStrings>> = {
  en: {
    valid: 'Valid',
    invalid: 'Not valid',
    validFor: (version) => `Valid for clients of A2A ${version}`,
    severities: { error: 'error', warning: 'warning', note: 'note' },
    counts: ({ errors, warnings, notes }) =>
      list([english(errors, 'error'), english(warnings, 'warning'), english(notes, 'note')]),
    nothing: 'nothing to report',
    judged: ({ kind, profile, specVersion, detected }) =>
      `Judged as ${englishKinds[kind]}${specVersion ? ` of A2A ${specVersion}` : ''}${profile ? `, profile ${profile}` : ''}, because ${detected.because}.`,
    place: ({ line, column }) => `line ${line}, column ${column}`,
    truncated: (shown) => `There is more; the worst ${shown} are shown.`,
    goOn: 'Change it and check again',
    text: 'The text',
    sent: 'It was sent to the server, which checks it and keeps nothing of it.',
    checkAgain: 'Check again',
    repair: 'Give me the file with its safe fixes made',
    another: 'Check another file',
    clientView: 'What a client will see',
    credentials: 'Credentials',
    needed: (ways) => `Needed: ${ways.join(', or ')}.`,
    notNeeded: 'None needed: it will call without.',
    unasked: (schemes) =>
      `The card declares ${schemes.join(', ')}, but asks nobody for it: clients will call without credentials.`,
    together: (schemes) => schemes.join(' and ') || 'nothing',
    interfaces: 'Interfaces',
    noInterface: 'None: it cannot call the agent.',
    skills: 'Skills',
    none: 'None.',
    ignored: 'Ignored',
    emptied: 'Read as empty',
    more: (count) => `and ${count} more`,
    contentVersion: 'Version by content',
    versionMatches: 'the card says the same',
    versionDiffers: (declared) => (declared ? `the card says ${declared}` : 'the card says none'),
    portability: 'Where it works',
    columns: ['Tool', 'Verdict', 'Path', 'Why'],
    verdicts: { works: 'works', 'needs a change': 'needs a change', cannot: 'cannot' },
  },
  id: {
    valid: 'Sah',
    invalid: 'Tidak sah',
    validFor: (version) => `Sah untuk klien A2A ${version}`,
    severities: { error: 'kesalahan', warning: 'peringatan', note: 'catatan' },
    counts: ({ errors, warnings, notes }) =>
      list([indonesian(errors, 'kesalahan'), indonesian(warnings, 'peringatan'), indonesian(notes, 'catatan')]),
    nothing: 'tidak ada yang perlu dilaporkan',
    judged: ({ kind, profile, specVersion, detected }) =>
      `Dinilai sebagai ${indonesianKinds[kind]}${specVersion ? ` A2A ${specVersion}` : ''}${profile ? `, profil ${profile}` : ''}, karena ${detected.because}.`,
    place: ({ line, column }) => `baris ${line}, kolom ${column}`,
    truncated: (shown) => `Masih ada lagi; yang ditampilkan ${shown} yang terberat.`,
    goOn: 'Ubah lalu periksa lagi',
    text: 'Teks',
    sent: 'Teks ini dikirim ke server, yang memeriksanya dan tidak menyimpan apa pun.',
    checkAgain: 'Periksa lagi',
    repair: 'Beri saya berkas dengan perbaikan yang aman',
    another: 'Periksa berkas lain',
    clientView: 'Yang akan dilihat klien',
    credentials: 'Kredensial',
    needed: (ways) => `Diperlukan: ${ways.join(', atau ')}.`,
    notNeeded: 'Tidak diperlukan: klien akan memanggil tanpa kredensial.',
    unasked: (schemes) =>
      `Kartu menyebut ${schemes.join(', ')}, tetapi tidak memintanya dari siapa pun: klien akan memanggil tanpa kredensial.`,
    together: (schemes) => schemes.join(' dan ') || 'tidak ada',
    interfaces: 'Antarmuka',
    noInterface: 'Tidak ada: klien tidak bisa memanggil agen ini.',
    skills: 'Skill',
    none: 'Tidak ada.',
    ignored: 'Diabaikan',
    emptied: 'Terbaca kosong',
    more: (count) => `dan ${count} lagi`,
    contentVersion: 'Versi menurut isi',
    versionMatches: 'kartu menyebut versi yang sama',
    versionDiffers: (declared) => (declared ? `kartu menyebut ${declared}` : 'kartu tidak menyebut versi'),
    portability: 'Tempat berkas ini berfungsi',
    columns: ['Alat', 'Hasil', 'Letak', 'Alasan'],
    verdicts: { works: 'berfungsi', 'needs a change': 'perlu diubah', cannot: 'tidak bisa' },
  },
};
