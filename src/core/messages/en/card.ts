import type { cardRules } from '../../rules/card/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { CardSchemaFacts } from '../../rules/schema/found.ts';
import type { Words } from '../wording.ts';
import { schemaWords } from './schema.ts';

const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

export const cardWords: Words<CardSchemaFacts & FactsOfRules<typeof cardRules>> = {
  ...schemaWords('card', 'in a card', {
    'missing-member':
      'A2A says that readers may refuse a card without it. Tolerant ones put an empty value in its place, and a client then misses what it stands for.',
    'wrong-type':
      'Parsers of A2A 1.0 read the card by its types, and refuse the whole card at the first value of another one.',
    'empty-value':
      'After reading, an empty text or list is the same as none, so a required one counts as missing. Some SDKs let it pass, others refuse the card.',
    'unknown-value': 'A client decides by this value what to send. It does nothing with one that it does not know.',
    'exactly-one':
      'A2A allows one kind here. With none, a tolerant client sees an empty scheme and a strict one refuses the card; with two, Go, Python and protobuf-es refuse it and the JavaScript SDK keeps one.',
    'unexpected-member':
      'A 1.0 reader drops it. What is left of the requirement is empty, and an empty requirement means that no credentials are needed.',
  }),
  'card/dropped-security': {
    title: 'Security that no 1.0 client sees',
    message: ({ where, schemes }) =>
      where === 'card'
        ? `A 1.0 client will see an agent that needs no credentials: it ignores "security", which is how 0.3 demanded ${list(schemes)}.`
        : `A 1.0 client will see a skill that needs no credentials of its own: it ignores "security", which is how 0.3 demanded ${list(schemes)}.`,
    hint: () => 'Write "securityRequirements": [{ "schemes": { "name": { "list": [scopes] } } }].',
    fix: () => 'Write it as securityRequirements',
    why: 'A2A 1.0 renamed security to securityRequirements and gave it another shape. Readers drop members that they do not know without a word, so the demand for credentials is lost. Even the sample card of A2A 1.0.1 has this fault.',
  },
  'card/undeclared-scheme': {
    title: 'Requirement names no declared scheme',
    message: ({ name, declared }) =>
      `The scheme "${name}" is demanded here, but "securitySchemes" ${declared.length > 0 ? `only has ${list(declared)}` : 'does not declare it'}.`,
    hint: ({ near }) =>
      near ? `Did you mean "${near}"?` : 'Declare it in "securitySchemes", or name one that is declared.',
    why: 'A client looks the name up to learn which credentials to send. It finds nothing, so it cannot call the agent.',
  },
  'card/snake-case': {
    title: 'Member in snake_case',
    message: ({ name, camel, taken }) =>
      taken
        ? `"${name}" is "${camel}" in another spelling, and the card has both. Go and protobuf-es refuse such a card.`
        : `A2A writes "${camel}". Readers of plain JSON, browsers and the JavaScript SDK among them, do not see "${name}".`,
    hint: ({ camel, taken }) => (taken ? `Remove it and keep "${camel}".` : `Rename it to "${camel}".`),
    fix: ({ camel }) => `Rename to "${camel}"`,
    why: 'The specification says that JSON names are in camelCase. Protobuf parsers accept both spellings, everybody else only the right one, so two clients see two different cards.',
  },
  'card/old-member': {
    title: 'Member of an older card',
    message: ({ name, versions }) => `"${name}" belongs to ${versions}. A 1.0 client ignores it.`,
    hint: ({ successor }) =>
      successor
        ? `In 1.0 this stands in ${successor}. Keep both only if clients of the old version still read this card.`
        : 'In 1.0 nothing takes its place; it can go.',
    why: 'Servers that speak two versions write both forms into one card. That is fine as long as the 1.0 half says the same.',
  },
  'card/unknown-member': {
    title: 'Member that A2A does not have',
    message: ({ name }) =>
      `A2A 1.0 has no member "${name}" here. Tolerant clients ignore it, strict ones refuse the card.`,
    hint: ({ near }) =>
      near
        ? `Did you mean "${near}"?`
        : 'Put what is your own into the params of an extension in capabilities.extensions.',
    why: 'What stands in an unknown member reaches nobody: tolerant readers drop it without a word. Java, Go and protobuf-es parsers in their default setting refuse the whole card.',
  },
  'card/protocol-binding': {
    title: 'Unknown protocol binding',
    message: ({ written }) =>
      `"${written}" is none of JSONRPC, GRPC and HTTP+JSON, and no URI of a binding of your own.`,
    hint: ({ near }) =>
      near
        ? `Did you mean "${near}"? The name is compared letter by letter.`
        : 'Name one of the three, or a URI that only your binding has.',
    fix: ({ near }) => `Write "${near}"`,
    why: 'A client takes the first interface whose binding it speaks. The Python SDK compares exactly, so "http+json" never matches, and the client reports that it found no transport.',
  },
  'card/protocol-version': {
    title: 'Protocol version is not Major.Minor',
    message: ({ written }) => `The protocol version is written Major.Minor, such as 1.0, and this is "${written}".`,
    hint: ({ instead }) =>
      instead ? `Write "${instead}".` : 'Write the version of A2A that this interface speaks, such as "1.0" or "0.3".',
    fix: ({ instead }) => `Write "${instead}"`,
    why: 'Some servers compare the version of a request with the one on the card letter by letter, so "1.0.0" turns away every client that says "1.0".',
  },
  'card/url': {
    title: 'Not a web address',
    message: ({ written, use }) =>
      use === 'link'
        ? `"${written.slice(0, 60)}" is no full http or https address, so it opens nothing.`
        : `"${written.slice(0, 60)}" is no full http or https address, so a client cannot call it.`,
    hint: () => 'Write the whole address, beginning with https://.',
    why: 'A card is read far from the server that it is about, so a path or a bare host name leads nowhere.',
  },
  'card/insecure-url': {
    title: 'Address without TLS',
    message: ({ exposed, local }) =>
      exposed
        ? 'Credentials would travel to this http:// address in clear text.'
        : local
          ? 'This address is on the machine of whoever reads the card, so no other client reaches the agent.'
          : 'This http:// address is not encrypted. In production A2A must be served over https.',
    hint: ({ local }) =>
      local
        ? 'Put the public https address here before you publish the card.'
        : 'Serve it over https and write https:// here.',
    why: 'Anyone on the way can read and change what is sent over http, keys and tokens included.',
  },
  'card/content-version': {
    title: 'Version does not fit the content',
    message: ({ declared, computed }) =>
      `The content of this card gives version ${computed}, but it says "${declared}".`,
    hint: () =>
      'Goloco computes the version from the content. If you changed the card on purpose, take the computed one.',
    fix: ({ computed }) => `Set the version to ${computed}`,
    why: 'The version of a Goloco card is a fingerprint of its content. Another one means that the card was changed after Goloco made it, a price for instance.',
  },
};
