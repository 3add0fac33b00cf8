import type { Language } from '../../core/language.ts';
import type { Kind } from '../../core/report.ts';

/** The check page: its form, and what happens on it in the browser. */
export interface CheckStrings {
  readonly title: string;
  readonly lead: string;
  /** The ways on for somebody who has nothing to check, each a link. */
  readonly noCard: { readonly before: string; readonly template: string; readonly or: string; readonly form: string };
  readonly notKept: string;
  readonly inBrowser: string;
  readonly text: string;
  readonly textHelp: string;
  readonly file: string;
  readonly opened: (name: string) => string;
  readonly kind: string;
  readonly anyKind: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly check: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly download: string;
  readonly share: string;
  readonly shared: string;
  readonly shareByHand: string;
  readonly clear: string;
  readonly examples: string;
  /** The examples, by the code of the rule that each shows. */
  readonly example: Readonly<Record<ExampleCode, string>>;
  readonly result: string;
  readonly empty: string;
  readonly problems: string;
  readonly showAll: (problems: number) => string;
  readonly fix: string;
  readonly lookAtIt: string;
  readonly fixAll: (fixes: number) => string;
  /** Shows an old card as one of 1.0. */
  readonly toCurrent: string;
  readonly changes: string;
  readonly changed: (changes: number) => string;
  /** Why there are more changes than problems. */
  readonly behind: string;
  /** Said of a change by which something is gone. */
  readonly dropped: string;
  readonly apply: string;
  readonly cancel: string;
  readonly several: string;
  readonly noText: (name: string) => string;
  readonly tooLarge: (kibibytes: number, most: number) => string;
  readonly badLink: string;
  readonly noWorker: string;
  readonly hiddenCharacter: string;
  readonly terminal: string;
  readonly terminalHelp: string;
}

/** Rules whose wrong example is worth a try, in the order of the page. */
export const exampleCodes = ['yaml/unquoted-colon', 'card/dropped-security', 'card/old-version'] as const;
export type ExampleCode = (typeof exampleCodes)[number];

