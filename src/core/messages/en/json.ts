import type { JsonFaults } from '../../parse/json-fault.ts';
import type { Words } from '../wording.ts';

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
    message: ({ key }) => `The key "${key}" stands twice in this object.`,
    hint: () => 'Keep one of the two.',
    also: 'The first one.',
  },
  'json/trailing-comma': {
    message: ({ closes }) => `A comma must not stand in front of ${closes}.`,
    hint: ({ more }) => remedy('Remove the comma.', more),
    fix: ({ more }) => mend('Remove the comma', more),
  },
  'json/comment': {
    message: () => 'JSON has no comments.',
    hint: ({ more }) => remedy('Remove it.', more),
    fix: ({ more }) => mend('Remove the comment', more),
  },
  'json/missing-comma': {
    message: () => 'A comma is missing in front of this.',
    hint: ({ more }) => remedy('Put a comma between this and what stands before it.', more),
    fix: ({ more }) => mend('Insert the comma', more),
  },
  'json/missing-colon': {
    message: () => 'A colon must stand between a key and its value.',
    hint: () => 'Write "key": value.',
  },
  'json/quotes': {
    message: ({ written, what }) => `${written} must stand in straight double quotes, as every ${what} does.`,
    hint: ({ more }) => remedy('JSON knows " only: no single or curly quotes, and no bare words.', more),
    fix: ({ more }) => mend('Put it in double quotes', more),
  },
  'json/string': {
    message: ({ reason }) => reasons[reason],
    hint: ({ reason }) => remedies[reason],
    fix: () => 'Write it as an escape',
  },
  'json/literal': {
    message: ({ written }) => `JSON does not know the word ${written}.`,
    hint: ({ instead, more }) =>
      remedy(instead ? `Write ${instead}.` : 'JSON has numbers, true, false and null only.', more),
    fix: ({ instead, more }) => mend(`Write ${instead}`, more),
  },
  'json/lone-surrogate': {
    message: ({ written }) => `${written} is half of a character: it needs a second escape beside it.`,
    hint: () => 'Write the character itself, or both escapes of the pair, such as \\ud83d\\ude00.',
  },
  'json/number': {
    message: ({ written }) => `${written} is not written as JSON writes a number.`,
    hint: ({ instead }) =>
      instead
        ? `Write ${instead}, or put it in double quotes if it is a name.`
        : 'Write it in decimal, or in double quotes if it is a name.',
    fix: ({ instead }) => `Write ${instead}`,
  },
  'json/unclosed': {
    message: ({ opens }) => `The text ends here, and the ${opens} is still open.`,
    hint: ({ closes }) => `Add the missing ${closes}, or send the whole file if this is a part of one.`,
    also: 'It was opened here.',
  },
  'json/more-text': {
    message: () => 'The JSON value ends before this, and more text follows.',
    hint: () => 'Remove it, or look for a closing bracket too many.',
  },
  'json/unexpected': {
    message: ({ shown, expected }) => `${shown} cannot stand here: ${expectations[expected]} is expected.`,
    hint: ({ expected }) =>
      expected.endsWith('value') ? 'Put a value here: "text", a number, true, false, null, { … } or [ … ].' : undefined,
    also: 'This one is open.',
  },
  'json/empty': {
    message: () => 'The document is empty.',
    hint: () => 'Send the text of the file.',
  },
  'json/too-many-values': {
    message: ({ limit }) => `The document has more than ${limit} values; reading stops here.`,
    hint: () => 'Describe fewer skills in one card, or link to what is long.',
  },
  'json/too-deep': {
    message: () => 'Brackets are nested more than 64 deep here.',
    hint: () => 'Flatten the document: no real card nests more than 12 deep.',
  },
};
