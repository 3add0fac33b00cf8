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
    title: 'Half a character in YAML',
    why: 'UTF-8 has no form for one half of a pair of escapes. Some YAML readers refuse the file, others put another character in its place.',
    message: ({ code }) => `U+${code} is one half of a character, and the other half is missing.`,
    hint: () => 'Write the character itself, or remove the escape.',
  },
  'text/invisible-character': {
    title: 'Invisible character',
    why: 'Nobody sees it, but programs read it: a name that holds one is another name, and whole sentences for a model can be hidden in such characters.',
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
    title: 'Hidden change of direction',
    why: 'Such a character turns the direction of the text behind it, so that a person sees another text than the one a program reads.',
    message: (data) => there(data.count, 'direction control', data.named) + more(data),
    hint: () =>
      'Remove it. Text in Arabic or Hebrew needs none of these; where one is wanted, close it on the same line.',
    fix: () => 'Remove the characters that turn the direction',
  },
  'text/look-alike': {
    title: 'Letters of another alphabet',
    why: 'The word looks like another that is written with different letters. People then take one agent for another, and a search for the name does not find it.',
    message: ({ word, script, named }) =>
      `The word "${word}" holds ${script} letters that look like those around them: ${and(named)}.`,
    hint: () => 'Type the word again, in one alphabet.',
    fix: () => 'Write the word in Latin letters',
  },
  'text/markup': {
    title: 'HTML or script in a text',
    why: 'The texts of a card and the description of an agent are plain text. A page that puts them into its HTML would act on this, and all others show it with its brackets.',
    message: ({ kind, shown }) => `"${shown}" ${markups[kind]}, and this is plain text.`,
    hint: () => 'Say it in words, without HTML.',
  },
  'text/addresses-a-model': {
    title: 'Text addressed to a model',
    why: 'Clients give the texts of a card to a model that chooses an agent. Text that gives orders to that model is taken for an attack, and many clients drop the card.',
    message: ({ kind, shown }) => `"${shown}" ${addresses[kind]}.`,
    hint: () =>
      'Say what the agent does, for a person to read. Instructions for the agent itself do not belong in its card.',
  },
};
