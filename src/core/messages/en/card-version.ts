import type { CardFacts } from '../../rules/card/found.ts';
import type { versionRules } from '../../rules/card/version/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';
import { and } from './prose.ts';

const quoted = (names: readonly string[]) => and(names.map((name) => `"${name}"`));

export const cardVersionWords: Words<CardFacts & FactsOfRules<typeof versionRules>> = {
  'card/look-alike': {
    message: ({ name }) => `This is ${name} and no A2A agent card.`,
    hint: () => 'Send the agent card. A server has it at /.well-known/agent-card.json.',
  },
  'card/enclosed': {
    message: ({ at, count }) =>
      count > 1
        ? `${count} cards stand in this document, the first at ${at}. A client reads one, and looks for its members at the top.`
        : `The card stands inside something else, at ${at}. A client looks for its members at the top, and finds none.`,
    hint: ({ count }) =>
      count > 1 ? 'Check each by itself, and serve each at an address of its own.' : 'Serve the card by itself.',
    fix: () => 'Keep the card alone',
    also: 'Another card.',
  },
  'card/old-version': {
    message: ({ spec, has }) =>
      has
        ? `This card is judged as one of A2A ${spec}, as was asked. Clients of 1.0 go by "supportedInterfaces" and what belongs to it, which is not looked at.`
        : `This is a card of A2A ${spec}. Clients of 1.0 cannot use it: they find no "supportedInterfaces".`,
    hint: ({ has }) =>
      has
        ? 'Leave the version out of the request, and the card is judged by the one that it is written in.'
        : 'Convert it to 1.0: the page has a button for that, and programs send it to /repair, with dual=1 to keep the old members for old clients.',
  },
  'card/version-label': {
    message: ({ label }) => `The label says ${label}, but the card is laid out as cards up to 0.3 are.`,
    hint: () =>
      'If the server speaks 1.0, write "supportedInterfaces" and leave this label out. If it speaks 0.3, write "0.3.0" here.',
  },
  'card/unknown-version': {
    message: ({ written }) => `There is no A2A ${written}: the versions are 0.1, 0.2, 0.3 and 1.0.`,
    hint: () => 'Write the version of A2A that the server speaks; the version of the agent stands in "version".',
  },
  'card/transport-conflict': {
    message: ({ transport, earlier }) => `This address is named for ${transport} here, and for ${earlier} before.`,
    hint: () => 'Give each transport an address of its own, or say which one is right.',
    also: 'The first transport for this address.',
  },
  'card/old-layout': {
    message: ({ names, empty }) =>
      `"supportedInterfaces" ${empty ? 'lists no interface' : 'is missing'}. The card says it in the form of an older version, in ${quoted(names)}, which clients of 1.0 ignore.`,
    hint: () =>
      'Say in "supportedInterfaces" where the agent answers, by which binding, and which version of A2A the server speaks.',
    fix: () => 'Write the addresses as interfaces, beside the old members',
    also: 'A member of an older version.',
  },
  'card/hybrid': {
    message: ({ names, leftover }) =>
      leftover !== undefined
        ? `"protocolVersion" is left over: 1.0 has it in each interface, and no client of an older version looks for ${leftover} here.`
        : `This 1.0 card also has ${quoted(names)} of older versions. Clients of 1.0 ignore ${names.length > 1 ? 'them' : 'it'}.`,
    hint: ({ names, leftover }) =>
      leftover !== undefined
        ? 'It can go.'
        : `Keep ${names.length > 1 ? 'them' : 'it'} only while old clients read this card, and change both halves together.`,
    also: 'Another member of an older version.',
  },
  'card/contradiction': {
    message: ({ member, old, now }) => `"${member}" says ${old} to clients of 0.3, while clients of 1.0 read ${now}.`,
    hint: () => 'Make both say the same, or remove the old member.',
    fix: () => 'Say it in the 1.0 half too',
  },
  'card/old-member': {
    message: ({ name, versions }) => `"${name}" belongs to ${versions}. A 1.0 client ignores it.`,
    hint: ({ successor }) =>
      successor ? `In 1.0 this stands in ${successor}.` : 'In 1.0 nothing takes its place; it can go.',
  },
};
