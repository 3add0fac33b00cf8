import type { LookAlikeName } from '../../card/look-alike.ts';

/** What is taken for an agent card, by its English name. */
export const documentNames: Readonly<Record<LookAlikeName, string>> = {
  'an ERC-8004 agent registration': 'pendaftaran agen ERC-8004',
  'an agent manifest': 'manifes agen',
  'a ChatGPT plugin manifest': 'manifes plugin ChatGPT',
  'an Agent Handshake Protocol manifest': 'manifes Agent Handshake Protocol',
  'a list of MCP servers': 'daftar server MCP',
  'an MCP server card': 'kartu server MCP',
  'an OpenAPI document': 'dokumen OpenAPI',
  'an x402 service description': 'deskripsi layanan x402',
  'a manifest with identity, io and runtime': 'manifes dengan identity, io, dan runtime',
  'a package.json': 'package.json',
  'a plugin marketplace': 'lokapasar plugin',
  'an OASF record': 'catatan OASF',
  'a JSON Schema': 'JSON Schema',
  'the error message of a server': 'pesan kesalahan dari server',
  'a JSON-RPC message': 'pesan JSON-RPC',
  'a Goloco listing': 'penawaran Goloco',
};

/** Versions of A2A that had a member: "0.2 sampai 0.3", "draf 1.0". */
export const versionNames = (versions: string): string =>
  versions.replace(' to ', ' sampai ').replace(/^a draft of /, 'draf ');

/** What took the place of an old member: a path, or two of them. */
export const successorName = (successor: string): string =>
  successor
    .replace(' and ', ' dan ')
    .replace(' of the skill', ' milik skill')
    .replace('the name of the member that holds the scheme', 'nama properti yang memuat skema')
    .replace(/^the (\w+) inside the scheme's own kind$/, '$1 di dalam jenis skemanya');

/** What a half of a card says of a member; of security it is alternatives in a row. */
export const alternatives = (member: string, said: string): string =>
  member === 'security'
    ? said
        .split(' or ')
        .map((one) => (one === 'nothing' ? 'tanpa kredensial' : one))
        .join(' atau ')
    : said;
