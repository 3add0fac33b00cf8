import type { memberRules } from '../../rules/card/members/index.ts';
import type { shapeRules } from '../../rules/card/shape/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';
import { and, quoted } from './prose.ts';

const list = (names: readonly string[]) => and(names.map(quoted));

export const cardShapeWords: Words<FactsOfRules<typeof shapeRules> & FactsOfRules<typeof memberRules>> = {
  'card/dropped-security': {
    title: 'Security that no 1.0 client sees',
    message: ({ where, member, schemes }) =>
      `A 1.0 client will see ${where === 'card' ? 'an agent that needs no credentials' : 'a skill that needs no credentials of its own'}: it ignores "${member}", which is how ${member === 'security' ? '0.3' : '0.1'} demanded ${schemes.length > 0 ? list(schemes) : 'them'}.`,
    hint: () => 'Write "securityRequirements": [{ "schemes": { "name": { "list": [scopes] } } }].',
    fix: () => 'Write it as securityRequirements',
    why: 'A2A 1.0 renamed security to securityRequirements and gave it another shape; authentication went after 0.1. Readers drop members that they do not know without a word, so the demand for credentials is lost. Even the sample card of A2A 1.0.1 has this fault.',
  },
  'card/requirement-shape': {
    title: 'Requirement that reads as no credentials',
    message: ({ schemes, misspelled }) =>
      `A 1.0 client reads this as {}, which means that no credentials are needed: ${misspelled === undefined ? `${list(schemes)} must stand inside "schemes"` : `it does not know "${misspelled}"`}.`,
    hint: ({ misspelled }) =>
      misspelled === undefined ? 'Write { "schemes": { "name": { "list": [scopes] } } }.' : 'Did you mean "schemes"?',
    fix: ({ misspelled }) => (misspelled === undefined ? 'Put it inside "schemes"' : 'Rename to "schemes"'),
    why: 'This is the form of 0.3 under the name of 1.0. Tolerant parsers drop the unknown names and keep an empty requirement, so the agent looks open to everybody; strict parsers refuse the card.',
  },
  'card/unwrapped-scopes': {
    title: 'Scopes without their wrapper',
    message: ({ name }) =>
      `The scopes of "${name}" must stand in { "list": [...] }. Protobuf parsers refuse this card or read it without the scopes; only a2a-go writes and reads them so.`,
    hint: () =>
      'Write { "list": [scopes] }, or {} where there are none. If clients with a2a-go up to 2.5 read this card, ask them first: they refuse that form.',
    fix: () => 'Put the scopes into "list"',
    why: 'Protobuf has no map of lists, so A2A 1.0 puts each list into an object with the one member list. The Go SDK models it otherwise, against the specification.',
  },
  'card/flat-scheme': {
    title: 'Security scheme in the form of 0.3',
    message: ({ name, type }) =>
      `A 1.0 client reads the scheme "${name}" as {}: its kind must be the name of a member around the details, not "type": "${type}".`,
    hint: ({ wrapper }) =>
      wrapper
        ? `Put the details into "${wrapper}" and leave "type" out.`
        : 'The kinds are apiKeySecurityScheme, httpAuthSecurityScheme, oauth2SecurityScheme, openIdConnectSecurityScheme and mtlsSecurityScheme.',
    fix: ({ wrapper }) => `Put the details into "${wrapper}"`,
    why: 'Up to 0.3 a scheme was flat and had a type. In 1.0 it is one of five members. Tolerant parsers drop what they do not know, and a client then has a scheme of which it knows nothing; strict ones refuse the card.',
  },
  'card/unsafe-integer': {
    title: 'Number that loses digits',
    message: ({ written, read }) => `${written} is more than a JSON number holds exactly; readers see ${read}.`,
    hint: () => 'Write it in double quotes.',
    why: 'Parsers keep numbers in params as doubles, which hold every integer up to 2^53 exactly, and beyond that only some. The digits of the others change silently.',
  },
  'card/number-overflow': {
    title: 'Number too large',
    message: ({ written }) => `${written} is larger than any number that JSON readers can hold.`,
    hint: () => 'Write a smaller number, or put it in double quotes.',
    why: 'JavaScript reads it as infinity, other parsers refuse the document, and the version of a Goloco card cannot be computed.',
  },
  'card/snake-case': {
    title: 'Member in snake_case',
    message: ({ name, camel, twin }) =>
      twin === 'full'
        ? `"${name}" is "${camel}" in another spelling, and the card has both. Go and protobuf-es refuse such a card.`
        : twin === 'empty'
          ? `"${name}" holds what belongs into "${camel}", which is empty here. Readers of plain JSON see the empty one only.`
          : `A2A writes "${camel}". Readers of plain JSON, such as browsers and the JavaScript client, do not see "${name}".`,
    hint: ({ camel, twin }) =>
      twin === 'full'
        ? `Remove it and keep "${camel}".`
        : twin === 'empty'
          ? `Move the content to "${camel}".`
          : `Rename it to "${camel}".`,
    fix: ({ camel, twin }) => (twin === 'empty' ? `Move the content to "${camel}"` : `Rename to "${camel}"`),
    why: 'The specification says that JSON names are in camelCase. Protobuf parsers accept both spellings, everybody else only the right one, so two clients see two different cards.',
  },
  'card/old-name': {
    title: 'Old name of a member',
    message: ({ name, versions, now }) =>
      `"${name}" is how ${versions} called it. In 1.0 it is "${now}", which is missing.`,
    hint: ({ now }) => `Rename it to "${now}".`,
    fix: ({ now }) => `Rename to "${now}"`,
    why: 'A client of 1.0 looks for the new name, finds nothing, and drops the old one without a word.',
  },
  'card/unknown-member': {
    title: 'Member that A2A does not have',
    message: ({ name, spec }) =>
      spec === '1.0'
        ? `A2A 1.0 has no member "${name}" here. Tolerant clients ignore it, strict ones refuse the card.`
        : `A2A ${spec} has no member "${name}" here. Clients ignore it.`,
    hint: ({ near, within }) =>
      near
        ? within
          ? `Put it inside "${near}".`
          : `Did you mean "${near}"?`
        : 'Put what is your own into the params of an extension in capabilities.extensions.',
    fix: ({ near, within }) => (within ? `Put it inside "${near}"` : `Rename to "${near}"`),
    why: 'What stands in an unknown member reaches nobody: tolerant readers drop it without a word. Java, Go and protobuf-es parsers in their default setting refuse the whole card.',
  },
  'card/misplaced-extensions': {
    title: 'Extensions in the wrong place',
    message: () => 'Clients look for extensions in "capabilities" and do not see these.',
    hint: () => 'Move the list into "capabilities".',
    why: 'An extension that a client does not see cannot be negotiated, and what it says, a price for instance, is lost.',
  },
};
