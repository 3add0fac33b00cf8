import type { CardFacts } from '../../../rules/card/found.ts';
import type { versionRules } from '../../../rules/card/version/index.ts';
import type { FactsOfRules } from '../../../rules/define.ts';
import type { PageWords } from '../../wording.ts';

export const cardVersionPages: PageWords<CardFacts & FactsOfRules<typeof versionRules>> = {
  'card/look-alike': {
    title: 'Not an agent card',
    why: 'Several kinds of document describe agents. An A2A client can read the agent card only, and finds nothing that it can use in the others.',
  },
  'card/enclosed': {
    title: 'Card inside something else',
    why: 'The answer at the address of a card is the card and nothing around it. A client that gets an envelope, a record or a list finds neither a name nor an address in it.',
  },
  'card/old-version': {
    title: 'Card of an older version',
    why: 'Clients of 1.0 look for an interface in supportedInterfaces and report that they found no transport. Some can be told to read old cards, most are not.',
  },
  'card/version-label': {
    title: 'Label of one version, layout of another',
    why: 'Clients of 1.0 look for interfaces and find none, whatever the label says. A client that goes by the label takes the card for one of 1.0, and one that goes by the url, as the JavaScript SDK can, calls the agent in the old way.',
  },
  'card/unknown-version': {
    title: 'Version that A2A does not have',
    why: 'A client looks for a version that it speaks, and finds none here.',
  },
  'card/transport-conflict': {
    title: 'One address with two transports',
    why: 'A2A 0.3 forbids conflicting transports at one address. A client that takes the wrong one gets answers that it cannot read.',
  },
  'card/old-layout': {
    title: 'Layout of an older version',
    why: 'A card of 0.3 has the address in url and the transport beside it. A client of 1.0 reads neither, and has no address to call.',
  },
  'card/hybrid': {
    title: 'Card for two versions',
    why: 'Servers that speak 0.3 and 1.0 write both forms into one card. Nothing is wrong with that as long as both halves say the same.',
  },
  'card/contradiction': {
    title: 'Two halves that say different things',
    why: 'Old and new clients of one agent would call different addresses, or one of them would call without credentials.',
  },
  'card/old-member': {
    title: 'Member of an older card',
    why: 'It looks as if it said something, and reaches nobody.',
  },
};
