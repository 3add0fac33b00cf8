import type { ForeignFacts } from '../../parse/foreign.ts';
import type { TextFacts } from '../../parse/text.ts';
import type { Words } from '../wording.ts';

const kib = (bytes: number) => `${Math.ceil(bytes / 1024)} KiB`;

const formats = {
  address: {
    is: 'This is an address, and not the document that stands there.',
    remedy: 'Nothing is fetched here. Download it, with curl for instance, and paste what is in the file.',
  },
  'web page': {
    is: 'This is a web page, and not the document.',
    remedy:
      'A server often answers so where it has nothing. Look at the address in a browser, and take the file itself.',
  },
  PDF: { is: 'This is a PDF.', remedy: 'Export it as plain text, or copy the text out of it.' },
  picture: { is: 'This is a picture.', remedy: 'Give the text itself.' },
  archive: {
    is: 'This is an archive or an Office document.',
    remedy: 'Unpack it, or save it as plain text, and give the file.',
  },
  YAML: { is: 'This is a card in YAML, and clients read JSON only.', remedy: 'Write it as JSON.' },
} as const;
const wrappings = {
  fence: 'The document stands in a code block of Markdown.',
  headers: 'HTTP headers stand in front of the document.',
  code: 'The document stands in program code.',
  text: 'Other text stands around the document.',
} as const;

export const textWords: Words<TextFacts & ForeignFacts> = {
  'text/not-utf-8': {
    message: ({ byte, offset }) =>
      `The bytes here are not UTF-8: byte ${offset} is 0x${byte.toString(16).toUpperCase().padStart(2, '0')}.`,
    hint: () => 'Save the file as UTF-8. In most editors the encoding is shown, and can be changed, in the status bar.',
  },
  'text/byte-order-mark': {
    message: () => 'The file starts with a byte order mark, an invisible character that many readers trip over.',
    hint: () => 'Save the file as "UTF-8" and not as "UTF-8 with BOM".',
    fix: () => 'Remove the byte order mark',
  },
  'text/nul': {
    message: () => 'There is a NUL character here, so this is no text file, or one in another encoding such as UTF-16.',
    hint: () => 'Save the file as UTF-8 text.',
  },
  'text/too-large': {
    message: ({ bytes, limit }) => `The document has ${kib(bytes)}; at most ${kib(limit)} are read.`,
    hint: () => 'Keep long texts out of it: link to them.',
  },
  'text/other-format': {
    message: ({ format }) => formats[format].is,
    hint: ({ format }) => formats[format].remedy,
  },
  'text/wrapped': {
    message: ({ around }) => wrappings[around],
    hint: ({ what }) =>
      what === 'JSON'
        ? 'Only the JSON itself is wanted, from its first { to its last }.'
        : 'Only the file itself is wanted, from its first line of --- on.',
    fix: ({ alone }) => (alone ? 'Remove the lines of the code block' : 'Keep the document alone'),
  },
};
