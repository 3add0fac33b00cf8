import type { YamlFacts } from '../../parse/yaml.ts';
import type { Facts } from '../../rules/index.ts';
import type { yamlRules } from '../../rules/yaml/index.ts';
import type { Words } from '../wording.ts';

const whose = (key: string | undefined) => (key === undefined ? 'this value' : `the value of ${key}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a character at the start of a value means to YAML. */
const meaning: Readonly<Record<string, string>> = {
  '@': 'is reserved',
  '`': 'is reserved',
  '*': 'refers to another value',
  '&': 'names a value',
  '!': 'names a type',
  '|': 'opens a block of text on the lines below',
  '>': 'opens a block of text on the lines below',
  '%': 'is reserved',
  '[': 'opens a list',
  '{': 'opens a map',
  ']': 'closes a list',
  '}': 'closes a map',
  '-': 'opens a list item',
  '?': 'opens a key',
  ':': 'ends a key',
  ',': 'parts the items of a list',
};

const isQuote = (char: string) => char === '"' || char === "'";

type Syntax = YamlFacts['yaml/syntax'];

const syntax: Readonly<Record<Syntax['reason'], { message: (shown: string) => string; hint: string }>> = {
  'unclosed bracket': {
    message: (shown) => `The ${shown} that opens here is never closed.`,
    hint: 'Close it at the end of the value, or put the value in double quotes if it is text.',
  },
  'brackets at margin': {
    message: () => 'This line stands inside brackets that opened behind a key, and is not indented.',
    hint: 'Indent the lines up to the closing bracket by two spaces.',
  },
  'no key': {
    message: () => 'A key with a value should stand here.',
    hint: 'Write it as key: value. A text that goes on from the line above has to be indented.',
  },
  'wide colon': {
    message: (shown) => `${shown} ends in a full-width colon, so it is no key.`,
    hint: 'Write : with a space behind it.',
  },
  'no blank after colon': {
    message: (shown) => `${shown} has no space behind its colon, so it is no key.`,
    hint: 'Put a space behind the colon.',
  },
  indentation: {
    message: () => 'The indentation of this line matches no line above.',
    hint: 'Indent it as far as the lines that it belongs with.',
  },
  'indented key': {
    message: (shown) => `${shown} is indented, so YAML reads it as part of the value above.`,
    hint: 'Start its line at the margin if it is a key of its own; if it is text, put the whole value in double quotes.',
  },
  'comment in text': {
    message: () => 'The # makes a comment of the rest of this line, and a text cannot go on behind one.',
    hint: 'Put the whole value in double quotes; if it is a comment, move it above the key.',
  },
  escape: {
    message: (shown) => `Between double quotes, ${shown} is no escape that YAML knows.`,
    hint: 'Write the backslash twice, or use single quotes.',
  },
  key: {
    message: () => 'This key is a list or a map, and only text can be one.',
    hint: 'Put the key in double quotes if it is text.',
  },
  'long key': {
    message: () => 'A key may be 1,024 characters long, and this one is longer.',
    hint: 'If it is text, put it behind a key and in double quotes.',
  },
  directive: {
    message: () => 'A line that starts with % is an instruction to the YAML reader, and frontmatter takes none.',
    hint: 'Remove the line.',
  },
  character: {
    message: (shown) => `${shown} cannot stand here.`,
    hint: 'If it is part of a text, put the whole text in double quotes.',
  },
  unread: {
    message: (shown) => `The frontmatter cannot be read: the reading stops on line ${shown}.`,
    hint: 'Check the file alone; the report then says what is wrong with it.',
  },
};

/** What the fixes do, of the reasons that have one. */
const syntaxFixes: Partial<Record<Syntax['reason'], string>> = {
  'no blank after colon': 'Put a space behind the colon',
  'wide colon': 'Write : and a space',
  'brackets at margin': 'Indent the lines in the brackets',
  'indented key': 'Start the key at the margin',
  'comment in text': 'Put the value in double quotes',
};

