import type { securityRules } from '../../../rules/card/security/index.ts';
import type { FactsOfRules } from '../../../rules/define.ts';
import type { PageWords } from '../../wording.ts';

export const cardSecurityPages: PageWords<FactsOfRules<typeof securityRules>> = {
  'card/undeclared-scheme': {
    title: 'Requirement names no declared scheme',
    why: 'A client looks the name up to learn which credentials to send. It finds nothing, so it cannot call the agent.',
  },
  'card/undeclared-scope': {
    title: 'Scope that the flow does not list',
    why: 'A client asks for the scopes that a requirement names. Many authorization servers refuse one that they do not know, and the client then gets no token.',
  },
  'card/unused-scheme': {
    title: 'Scheme that nothing demands',
    why: 'A scheme only says how signing in works. Whether a client must sign in stands in securityRequirements alone, so a scheme that is not named there is never used.',
  },
  'card/empty-requirement': {
    title: 'Requirement that demands nothing',
    why: 'Requirements are alternatives, and meeting one of them is enough. An empty one is met by everybody.',
  },
  'card/extended-card-without-scheme': {
    title: 'Extended card without a way to sign in',
    why: 'The extended card is for clients that signed in, by a scheme that the public card declares. Without one no client can fetch it.',
  },
  'card/deprecated-flow': {
    title: 'OAuth flow that is deprecated',
    why: 'Tokens and passwords leak through these flows, so OAuth itself advises against both (RFC 9700), and clients leave them out.',
  },
};
