import type { wholeCardRules } from '../../rules/card/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { CardSchemaFacts } from '../../rules/schema/found.ts';
import type { Words } from '../wording.ts';
import { schemaWords } from './schema.ts';

export const cardWords: Words<CardSchemaFacts & FactsOfRules<typeof wholeCardRules>> = {
  ...schemaWords('card'),
  'card/extension-uri': {
    message: ({ written }) =>
      written === undefined
        ? 'This extension has no "uri", so nobody can tell which one it is.'
        : `"${written}" is no URI, so another extension may have the same name.`,
    hint: () => 'Write the URI that its specification gives it.',
  },
  'card/duplicate-extension': {
    message: ({ uri }) => `The extension ${uri} stands in this list already.`,
    hint: () => 'Keep one of the two, with the params and the "required" that are right.',
    also: 'The first one.',
  },
  'card/version-form': {
    message: ({ written }) => `The version "${written}" does not have the form 1.2.3.`,
    hint: () =>
      'If clients are to compare versions, write three numbers, and raise one of them with every change. If not, leave it.',
  },
  'card/content-version': {
    message: ({ declared, computed }) =>
      `The content of this card gives version ${computed}, but it says "${declared}".`,
    hint: () =>
      'Goloco computes the version from the content. If you changed the card on purpose, take the computed one.',
    fix: ({ computed }) => `Set the version to ${computed}`,
  },
};
