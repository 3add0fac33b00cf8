import type { Facts } from '../../rules/index.ts';
import type { untrustedRules } from '../../rules/text/index.ts';
import type { Words } from '../wording.ts';
import { and } from './prose.ts';

const more = (data: { more: boolean }) => (data.more ? ' More of them stand further on in this text.' : '');
/** "There is a zero …" or "There are 3 …", with the characters behind it. */
const there = (count: number, kind: string, named: readonly string[]) => {
  const one = `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
  return `${count === 1 ? `There is ${one}` : `There are ${count} ${kind}s`} here: ${named.join(', ')}.`;
};

const kinds = { invisible: 'invisible character', control: 'control character', tag: 'Unicode tag character' };

const addresses = {
  override: 'tells the model that reads it to put its own instructions aside',
  preference: 'tells the model that reads it which agent to choose',
  concealment: 'tells the model that reads it to keep something from people',
  role: 'is how a change of speaker is marked in what a model is given',
  call: 'is how a model writes the call of a tool',
};

const markups = {
  script: 'runs a script',
  markup: 'is HTML',
  comment: 'opens an HTML comment',
  address: 'is an address that runs a script',
};

export const untrustedWords: Words<Pick<Facts, (typeof untrustedRules)[number]['code']>> = {
  'text/lone-surrogate': {
    message: ({ code }) => `U+${code} is one half of a character, and the other half is missing.`,
    hint: () => 'Write the character itself, or remove the escape.',
  },
  'text/invisible-character': {
    message: (data) =>
      there(data.count, kinds[data.kind], data.named) +
      (data.hidden ? ` Read as letters they say "${data.hidden}".` : '') +
      more(data),
    hint: ({ kind }) =>
      kind === 'control'
        ? 'Remove it, or write what should stand here: it may be left over from another encoding or from a terminal.'
        : 'Remove it; it often comes with text copied from a web page or a chat.',
    fix: () => 'Remove the invisible characters from this text',
  },
  'text/bidi-control': {
    message: (data) => there(data.count, 'direction control', data.named) + more(data),
    hint: () =>
      'Remove it. Text in Arabic or Hebrew needs none of these; where one is wanted, close it on the same line.',
    fix: () => 'Remove the characters that turn the direction',
  },
  'text/look-alike': {
    message: ({ word, script, named }) =>
      `The word "${word}" holds ${script} letters that look like those around them: ${and(named)}.`,
    hint: () => 'Type the word again, in one alphabet.',
    fix: () => 'Write the word in Latin letters',
  },
  'text/markup': {
    message: ({ kind, shown }) => `"${shown}" ${markups[kind]}, and this is plain text.`,
    hint: () => 'Say it in words, without HTML.',
  },
  'text/addresses-a-model': {
    message: ({ kind, shown }) => `"${shown}" ${addresses[kind]}.`,
    hint: () =>
      'Say what the agent does, for a person to read. Instructions for the agent itself do not belong in its card.',
  },
};
