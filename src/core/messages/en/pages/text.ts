import type { ForeignFacts } from '../../../parse/foreign.ts';
import type { TextFacts } from '../../../parse/text.ts';
import type { PageWords } from '../../wording.ts';

export const textPages: PageWords<TextFacts & ForeignFacts> = {
  'text/not-utf-8': {
    title: 'Not UTF-8',
    why: 'JSON and YAML are read as UTF-8. A reader that meets other bytes refuses the file or shows wrong letters.',
  },
  'text/byte-order-mark': {
    title: 'Byte order mark',
    why: 'Go and Python JSON readers refuse a file that starts with it; Codex and Gemini CLI then find no frontmatter and do not load the file.',
  },
  'text/nul': {
    title: 'NUL character',
    why: 'No reader of JSON or YAML accepts it.',
  },
  'text/too-large': {
    title: 'Too large',
    why: 'Clients read a card or an agent file in one piece, and many stop at less than this.',
  },
  'text/other-format': {
    title: 'Another kind of file',
    why: 'A card is JSON and an agent file is Markdown, both plain text. Clients and tools open nothing else.',
  },
  'text/wrapped': {
    title: 'Document with more around it',
    why: 'A reader takes the text as it is, from the first character to the last. With anything in front of the document it reads nothing.',
  },
};
