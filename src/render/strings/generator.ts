import type { SchemeMember } from '../../core/card/scheme.ts';
import type { Language } from '../../core/language.ts';

/** The page that makes a card from a form: what stands around the fields. Those are in generator-fields.ts. */
export interface GeneratorStrings {
  readonly title: string;
  readonly lead: string;
  readonly noScript: string;
  readonly noScriptTemplates: string;
  readonly startFrom: string;
  readonly empty: string;
  readonly about: string;
  readonly provider: string;
  readonly where: string;
  readonly can: string;
  readonly modes: string;
  readonly security: string;
  readonly optional: string;
  readonly example: string;
  readonly onePerLine: string;
  readonly scopePerLine: string;
  readonly schemeName: string;
  readonly schemeNameHelp: string;
  readonly schemeKind: string;
  readonly schemeKinds: Readonly<Record<SchemeMember, string>>;
  readonly flow: string;
  readonly flows: Readonly<Record<OAuthFlow, string>>;
  readonly anyOf: string;
  readonly anyOfHelp: string;
  readonly allOf: string;
  readonly scopes: string;
  /** What stands above one of several, before its number. */
  readonly items: Readonly<Record<'interface' | 'skill' | 'scheme' | 'way', string>>;
  readonly add: Readonly<Record<'interface' | 'skill' | 'scheme' | 'way', string>>;
  readonly remove: string;
  readonly up: string;
  readonly down: string;
  readonly card: string;
  readonly notYet: string;
  readonly inBrowser: string;
  readonly json: string;
  readonly copy: string;
  readonly download: string;
  readonly startOver: string;
  readonly open: string;
  readonly noWorker: string;
  readonly badLink: string;
  readonly noForm: string;
}

/** The members of OAuthFlows, what is recommended first. */
export const oauthFlows = ['authorizationCode', 'clientCredentials', 'deviceCode', 'implicit', 'password'] as const;
export type OAuthFlow = (typeof oauthFlows)[number];