export const checkStrings: Readonly<Record<Language, CheckStrings>> = {
  en: {
    title: 'Check an agent file or an agent card',
    lead: 'Paste a goloco.agent.md, a SKILL.md or an A2A agent card. You see what is wrong, at the exact place, why it matters, and how to fix it; for a card also what a client will see of it.',
    noCard: {
      before: 'No card yet?',
      template: 'Start from a template',
      or: 'or',
      form: 'fill in a form',
    },
    notKept: 'What you send is checked and not kept.',
    inBrowser:
      'Checked in this browser: nothing that you type leaves it. It is kept in this tab until you close the tab.',
    text: 'The text',
    textHelp: 'Or drop a file, a folder or a zip here. The Tab key leads out of the text.',
    file: 'Open a file',
    opened: (name) => `From ${name}`,
    kind: 'What it is',
    anyKind: 'Find out from the text',
    kinds: {
      agent: 'Agent file (goloco.agent.md)',
      skill: 'Skill (SKILL.md)',
      card: 'Agent card (JSON)',
      listing: 'Listing (JSON)',
    },
    check: 'Check',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'The browser does not allow it. Select the text and copy it from the keyboard.',
    download: 'Download',
    share: 'Share link',
    shared: 'Link copied. The whole text is in the link; it is not stored anywhere.',
    shareByHand: 'The link, to copy. The whole text is in it:',
    clear: 'Clear',
    examples: 'Try an example',
    example: {
      'yaml/unquoted-colon': 'An agent file that tools skip without a word',
      'card/dropped-security': 'A card that asks for a key, and clients see none',
      'card/old-version': 'A card of A2A 0.3',
    },
    result: 'Result',
    empty: 'Nothing to check yet. Paste a text, open a file, or try an example.',
    problems: 'What was found',
    showAll: (problems) => `Show all ${problems}`,
    fix: 'Fix',
    lookAtIt: 'may change what you mean',
    fixAll: (fixes) => (fixes === 1 ? 'Show the safe fix' : `Show all ${fixes} safe fixes`),
    toCurrent: 'Show it as an A2A 1.0 card',
    changes: 'What is changed',
    changed: (changes) => (changes === 1 ? '1 change.' : `${changes} changes.`),
    behind: 'There are more than problems were told, because some show only when others are mended.',
    dropped: 'What stood there is gone.',
    apply: 'Apply',
    cancel: 'Cancel',
    several:
      'Several files are checked together where one of them is a SKILL.md or a goloco.agent.md. Open any others one at a time.',
    noText: (name) => `${name} is not opened: it is a picture, a PDF or an archive, and has no text to check.`,
    tooLarge: (kibibytes, most) => `This file has ${kibibytes} KiB. At most ${most} KiB are read.`,
    badLink: 'This link is not whole: the text in it cannot be read.',
    noWorker: 'The check cannot run in this browser. The button sends the text to the server instead.',
    hiddenCharacter: 'Hidden character',
    terminal: 'From a terminal',
    terminalHelp: 'Add fail-on=error to the query and --fail-with-body to curl to make it a step of a build.',
  },
  id: {
    title: 'Periksa berkas agen atau kartu agen',
    lead: 'Tempelkan goloco.agent.md, SKILL.md, atau kartu agen A2A. Anda melihat apa yang salah, tepat di tempatnya, mengapa itu penting, dan cara memperbaikinya; untuk kartu juga apa yang akan dilihat klien.',
    noCard: {
      before: 'Belum punya kartu?',
      template: 'Mulai dari templat',
      or: 'atau',
      form: 'isi formulir',
    },
    notKept: 'Yang Anda kirim diperiksa dan tidak disimpan.',
    inBrowser:
      'Diperiksa di peramban ini: yang Anda ketik tidak dikirim ke mana pun. Teksnya tersimpan di tab ini sampai tab ditutup.',
    text: 'Teks',
    textHelp: 'Atau letakkan berkas, folder atau zip di sini. Tombol Tab keluar dari teks.',
    file: 'Buka berkas',
    opened: (name) => `Dari ${name}`,
    kind: 'Jenisnya',
    anyKind: 'Kenali dari teksnya',
    kinds: {
      agent: 'Berkas agen (goloco.agent.md)',
      skill: 'Skill (SKILL.md)',
      card: 'Kartu agen (JSON)',
      listing: 'Penawaran (JSON)',
    },
    check: 'Periksa',
    copy: 'Salin',
    copied: 'Tersalin.',
    notCopied: 'Peramban tidak mengizinkannya. Pilih teksnya lalu salin dengan papan ketik.',
    download: 'Unduh',
    share: 'Tautan berbagi',
    shared: 'Tautan tersalin. Seluruh teks ada di dalam tautan dan tidak disimpan di mana pun.',
    shareByHand: 'Tautannya, untuk disalin. Seluruh teks ada di dalamnya:',
    clear: 'Kosongkan',
    examples: 'Coba contoh',
    example: {
      'yaml/unquoted-colon': 'Berkas agen yang dilewati alat tanpa pemberitahuan',
      'card/dropped-security': 'Kartu yang meminta kunci, tetapi klien tidak melihatnya',
      'card/old-version': 'Kartu A2A 0.3',
    },
    result: 'Hasil',
    empty: 'Belum ada yang diperiksa. Tempelkan teks, buka berkas, atau coba contoh.',
    problems: 'Yang ditemukan',
    showAll: (problems) => `Tampilkan semua ${problems}`,
    fix: 'Perbaiki',
    lookAtIt: 'bisa mengubah maksud Anda',
    fixAll: (fixes) => (fixes === 1 ? 'Lihat perbaikan yang aman' : `Lihat semua ${fixes} perbaikan yang aman`),
    toCurrent: 'Lihat sebagai kartu A2A 1.0',
    changes: 'Yang diubah',
    changed: (changes) => `${changes} perubahan.`,
    behind: 'Lebih banyak daripada masalah yang disebut, karena sebagian baru tampak setelah yang lain diperbaiki.',
    dropped: 'Isi yang tadinya ada di sana hilang.',
    apply: 'Terapkan',
    cancel: 'Batal',
    several:
      'Beberapa berkas diperiksa bersama jika salah satunya SKILL.md atau goloco.agent.md. Buka yang lain satu per satu.',
    noText: (name) => `${name} tidak dibuka: isinya gambar, PDF atau arsip, dan tidak ada teks untuk diperiksa.`,
    tooLarge: (kibibytes, most) => `Berkas ini ${kibibytes} KiB. Yang dibaca paling banyak ${most} KiB.`,
    badLink: 'Tautan ini tidak utuh: teks di dalamnya tidak bisa dibaca.',
    noWorker: 'Pemeriksaan tidak bisa berjalan di peramban ini. Tombol mengirim teks ke server.',
    hiddenCharacter: 'Karakter tersembunyi',
    terminal: 'Dari terminal',
    terminalHelp: 'Tambahkan fail-on=error ke kueri dan --fail-with-body ke curl agar menjadi langkah dalam build.',
  },
};
