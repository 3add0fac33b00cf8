import type { JsonFaults } from '../../parse/json-fault.ts';
import type { Words } from '../wording.ts';

const notJson = 'A JSON reader stops at the first fault, so nothing of the document is read.';
const reasons = {
  'line break': 'A string must not run over a line break.',
  tab: 'A string must not hold a tab character.',
  'control character': 'A string must not hold a control character.',
  escape: 'JSON does not know this escape.',
  quote: 'The string ends at this quote, but its text seems to go on.',
  open: 'This string has no closing quote.',
} as const;
const remedies = {
  'line break': 'Write \\n for a line break.',
  tab: 'Write \\t for a tab.',
  'control character': 'Write it as \\u and four hex digits, or leave it out.',
  escape: 'Write \\\\ for a backslash. JSON has \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits.',
  quote: 'Write \\" for a quote inside a string.',
  open: 'Add the closing double quote.',
} as const;
const expectations = {
  value: 'a value',
  'first value': 'a value or a closing bracket',
  key: 'a key in double quotes',
  'first key': 'a key in double quotes or a closing brace',
  colon: 'a colon',
  'comma or close': 'a comma or the closing bracket',
} as const;

/** What the fix does where it mends other places too, and that it does. */
const mend = (fix: string, more = 0) =>
  more === 0 ? fix : `Mend this and ${more} other ${more === 1 ? 'place' : 'places'}`;
const remedy = (hint: string, more = 0) => (more === 0 ? hint : `${hint} One fix mends all ${more + 1}.`);

export const jsonWords: Words<JsonFaults & { 'json/duplicate-key': { key: string } }> = {
  'json/duplicate-key': {
    title: 'Key that stands twice',
    message: ({ key }) => `The key "${key}" stands twice in this object.`,
    hint: () => 'Keep one of the two.',
    also: 'The first one.',
    why: 'Some readers keep the first, some the last, and Go and protobuf-es refuse the document, so two clients can see two different cards.',
  },
  'json/trailing-comma': {
    title: 'Trailing comma',
    message: ({ closes }) => `A comma must not stand in front of ${closes}.`,
    hint: ({ more }) => remedy('Remove the comma.', more),
    fix: ({ more }) => mend('Remove the comma', more),
    why: notJson,
  },
  'json/comment': {
    title: 'Comment',
    message: () => 'JSON has no comments.',
    hint: ({ more }) => remedy('Remove it.', more),
    fix: ({ more }) => mend('Remove the comment', more),
    why: notJson,
  },
  'json/missing-comma': {
    title: 'Missing comma',
    message: () => 'A comma is missing in front of this.',
    hint: ({ more }) => remedy('Put a comma between this and what stands before it.', more),
    fix: ({ more }) => mend('Insert the comma', more),
    why: notJson,
  },
  'json/missing-colon': {
    title: 'Missing colon',
    message: () => 'A colon must stand between a key and its value.',
    hint: () => 'Write "key": value.',
    why: notJson,
  },
  'json/quotes': {
    title: 'Not in double quotes',
    message: ({ written, what }) => `${written} must stand in straight double quotes, as every ${what} does.`,
    hint: ({ more }) => remedy('JSON knows " only: no single or curly quotes, and no bare words.', more),
    fix: ({ more }) => mend('Put it in double quotes', more),
    why: notJson,
  },
  'json/string': {
    title: 'Broken string',
    message: ({ reason }) => reasons[reason],
    hint: ({ reason }) => remedies[reason],
    fix: () => 'Write it as an escape',
    why: notJson,
  },
  'json/literal': {
    title: 'Word that JSON does not know',
    message: ({ written }) => `JSON does not know the word ${written}.`,
    hint: ({ instead, more }) =>
      remedy(instead ? `Write ${instead}.` : 'JSON has numbers, true, false and null only.', more),
    fix: ({ instead, more }) => mend(`Write ${instead}`, more),
    why: notJson,
  },
  'json/lone-surrogate': {
    title: 'Half a character',
    message: ({ written }) => `${written} is half of a character: it needs a second escape beside it.`,
    hint: () => 'Write the character itself, or both escapes of the pair, such as \\ud83d\\ude00.',
    why: 'JSON writes characters beyond U+FFFF as two escapes. One alone has no form in UTF-8, so Protobuf, Go and Python parsers refuse the document.',
  },
  'json/number': {
    title: 'Not a JSON number',
    message: ({ written }) => `${written} is not written as JSON writes a number.`,
    hint: ({ instead }) =>
      instead
        ? `Write ${instead}, or put it in double quotes if it is a name.`
        : 'Write it in decimal, or in double quotes if it is a name.',
    fix: ({ instead }) => `Write ${instead}`,
    why: notJson,
  },
  'json/unclosed': {
    title: 'Missing closing bracket',
    message: ({ opens }) => `The text ends here, and the ${opens} is still open.`,
    hint: ({ closes }) => `Add the missing ${closes}, or send the whole file if this is a part of one.`,
    also: 'It was opened here.',
    why: notJson,
  },
  'json/more-text': {
    title: 'Text behind the end',
    message: () => 'The JSON value ends before this, and more text follows.',
    hint: () => 'Remove it, or look for a closing bracket too many.',
    why: notJson,
  },
  'json/unexpected': {
    title: 'Unexpected character',
    message: ({ shown, expected }) => `${shown} cannot stand here: ${expectations[expected]} is expected.`,
    hint: ({ expected }) =>
      expected.endsWith('value') ? 'Put a value here: "text", a number, true, false, null, { … } or [ … ].' : undefined,
    also: 'This one is open.',
    why: notJson,
  },
  'json/empty': {
    title: 'Nothing there',
    message: () => 'The document is empty.',
    hint: () => 'Send the text of the file.',
    why: notJson,
  },
  'json/too-many-values': {
    title: 'Too many values',
    message: ({ limit }) => `The document has more than ${limit} values; reading stops here.`,
    hint: () => 'Describe fewer skills in one card, or link to what is long.',
    why: 'A client reads a card before it knows the agent. The largest real card that we know has 570 values.',
  },
  'json/too-deep': {
    title: 'Nested too deep',
    message: () => 'Brackets are nested more than 64 deep here.',
    hint: () => 'Flatten the document: no real card nests more than 12 deep.',
    why: 'Readers limit the depth to protect themselves; Protobuf parsers stop at 100.',
  },
};
