import type { memberRules } from '../../rules/card/members/index.ts';
import type { shapeRules } from '../../rules/card/shape/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';
import { and, quoted } from './prose.ts';

const list = (names: readonly string[]) => and(names.map(quoted));

const demandedBy = {
  authentication: '0.1 demanded',
  security: '0.3 demanded',
  securityRequirements: '1.0 demands',
};

export const cardShapeWords: Words<FactsOfRules<typeof shapeRules> & FactsOfRules<typeof memberRules>> = {
  'card/dropped-security': {
    message: ({ where, spec, member, schemes }) =>
      `A ${spec} client will see ${where === 'card' ? 'an agent that needs no credentials' : 'a skill that needs no credentials of its own'}: it ignores "${member}", which is how ${demandedBy[member]} ${schemes.length > 0 ? list(schemes) : 'them'}.`,
    hint: ({ spec }) =>
      spec === '1.0'
        ? 'Write "securityRequirements": [{ "schemes": { "name": { "list": [scopes] } } }].'
        : 'Declare the scheme in "securitySchemes", and write "security": [{ "name": [scopes] }].',
    fix: () => 'Write it as securityRequirements',
  },
  'card/requirement-shape': {
    message: ({ schemes, misspelled }) =>
      `A 1.0 client reads this as {}, which means that no credentials are needed: ${misspelled === undefined ? `${list(schemes)} must stand inside "schemes"` : `it does not know "${misspelled}"`}.`,
    hint: ({ misspelled }) =>
      misspelled === undefined ? 'Write { "schemes": { "name": { "list": [scopes] } } }.' : 'Did you mean "schemes"?',
    fix: ({ misspelled }) => (misspelled === undefined ? 'Put it inside "schemes"' : 'Rename to "schemes"'),
  },
  'card/unwrapped-scopes': {
    message: ({ name }) =>
      `The scopes of "${name}" must stand in { "list": [...] }. Protobuf parsers refuse this card or read it without the scopes; only a2a-go writes and reads them so.`,
    hint: () =>
      'Write { "list": [scopes] }, or {} where there are none. If clients with a2a-go up to 2.5 read this card, ask them first: they refuse that form.',
    fix: () => 'Put the scopes into "list"',
  },
  'card/flat-scheme': {
    message: ({ name, type }) =>
      `A 1.0 client reads the scheme "${name}" as {}: its kind must be the name of a member around the details, not "type": "${type}".`,
    hint: ({ wrapper }) =>
      wrapper
        ? `Put the details into "${wrapper}" and leave "type" out.`
        : 'The kinds are apiKeySecurityScheme, httpAuthSecurityScheme, oauth2SecurityScheme, openIdConnectSecurityScheme and mtlsSecurityScheme.',
    fix: ({ wrapper }) => `Put the details into "${wrapper}"`,
  },
  'card/later-form': {
    message: ({ name, spec }) =>
      name === undefined
        ? `A ${spec} client takes "schemes" for the name of a scheme: up to 0.3 the names stand in the requirement itself.`
        : `A ${spec} client looks for the "type" of the scheme "${name}" and finds none: this is the form of 1.0.`,
    hint: ({ wrapper, type }) =>
      wrapper === undefined
        ? 'Write { "name": [scopes] }, or convert the card to 1.0.'
        : `Write "type": "${type}" and the details beside it in place of "${wrapper}", or convert the card to 1.0.`,
  },
  'card/unsafe-integer': {
    message: ({ written, read }) => `${written} is more than a JSON number holds exactly; readers see ${read}.`,
    hint: () => 'Write it in double quotes.',
  },
  'card/number-overflow': {
    message: ({ written }) => `${written} is larger than any number that JSON readers can hold.`,
    hint: () => 'Write a smaller number, or put it in double quotes.',
  },
  'card/snake-case': {
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
  },
  'card/old-name': {
    message: ({ name, versions, now }) =>
      `"${name}" is how ${versions} called it. In 1.0 it is "${now}", which is missing.`,
    hint: ({ now }) => `Rename it to "${now}".`,
    fix: ({ now }) => `Rename to "${now}"`,
  },
  'card/unknown-member': {
    message: ({ name, spec, near, lacks }) =>
      lacks
        ? `A2A ${spec} has no member "${name}" here, and "${near}" is missing.`
        : spec === '1.0'
          ? `A2A 1.0 has no member "${name}" here. Tolerant clients ignore it, strict ones refuse the card.`
          : `A2A ${spec} has no member "${name}" here. Clients ignore it.`,
    hint: ({ near, within }) =>
      near
        ? within
          ? `Put it inside "${near}".`
          : `Did you mean "${near}"?`
        : 'Put what is your own into the params of an extension in capabilities.extensions.',
    fix: ({ near, within }) => (within ? `Put it inside "${near}"` : `Rename to "${near}"`),
  },
  'card/misplaced-extensions': {
    message: () => 'Clients look for extensions in "capabilities" and do not see these.',
    hint: () => 'Move the list into "capabilities".',
  },
};
