import type { securityRules } from '../../rules/card/security/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';
import { and } from './prose.ts';

export const cardSecurityWords: Words<FactsOfRules<typeof securityRules>> = {
  'card/undeclared-scheme': {
    title: 'Requirement names no declared scheme',
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
    why: 'A client looks the name up to learn which credentials to send. It finds nothing, so it cannot call the agent.',
  },
  'card/undeclared-scope': {
    title: 'Scope that the flow does not list',
    message: ({ scope, scheme }) => `The OAuth flow of "${scheme}" lists no scope "${scope}", which is demanded here.`,
    hint: ({ near }) =>
      near ? `Did you mean "${near}"?` : 'Add it to the "scopes" of the flow, or demand one of those.',
    why: 'A client asks for the scopes that a requirement names. Many authorization servers refuse one that they do not know, and the client then gets no token.',
  },
  'card/unused-scheme': {
    title: 'Scheme that nothing demands',
    message: ({ names, open }) =>
      open
        ? `The card declares ${and(names)} and demands no credentials anywhere, so clients take the agent for an open one.`
        : `The scheme ${and(names)} is declared, and no requirement demands it.`,
    hint: ({ open, extended }) =>
      open
        ? 'Name what a caller must present in "securityRequirements", or leave the schemes out if the agent is open.'
        : `Add it to "securityRequirements" as an alternative, or remove it${extended ? ', unless it is for the extended card' : ''}.`,
    why: 'A scheme only says how signing in works. Whether a client must sign in stands in securityRequirements alone, so a scheme that is not named there is never used.',
  },
  'card/empty-requirement': {
    title: 'Requirement that demands nothing',
    message: ({ where, others }) =>
      `This requirement demands nothing, so ${where === 'card' ? 'the agent' : 'the skill'} can be called without ${where === 'card' ? '' : 'further '}credentials${others ? ', whatever the others demand' : ''}.`,
    hint: ({ others }) =>
      others
        ? 'Keep it only if callers without credentials are welcome.'
        : 'If credentials are needed, name a scheme in it. If not, the requirement can go.',
    why: 'Requirements are alternatives, and meeting one of them is enough. An empty one is met by everybody.',
  },
  'card/extended-card-without-scheme': {
    title: 'Extended card without a way to sign in',
    message: () => 'An extended card is promised here, but "securitySchemes" declares no way to sign in for it.',
    hint: () => 'Declare in "securitySchemes" how a client signs in, or set "extendedAgentCard" to false.',
    why: 'The extended card is for clients that signed in, by a scheme that the public card declares. Without one no client can fetch it.',
  },
  'card/deprecated-flow': {
    title: 'OAuth flow that is deprecated',
    message: ({ flow }) =>
      flow === 'implicit'
        ? 'A2A 1.0 deprecates the implicit flow, which puts the access token into a browser address.'
        : "A2A 1.0 deprecates the password flow, which hands a person's password to the client.",
    hint: ({ flow }) =>
      flow === 'implicit'
        ? 'Use authorizationCode with "pkceRequired": true.'
        : 'Use authorizationCode or deviceCode where a person signs in, clientCredentials where none does.',
    why: 'Tokens and passwords leak through these flows, so OAuth itself advises against both (RFC 9700), and clients leave them out.',
  },
};
