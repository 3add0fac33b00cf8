import type { JsonFaults } from '../../../parse/json-fault.ts';
import type { PageWords } from '../../wording.ts';

const notJson = 'A JSON reader stops at the first fault, so nothing of the document is read.';
export const jsonPages: PageWords<JsonFaults & { 'json/duplicate-key': { key: string } }> = {
  'json/duplicate-key': {
    title: 'Key that stands twice',
    why: 'Some readers keep the first, some the last, and Go and protobuf-es refuse the document, so two clients can see two different cards.',
  },
  'json/trailing-comma': {
    title: 'Trailing comma',
    why: notJson,
  },
  'json/comment': {
    title: 'Comment',
    why: notJson,
  },
  'json/missing-comma': {
    title: 'Missing comma',
    why: notJson,
  },
  'json/missing-colon': {
    title: 'Missing colon',
    why: notJson,
  },
  'json/quotes': {
    title: 'Not in double quotes',
    why: notJson,
  },
  'json/string': {
    title: 'Broken string',
    why: notJson,
  },
  'json/literal': {
    title: 'Word that JSON does not know',
    why: notJson,
  },
  'json/lone-surrogate': {
    title: 'Half a character',
    why: 'JSON writes characters beyond U+FFFF as two escapes. One alone has no form in UTF-8, so Protobuf, Go and Python parsers refuse the document.',
  },
  'json/number': {
    title: 'Not a JSON number',
    why: notJson,
  },
  'json/unclosed': {
    title: 'Missing closing bracket',
    why: notJson,
  },
  'json/more-text': {
    title: 'Text behind the end',
    why: notJson,
  },
  'json/unexpected': {
    title: 'Unexpected character',
    why: notJson,
  },
  'json/empty': {
    title: 'Nothing there',
    why: notJson,
  },
  'json/too-many-values': {
    title: 'Too many values',
    why: 'A client reads a card before it knows the agent. The largest real card that we know has 570 values.',
  },
  'json/too-deep': {
    title: 'Nested too deep',
    why: 'Readers limit the depth to protect themselves; Protobuf parsers stop at 100.',
  },
};
