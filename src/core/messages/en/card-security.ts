import type { securityRules } from '../../rules/card/security/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';
import { and } from './prose.ts';

export const cardSecurityWords: Words<FactsOfRules<typeof securityRules>> = {
  'card/undeclared-scheme': {
    message: ({ name, declared, misspelled }) =>
      misspelled !== undefined
        ? `The scheme "${name}" is demanded here, but the card has no "securitySchemes". Clients do not read "${misspelled}".`
        : `The scheme "${name}" is demanded here, but "securitySchemes" ${declared.length > 0 ? `only has ${and(declared)}` : 'does not declare it'}.`,
    hint: ({ near, misspelled }) =>
      misspelled !== undefined
        ? `Rename "${misspelled}" to "securitySchemes".`
        : near
          ? `Did you mean "${near}"?`
          : 'Declare it in "securitySchemes", or name one that is declared.',
    fix: () => 'Rename to "securitySchemes"',
    also: 'Another demand of a scheme that is not declared.',
  },
  'card/undeclared-scope': {
    message: ({ scope, scheme }) => `The OAuth flow of "${scheme}" lists no scope "${scope}", which is demanded here.`,
    hint: ({ near }) =>
      near ? `Did you mean "${near}"?` : 'Add it to the "scopes" of the flow, or demand one of those.',
  },
  'card/unused-scheme': {
    message: ({ names, open }) =>
      open
        ? `The card declares ${and(names)} and demands no credentials anywhere, so clients take the agent for an open one.`
        : `The scheme ${and(names)} is declared, and no requirement demands it.`,
    hint: ({ open, extended }) =>
      open
        ? 'Name what a caller must present in "securityRequirements", or leave the schemes out if the agent is open.'
        : `Add it to "securityRequirements" as an alternative, or remove it${extended ? ', unless it is for the extended card' : ''}.`,
  },
  'card/empty-requirement': {
    message: ({ where, others }) =>
      `This requirement demands nothing, so ${where === 'card' ? 'the agent' : 'the skill'} can be called without ${where === 'card' ? '' : 'further '}credentials${others ? ', whatever the others demand' : ''}.`,
    hint: ({ others }) =>
      others
        ? 'Keep it only if callers without credentials are welcome.'
        : 'If credentials are needed, name a scheme in it. If not, the requirement can go.',
  },
  'card/extended-card-without-scheme': {
    message: () => 'An extended card is promised here, but "securitySchemes" declares no way to sign in for it.',
    hint: () => 'Declare in "securitySchemes" how a client signs in, or set "extendedAgentCard" to false.',
  },
  'card/deprecated-flow': {
    message: ({ flow }) =>
      flow === 'implicit'
        ? 'A2A 1.0 deprecates the implicit flow, which puts the access token into a browser address.'
        : "A2A 1.0 deprecates the password flow, which hands a person's password to the client.",
    hint: ({ flow }) =>
      flow === 'implicit'
        ? 'Use authorizationCode with "pkceRequired": true.'
        : 'Use authorizationCode or deviceCode where a person signs in, clientCredentials where none does.',
  },
};
