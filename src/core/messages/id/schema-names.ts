/** What our schemas call their objects, by their English titles. A test holds that none is missing. */
const titles: Readonly<Record<string, string>> = {
  object: 'objek',
  'Agent card': 'kartu agen',
  'A2A agent card 0.1': 'kartu agen A2A 0.1',
  'A2A agent card 0.2': 'kartu agen A2A 0.2',
  'A2A agent card 0.3': 'kartu agen A2A 0.3',
  'Goloco agent card': 'kartu agen Goloco',
  Provider: 'penyedia',
  Authentication: 'autentikasi',
  Capabilities: 'kapabilitas',
  Skill: 'skill',
  Interface: 'antarmuka',
  Extension: 'ekstensi',
  Parameters: 'parameter',
  Signature: 'tanda tangan',
  Header: 'header',
  'Security schemes': 'kumpulan skema keamanan',
  'Security scheme': 'skema keamanan',
  'Security requirement': 'persyaratan keamanan',
  Schemes: 'kumpulan skema',
  Scopes: 'kumpulan scope',
  'API key': 'skema kunci API',
  'HTTP authentication': 'skema autentikasi HTTP',
  'OAuth 2.0': 'skema OAuth 2.0',
  'OpenID Connect': 'skema OpenID Connect',
  'Mutual TLS': 'skema mutual TLS',
  Flows: 'alur OAuth',
  'OAuth flows': 'alur OAuth',
  'Authorization code flow': 'alur authorization code',
  'Client credentials flow': 'alur client credentials',
  'Device code flow': 'alur device code',
  'Implicit flow': 'alur implicit',
  'Password flow': 'alur password',
  'Agent frontmatter': 'frontmatter agen',
  'Skill frontmatter': 'frontmatter skill',
  Metadata: 'metadata',
  'Labor terms': 'ketentuan kerja',
  Offer: 'offer',
  Pricing: 'harga',
  Question: 'pertanyaan',
  Listing: 'penawaran',
  Agent: 'agen',
  'Example output': 'contoh hasil',
};

/** An object of a document, in the middle of a sentence. */
export const objectName = (title: string): string => titles[title] ?? title;

const wholes: Readonly<Record<string, string>> = {
  'The document': 'Dokumen',
  'A card': 'Kartu',
  'A listing': 'Penawaran',
};

/** A value by the name that findings give it: its key, an entry of a list, or a whole document. */
export function valueName(name: string): string {
  const [, entry, position, list] = /^([Ee]ntry) (\d+) of (.*)$/s.exec(name) ?? [];
  if (entry === undefined) return wholes[name] ?? name;
  return `${entry === 'entry' ? 'entri' : 'Entri'} ${position} dari ${list === 'the list' ? 'daftar' : list}`;
}
