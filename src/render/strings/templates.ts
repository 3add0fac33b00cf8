import type { Language } from '../../core/language.ts';
import type { FilterName } from '../../core/templates/facts.ts';
import type { Template } from '../../core/templates/template.ts';

/** The list of templates and the page of each. */
export interface TemplateStrings {
  readonly title: string;
  readonly lead: string;
  readonly kinds: Readonly<Record<Template['kind'], string>>;
  readonly filters: string;
  readonly filter: Readonly<Record<FilterName, string>>;
  readonly any: string;
  /** A value of a filter; a media type is its own name. */
  readonly value: (value: string) => string;
  readonly show: string;
  readonly shown: (count: number, all: number) => string;
  readonly download: (file: string) => string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly toChecker: string;
  readonly toGenerator: string;
  readonly file: string;
  readonly why: string;
  readonly before: string;
  readonly change: string;
  readonly check: string;
  readonly sends: string;
  readonly all: string;
}

const englishValues: Readonly<Record<string, string>> = {
  agent: 'agent file',
  card: 'agent card',
  none: 'none',
  apiKeySecurityScheme: 'API key',
  httpAuthSecurityScheme: 'HTTP authentication',
  oauth2SecurityScheme: 'OAuth 2.0',
  openIdConnectSecurityScheme: 'OpenID Connect',
  mtlsSecurityScheme: 'mutual TLS',
  yes: 'yes',
  no: 'no',
};

const indonesianValues: Readonly<Record<string, string>> = {
  agent: 'berkas agen',
  card: 'kartu agen',
  none: 'tanpa',
  apiKeySecurityScheme: 'kunci API',
  httpAuthSecurityScheme: 'autentikasi HTTP',
  oauth2SecurityScheme: 'OAuth 2.0',
  openIdConnectSecurityScheme: 'OpenID Connect',
  mtlsSecurityScheme: 'TLS dua arah',
  yes: 'ya',
  no: 'tidak',
};

export const templateStrings: Readonly<Record<Language, TemplateStrings>> = {
  en: {
    title: 'Templates',
    lead: 'Files to start from. Each comes with the reasons for what is in it, and with what to do before it is used.',
    kinds: { agent: 'Agent files', card: 'Agent cards' },
    filters: 'Choose among them',
    filter: { kind: 'Kind', security: 'Security', streaming: 'Streaming', input: 'Takes', output: 'Gives' },
    any: 'any',
    value: (value) => englishValues[value] ?? value,
    show: 'Show',
    shown: (count, all) => `${count} of ${all} templates.`,
    download: (file) => `Download ${file}`,
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'The browser does not allow it. Select the text and copy it from the keyboard.',
    toChecker: 'Open in the checker',
    toGenerator: 'Open in the generator',
    file: 'The file',
    why: 'Why it is written this way',
    before: 'Before you use it',
    change: 'Change it here, and check it',
    check: 'Check',
    sends: 'It is sent to the server, which checks it and keeps nothing of it.',
    all: 'All templates',
  },
  id: {
    title: 'Templat',
    lead: 'Berkas untuk memulai. Masing-masing disertai alasan untuk isinya dan yang perlu dilakukan sebelum dipakai.',
    kinds: { agent: 'Berkas agen', card: 'Kartu agen' },
    filters: 'Pilih di antaranya',
    filter: { kind: 'Jenis', security: 'Keamanan', streaming: 'Streaming', input: 'Menerima', output: 'Memberi' },
    any: 'apa saja',
    value: (value) => indonesianValues[value] ?? value,
    show: 'Tampilkan',
    shown: (count, all) => `${count} dari ${all} templat.`,
    download: (file) => `Unduh ${file}`,
    copy: 'Salin',
    copied: 'Tersalin.',
    notCopied: 'Peramban tidak mengizinkannya. Pilih teksnya lalu salin dengan papan ketik.',
    toChecker: 'Buka di pemeriksa',
    toGenerator: 'Buka di pembuat',
    file: 'Berkasnya',
    why: 'Mengapa ditulis begini',
    before: 'Sebelum dipakai',
    change: 'Ubah di sini, lalu periksa',
    check: 'Periksa',
    sends: 'Teks ini dikirim ke server, yang memeriksanya dan tidak menyimpan apa pun.',
    all: 'Semua templat',
  },
};
