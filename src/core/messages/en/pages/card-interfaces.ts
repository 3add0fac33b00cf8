import type { interfaceRules } from '../../../rules/card/interfaces/index.ts';
import type { FactsOfRules } from '../../../rules/define.ts';
import type { PageWords } from '../../wording.ts';

export const cardInterfacePages: PageWords<FactsOfRules<typeof interfaceRules>> = {
  'card/protocol-binding': {
    title: 'Unknown protocol binding',
    why: 'A client takes the first interface whose binding it speaks. The Python SDK compares exactly, so "http+json" never matches, and the client reports that it found no transport.',
  },
  'card/protocol-version': {
    title: 'Protocol version is not Major.Minor',
    why: 'Some servers compare the version of a request with the one on the card letter by letter, so "1.0.0" turns away every client that says "1.0".',
  },
  'card/old-interfaces': {
    title: 'No interface that speaks 1.0',
    why: 'A card of 1.0 can name servers of older versions, and a client takes an interface whose version it speaks. Many speak 1.0 only.',
  },
  'card/duplicate-interface': {
    title: 'Interface that stands twice',
    why: 'Clients take the first interface that fits, so the second is never reached. Often it is a copy in which the address or version was to be changed.',
  },
};