export const yamlWords: Words<YamlFacts & Pick<Facts, (typeof yamlRules)[number]['code']>> = {
  'yaml/unquoted-colon': {
    message: (data) => `This colon breaks ${whose(data.key)}: to YAML it ends a key.`,
    hint: () => 'Put the whole value in double quotes.',
    fix: () => 'Put the value in double quotes',
  },
  'yaml/tab-indent': {
    message: ({ by }) =>
      by === 'blank'
        ? 'This line is indented by blanks that are no spaces, and to YAML those are text.'
        : 'This line is indented by a tab, and YAML takes only spaces.',
    hint: () => 'Use two spaces for each step.',
    fix: () => 'Indent by spaces',
  },
  'yaml/bad-start': {
    message: (data) =>
      isQuote(data.char)
        ? `The quote closes here, and ${whose(data.key)} goes on behind it.`
        : `${capital(whose(data.key))} starts with ${data.char}, which ${meaning[data.char] ?? 'has a meaning of its own'} in YAML.`,
    hint: (data) =>
      isQuote(data.char)
        ? 'Put the whole value in double quotes, with \\" for each one inside.'
        : data.char === '|' || data.char === '>'
          ? `Put the whole value in double quotes, or start the text on the next line, indented, if the ${data.char} is to open a block.`
          : 'Put the whole value in double quotes.',
    fix: () => 'Put the value in double quotes',
  },
  'yaml/unclosed-quote': {
    message: (data) => `The ${data.char} that opens ${whose(data.key)} is never closed.`,
    hint: (data) =>
      data.char === "'"
        ? 'Close it at the end of the value. If it is an apostrophe, put the whole value in double quotes.'
        : 'Close it at the end of the value.',
  },
  'yaml/duplicate-key': {
    message: (data) =>
      data.exact
        ? `The key ${data.key} stands twice.`
        : `The keys ${data.first} and ${data.key} differ in upper and lower case only.`,
    hint: () => 'Keep one of the two.',
    also: 'The first one stands here.',
  },
  'yaml/anchor-alias-tag': {
    message: (data) =>
      `${data.name} is ${data.what === 'anchor' || data.what === 'alias' ? 'an' : 'a'} ${data.what}, and frontmatter takes none.`,
    hint: (data) =>
      data.what === 'tag' || data.what === 'anchor'
        ? `Remove it, or put the value in double quotes if ${data.name} is part of a text.`
        : 'Write the values out where they belong.',
  },
  'yaml/second-document': {
    message: (data) => `${data.marker} ends the YAML here, and what follows is lost or refused.`,
    hint: () => 'Remove the marker, or put it in double quotes if it is text.',
  },
  'yaml/unindented-continuation': {
    message: (data) =>
      data.key === undefined
        ? 'This line is neither a key nor indented.'
        : `The text of ${data.key} goes on here without indentation.`,
    hint: (data) =>
      data.example
        ? 'Keep the description to one line in double quotes, and move the examples below the frontmatter.'
        : 'Put the whole text on one line, in double quotes.',
    also: 'The value starts here.',
  },
  'yaml/syntax': {
    message: ({ reason, shown }) => syntax[reason].message(shown ?? 'This'),
    hint: ({ reason }) => syntax[reason].hint,
    fix: ({ reason }) => syntaxFixes[reason] ?? '',
  },
  'yaml/older-type': {
    message: ({ name, written, type }) =>
      `Readers of YAML 1.1 take ${written} for ${type === 'boolean' ? 'a yes or no' : `a ${type}`}, and ${name} must be a text.`,
    hint: () => 'Put it in double quotes.',
    fix: () => 'Put the value in double quotes',
  },
  'yaml/comment-cuts-text': {
    message: ({ key, cut, whole }) =>
      whole
        ? `The # makes a comment of ${cut}, so ${key} has no value.`
        : `The # makes a comment of ${cut}, so the value of ${key} ends before it.`,
    hint: ({ whole, cut }) =>
      /^#+\s/.test(cut)
        ? 'Put the value in double quotes.'
        : whole
          ? 'Put the value in double quotes. If it is a comment, put a blank behind the #.'
          : 'Put the whole value in double quotes. If it is a comment, put a blank behind the #.',
    fix: () => 'Put the value in double quotes',
  },
  'yaml/tight-hyphen': {
    message: ({ key }) => `${key} is one text and no list, since no space stands behind the hyphens.`,
    hint: () => 'Put a space behind each hyphen.',
    fix: () => 'Put a space behind each hyphen',
  },
  'yaml/too-large': {
    message: ({ what, limit }) =>
      what === 'bytes'
        ? `The frontmatter is longer than ${limit / 1024} KiB.`
        : `The frontmatter has more than ${limit.toLocaleString('en')} pieces, counted to here.`,
    hint: () => 'Move long texts below the frontmatter.',
  },
  'yaml/too-deep': {
    message: (data) => `This is nested more than ${data.limit} levels deep.`,
    hint: () => 'Check for a bracket or a mark that was repeated by mistake.',
  },
};
