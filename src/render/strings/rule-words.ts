import type { Facts } from '../../core/rules/index.ts';

const credentials = 'bearer token api key oauth credentials kredensial';

/** What people look for a rule by and its own words do not say, in both languages. */
export const ruleWords: { readonly [Code in keyof Facts]?: string } = {
  'text/other-format': 'url html pdf png jpeg docx zip',
  'text/wrapped': 'markdown fence code block chat curl headers javascript pagar blok kode',
  'json/quotes': 'single quotes curly apostrophe javascript kutip tunggal kutip lengkung',
  'json/comment': 'javascript json5 jsonc',
  'json/trailing-comma': 'javascript json5',
  'card/url': 'https scheme address alamat',
  'card/insecure-url': 'https tls',
  'card/local-url': 'localhost 127.0.0.1',
  'card/placeholder-host': 'localhost example.com',
  'card/media-type': 'mime text/plain',
  'card/dropped-security': credentials,
  'card/flat-scheme': credentials,
  'card/requirement-shape': credentials,
  'card/undeclared-scheme': credentials,
  'card/unused-scheme': credentials,
};
