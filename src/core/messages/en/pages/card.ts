import type { wholeCardRules } from '../../../rules/card/index.ts';
import type { FactsOfRules } from '../../../rules/define.ts';
import type { CardSchemaFacts } from '../../../rules/schema/found.ts';
import type { PageWords } from '../../wording.ts';
import { schemaPages } from './schema.ts';

export const cardPages: PageWords<CardSchemaFacts & FactsOfRules<typeof wholeCardRules>> = {
  ...schemaPages('card', 'in a card', {
    'missing-member':
      'A2A says that readers may refuse a card without it. Tolerant ones put an empty value in its place, and a client then misses what it stands for.',
    'wrong-type':
      'Protobuf parsers read the card by its types, and refuse the whole card at the first value of another one. The JavaScript SDK turns the value into a text or true, and goes on with that.',
    'empty-value':
      'After reading, an empty text or list is the same as none, so a required one counts as missing. Some SDKs let it pass, others refuse the card.',
    'unknown-value': 'A client decides by this value what to send. It does nothing with one that it does not know.',
    'exactly-one':
      'A2A allows one kind here. With none, a tolerant client sees an empty scheme and a strict one refuses the card; with two, Go, Python and protobuf-es refuse it and the JavaScript SDK keeps one.',
    'unexpected-member':
      'A 1.0 reader drops it. What is left of the requirement is empty, and an empty requirement means that no credentials are needed.',
  }),
  'card/extension-uri': {
    title: 'Extension without a URI',
    why: 'Clients know an extension by its URI alone. One without is passed over, with whatever stands in it.',
  },
  'card/duplicate-extension': {
    title: 'Extension that stands twice',
    why: 'A client looks an extension up by its URI. Where two differ, it cannot tell which of them counts.',
  },
  'card/version-form': {
    title: 'Version in a form of its own',
    why: 'Clients and directories compare versions to learn whether a card is newer. Most of them expect the form of Semantic Versioning.',
  },
  'card/content-version': {
    title: 'Version does not fit the content',
    why: 'The version of a Goloco card is a fingerprint of its content. Another one means that the card was changed after Goloco made it, a price for instance.',
  },
};
