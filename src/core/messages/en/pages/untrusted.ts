import type { Facts } from '../../../rules/index.ts';
import type { untrustedRules } from '../../../rules/text/index.ts';
import type { PageWords } from '../../wording.ts';

export const untrustedPages: PageWords<Pick<Facts, (typeof untrustedRules)[number]['code']>> = {
  'text/lone-surrogate': {
    title: 'Half a character in YAML',
    why: 'UTF-8 has no form for one half of a pair of escapes. Some YAML readers refuse the file, others put another character in its place.',
  },
  'text/invisible-character': {
    title: 'Invisible character',
    why: 'Nobody sees it, but programs read it: a name that holds one is another name, and whole sentences for a model can be hidden in such characters.',
  },
  'text/bidi-control': {
    title: 'Hidden change of direction',
    why: 'Such a character turns the direction of the text behind it, so that a person sees another text than the one a program reads.',
  },
  'text/look-alike': {
    title: 'Letters of another alphabet',
    why: 'The word looks like another that is written with different letters. People then take one agent for another, and a search for the name does not find it.',
  },
  'text/markup': {
    title: 'HTML or script in a text',
    why: 'The texts of a card and the description of an agent are plain text. A page that puts them into its HTML would act on this, and all others show it with its brackets.',
  },
  'text/addresses-a-model': {
    title: 'Text addressed to a model',
    why: 'Clients give the texts of a card to a model that chooses an agent. Text that gives orders to that model is taken for an attack, and many clients drop the card.',
  },
};
