import type { JsonObject } from './judges.ts';

const scopes = { 'orders:read': 'Read orders.' };
const authorizationUrl = 'https://auth.harbor.studio/authorize';
const tokenUrl = 'https://auth.harbor.studio/token';
const refreshUrl = 'https://auth.harbor.studio/refresh';

const card = {
  name: 'Harbor Studio',
  description: 'Edits copy.',
  url: 'https://harbor.studio/a2a',
  provider: { url: 'https://harbor.studio', organization: 'Harbor Studio Ltd' },
  version: '1.0.0',
  documentationUrl: 'https://harbor.studio/docs',
};
const capabilities = { streaming: true, pushNotifications: false, stateTransitionHistory: false };
const skill = {
  id: 'edit',
  name: 'Edit copy',
  description: 'Edits copy.',
  tags: ['writing'],
  examples: ['Shorten this.'],
  inputModes: ['text/plain'],
  outputModes: ['text/markdown'],
};

const securitySchemes = {
  key: { type: 'apiKey', description: 'Ask us.', in: 'header', name: 'X-Api-Key' },
  http: { type: 'http', description: 'A token.', scheme: 'Bearer', bearerFormat: 'JWT' },
  oidc: { type: 'openIdConnect', description: 'Sign in.', openIdConnectUrl: 'https://auth.harbor.studio' },
  oauth: {
    type: 'oauth2',
    description: 'Sign in.',
    flows: {
      authorizationCode: { authorizationUrl, tokenUrl, refreshUrl, scopes },
      clientCredentials: { tokenUrl, refreshUrl, scopes },
      implicit: { authorizationUrl, refreshUrl, scopes },
      password: { tokenUrl, refreshUrl, scopes },
    },
  },
};

/** A 0.1 card with every member that the version has. */
export const wholeCard01: JsonObject = {
  ...card,
  capabilities,
  authentication: { schemes: ['Bearer'], credentials: 'See the handbook.' },
  defaultInputModes: ['text'],
  defaultOutputModes: ['text'],
  skills: [skill],
};

/** A 0.2 card with every member that one of 0.2.0 to 0.2.6 has. */
export const wholeCard02: JsonObject = {
  ...card,
  protocolVersion: '0.2.6',
  preferredTransport: 'JSONRPC',
  additionalInterfaces: [{ url: 'https://harbor.studio/rest', transport: 'HTTP+JSON' }],
  iconUrl: 'https://harbor.studio/icon.png',
  capabilities: {
    ...capabilities,
    extensions: [{ uri: 'https://harbor.studio/ext/v1', description: 'Ours.', required: false, params: { a: null } }],
  },
  securitySchemes,
  security: [{ key: [], oauth: ['orders:read'] }],
  defaultInputModes: ['application/json'],
  defaultOutputModes: ['text/plain'],
  skills: [skill],
  supportsAuthenticatedExtendedCard: true,
};

/** A 0.3 card with every member that the version has. */
export const wholeCard03: JsonObject = {
  ...wholeCard02,
  protocolVersion: '0.3.0',
  securitySchemes: {
    ...securitySchemes,
    oauth: { ...securitySchemes.oauth, oauth2MetadataUrl: 'https://auth.harbor.studio/metadata' },
    mtls: { type: 'mutualTLS', description: 'A certificate.' },
  },
  skills: [{ ...skill, security: [{ key: [] }] }],
  signatures: [{ protected: 'eyJhbGciOiJFUzI1NiJ9', signature: 'c2lnbmVk', header: { kid: '1' } }],
};
