import type { TextFacts } from '../../parse/text.ts';
import type { Words } from '../wording.ts';

const kib = (bytes: number) => `${Math.ceil(bytes / 1024)} KiB`;

export const textWords: Words<TextFacts> = {
  'text/not-utf-8': {
    title: 'Not UTF-8',
    message: ({ byte, offset }) =>
      `The bytes here are not UTF-8: byte ${offset} is 0x${byte.toString(16).toUpperCase().padStart(2, '0')}.`,
    hint: () => 'Save the file as UTF-8. In most editors the encoding is shown, and can be changed, in the status bar.',
    why: 'JSON and YAML are read as UTF-8. A reader that meets other bytes refuses the file or shows wrong letters.',
  },
  'text/byte-order-mark': {
    title: 'Byte order mark',
    message: () => 'The file starts with a byte order mark, an invisible character that many readers trip over.',
    hint: () => 'Save the file as "UTF-8" and not as "UTF-8 with BOM".',
    fix: () => 'Remove the byte order mark',
    why: 'Go and Python JSON readers refuse a file that starts with it; Codex and Gemini CLI then find no frontmatter and do not load the file.',
  },
  'text/nul': {
    title: 'NUL character',
    message: () => 'There is a NUL character here, so this is no text file, or one in another encoding such as UTF-16.',
    hint: () => 'Save the file as UTF-8 text.',
    why: 'No reader of JSON or YAML accepts it.',
  },
  'text/too-large': {
    title: 'Too large',
    message: ({ bytes, limit }) => `The document has ${kib(bytes)}; at most ${kib(limit)} are read.`,
    hint: () => 'Keep long texts out of it: link to them.',
    why: 'Clients read a card or an agent file in one piece, and many stop at less than this.',
  },
};
