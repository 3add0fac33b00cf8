import type { CardFacts } from '../../rules/card/found.ts';
import type { versionRules } from '../../rules/card/version/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';

const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
const quoted = (names: readonly string[]) => list(names.map((name) => `"${name}"`));

export const cardVersionWords: Words<CardFacts & FactsOfRules<typeof versionRules>> = {
  'card/look-alike': {
    title: 'Not an agent card',
    message: ({ name }) => `This is ${name} and no A2A agent card.`,
    hint: () => 'Send the agent card. A server has it at /.well-known/agent-card.json.',
    why: 'Several kinds of document describe agents. An A2A client can read the agent card only, and finds nothing that it can use in the others.',
  },
  'card/old-version': {
    title: 'Card of an older version',
    message: ({ spec }) =>
      `This is a card of A2A ${spec}. Clients of 1.0 cannot use it: they find no "supportedInterfaces".`,
    hint: () =>
      'To reach them, say where the agent answers in "supportedInterfaces" and write security in the form of 1.0. Old members may stay beside it for old clients.',
    why: 'Clients of 1.0 look for an interface in supportedInterfaces and report that they found no transport. Some can be told to read old cards, most are not.',
  },
  'card/version-label': {
    title: 'Label of one version, layout of another',
    message: ({ label }) => `The label says ${label}, but the card is laid out as cards up to 0.3 are.`,
    hint: () =>
      'If the server speaks 1.0, write "supportedInterfaces" and leave this label out. If it speaks 0.3, write "0.3.0" here.',
    why: 'Clients of 1.0 do not read this label and find no interfaces. Clients of 0.3 read it and turn away. So nobody calls the agent.',
  },
  'card/old-layout': {
    title: 'Layout of an older version',
    message: ({ names }) =>
      `"supportedInterfaces" is missing. The card says it in the form of an older version, in ${quoted(names)}, which clients of 1.0 ignore.`,
    hint: () =>
      'Say in "supportedInterfaces" where the agent answers, by which binding, and which version of A2A the server speaks.',
    fix: () => 'Write the url as an interface',
    also: 'A member of an older version.',
    why: 'A card of 0.3 has the address in url and the transport beside it. A client of 1.0 reads neither, and has no address to call.',
  },
  'card/hybrid': {
    title: 'Card for two versions',
    message: ({ names }) => `This 1.0 card also has ${quoted(names)} of older versions. Clients of 1.0 ignore them.`,
    hint: () => 'Keep them only while old clients read this card, and change both halves together.',
    also: 'Another member of an older version.',
    why: 'Servers that speak 0.3 and 1.0 write both forms into one card. Nothing is wrong with that as long as both halves say the same.',
  },
  'card/contradiction': {
    title: 'Two halves that say different things',
    message: ({ member, old, now }) => `"${member}" says ${old} to clients of 0.3, while clients of 1.0 read ${now}.`,
    hint: () => 'Make both say the same, or remove the old member.',
    why: 'Old and new clients of one agent would call different addresses, or one of them would call without credentials.',
  },
  'card/old-member': {
    title: 'Member of an older card',
    message: ({ name, versions }) => `"${name}" belongs to ${versions}. A 1.0 client ignores it.`,
    hint: ({ successor }) =>
      successor ? `In 1.0 this stands in ${successor}.` : 'In 1.0 nothing takes its place; it can go.',
    why: 'It looks as if it said something, and reaches nobody.',
  },
};