export const generatorStrings: Readonly<Record<Language, GeneratorStrings>> = {
  en: {
    title: 'Make an agent card',
    lead: 'For an A2A server of your own: fill in the form, watch the card and its verdict beside it, and put the file at /.well-known/agent-card.json on your domain.',
    noScript: 'The form needs JavaScript: it makes the card in your browser, and nothing is sent.',
    noScriptTemplates: 'Without JavaScript, start from a template and change it as text.',
    startFrom: 'Start from',
    empty: 'An empty form',
    about: 'Who the agent is',
    provider: 'Who runs it',
    where: 'Where it answers',
    can: 'What it can do',
    modes: 'What goes in and out',
    security: 'Who may call',
    optional: 'optional',
    example: 'For example:',
    onePerLine: 'One per line.',
    scopePerLine: 'One per line: the name, a space, and what it allows.',
    schemeName: 'Name of the scheme',
    schemeNameHelp: 'Yours to choose. The requirements below refer to it.',
    schemeKind: 'Kind',
    schemeKinds: {
      apiKeySecurityScheme: 'API key',
      httpAuthSecurityScheme: 'HTTP authentication (bearer token, basic)',
      oauth2SecurityScheme: 'OAuth 2.0',
      openIdConnectSecurityScheme: 'OpenID Connect',
      mtlsSecurityScheme: 'Mutual TLS (client certificate)',
    },
    flow: 'Flow',
    flows: {
      authorizationCode: 'Authorization code: a person signs in',
      clientCredentials: 'Client credentials: a program signs in as itself',
      deviceCode: 'Device code: a person signs in on another device',
      implicit: 'Implicit: no longer recommended',
      password: 'Password: no longer recommended',
    },
    anyOf: 'What a caller must present: any one of these',
    anyOfHelp: 'With no entry here, the card tells clients that no credentials are needed.',
    allOf: 'All of these together:',
    scopes: 'Scopes that are needed',
    items: { interface: 'Interface', skill: 'Skill', scheme: 'Security scheme', way: 'Way in' },
    add: {
      interface: 'Add an interface',
      skill: 'Add a skill',
      scheme: 'Add a security scheme',
      way: 'Add another way in',
    },
    remove: 'Remove',
    up: 'Move up',
    down: 'Move down',
    card: 'The card',
    notYet: 'Nothing to check yet. What is still missing is listed here as you fill in the form.',
    inBrowser: 'Made and checked in this browser: nothing that you type leaves it. The address of this page holds it.',
    json: 'agent-card.json',
    copy: 'Copy',
    download: 'Download',
    startOver: 'Start over',
    open: 'Open in the checker',
    noWorker: 'The card cannot be checked in this browser. Download it and send it to the check.',
    badLink: 'This link is not whole: the card in it cannot be read.',
    noForm: 'This text is no JSON object, so the form cannot show it.',
  },
  id: {
    title: 'Buat kartu agen',
    lead: 'Untuk server A2A Anda sendiri: isi formulirnya, lihat kartu dan hasil pemeriksaannya di sebelahnya, lalu letakkan berkasnya di /.well-known/agent-card.json pada domain Anda.',
    noScript: 'Formulir ini memerlukan JavaScript: kartu dibuat di peramban Anda, dan tidak ada yang dikirim.',
    noScriptTemplates: 'Tanpa JavaScript, mulailah dari templat dan ubah sebagai teks.',
    startFrom: 'Mulai dari',
    empty: 'Formulir kosong',
    about: 'Siapa agennya',
    provider: 'Siapa yang menjalankannya',
    where: 'Di mana ia menjawab',
    can: 'Apa yang bisa dilakukannya',
    modes: 'Apa yang masuk dan keluar',
    security: 'Siapa yang boleh memanggil',
    optional: 'boleh kosong',
    example: 'Contoh:',
    onePerLine: 'Satu per baris.',
    scopePerLine: 'Satu per baris: namanya, spasi, lalu apa yang diizinkannya.',
    schemeName: 'Nama skema',
    schemeNameHelp: 'Anda yang menentukan. Persyaratan di bawah merujuk kepadanya.',
    schemeKind: 'Jenis',
    schemeKinds: {
      apiKeySecurityScheme: 'Kunci API',
      httpAuthSecurityScheme: 'Autentikasi HTTP (token bearer, basic)',
      oauth2SecurityScheme: 'OAuth 2.0',
      openIdConnectSecurityScheme: 'OpenID Connect',
      mtlsSecurityScheme: 'TLS timbal balik (sertifikat klien)',
    },
    flow: 'Alur',
    flows: {
      authorizationCode: 'Kode otorisasi: seseorang masuk',
      clientCredentials: 'Kredensial klien: program masuk sebagai dirinya sendiri',
      deviceCode: 'Kode perangkat: seseorang masuk di perangkat lain',
      implicit: 'Implisit: tidak lagi dianjurkan',
      password: 'Kata sandi: tidak lagi dianjurkan',
    },
    anyOf: 'Yang harus ditunjukkan pemanggil: salah satu dari ini',
    anyOfHelp: 'Jika di sini tidak ada isian, kartu memberi tahu klien bahwa kredensial tidak diperlukan.',
    allOf: 'Semua ini bersama-sama:',
    scopes: 'Cakupan yang diperlukan',
    items: { interface: 'Antarmuka', skill: 'Skill', scheme: 'Skema keamanan', way: 'Jalan masuk' },
    add: {
      interface: 'Tambah antarmuka',
      skill: 'Tambah skill',
      scheme: 'Tambah skema keamanan',
      way: 'Tambah jalan masuk lain',
    },
    remove: 'Hapus',
    up: 'Naikkan',
    down: 'Turunkan',
    card: 'Kartunya',
    notYet: 'Belum ada yang diperiksa. Yang masih kurang akan terdaftar di sini selagi Anda mengisi formulir.',
    inBrowser:
      'Dibuat dan diperiksa di peramban ini: yang Anda ketik tidak dikirim ke mana pun. Alamat halaman ini menyimpannya.',
    json: 'agent-card.json',
    copy: 'Salin',
    download: 'Unduh',
    startOver: 'Mulai lagi',
    open: 'Buka di pemeriksa',
    noWorker: 'Kartu tidak bisa diperiksa di peramban ini. Unduh lalu kirimkan ke pemeriksaan.',
    badLink: 'Tautan ini tidak utuh: kartu di dalamnya tidak bisa dibaca.',
    noForm: 'Teks ini bukan objek JSON, jadi formulir tidak bisa menampilkannya.',
  },
};
