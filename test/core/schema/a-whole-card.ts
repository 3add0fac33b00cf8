import type { JsonObject } from './judges.ts';

const scopes = { 'orders:read': 'Read orders.' };
const authorizationUrl = 'https://auth.harbor.studio/authorize';
const tokenUrl = 'https://auth.harbor.studio/token';
const refreshUrl = 'https://auth.harbor.studio/refresh';
const flow = (flows: JsonObject) => ({ oauth2SecurityScheme: { flows } });

/** An A2A 1.0 card with every member that the definition has (a2a.proto, v1.0.1). */
export const wholeCard: JsonObject = {
  name: 'Harbor Studio',
  description: 'Edits copy.',
  supportedInterfaces: [
    { url: 'https://harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0', tenant: 'harbor' },
  ],
  provider: { url: 'https://harbor.studio', organization: 'Harbor Studio Ltd' },
  version: '1.0.0',
  documentationUrl: 'https://harbor.studio/docs',
  capabilities: {
    streaming: true,
    pushNotifications: false,
    extensions: [{ uri: 'https://harbor.studio/ext/v1', description: 'Ours.', required: false, params: { a: null } }],
    extendedAgentCard: true,
  },
  securitySchemes: {
    key: { apiKeySecurityScheme: { description: 'Ask us.', location: 'header', name: 'X-Api-Key' } },
    http: { httpAuthSecurityScheme: { description: 'A token.', scheme: 'Bearer', bearerFormat: 'JWT' } },
    oidc: { openIdConnectSecurityScheme: { description: 'Sign in.', openIdConnectUrl: 'https://auth.harbor.studio' } },
    mtls: { mtlsSecurityScheme: { description: 'A certificate.' } },
    oauth: {
      oauth2SecurityScheme: {
        description: 'Sign in.',
        oauth2MetadataUrl: 'https://auth.harbor.studio/.well-known/oauth-authorization-server',
        flows: { authorizationCode: { authorizationUrl, tokenUrl, refreshUrl, scopes, pkceRequired: true } },
      },
    },
    program: flow({ clientCredentials: { tokenUrl, refreshUrl, scopes } }),
    device: flow({
      deviceCode: { deviceAuthorizationUrl: 'https://auth.harbor.studio/device', tokenUrl, refreshUrl, scopes },
    }),
    implicit: flow({ implicit: { authorizationUrl, refreshUrl, scopes } }),
    password: flow({ password: { tokenUrl, refreshUrl, scopes } }),
  },
  securityRequirements: [{ schemes: { key: { list: [] }, oauth: { list: ['orders:read'] } } }],
  defaultInputModes: ['application/json'],
  defaultOutputModes: ['text/plain'],
  skills: [
    {
      id: 'edit',
      name: 'Edit copy',
      description: 'Edits copy.',
      tags: ['writing'],
      examples: ['Shorten this.'],
      inputModes: ['text/plain'],
      outputModes: ['text/markdown'],
      securityRequirements: [{ schemes: { key: {} } }],
    },
  ],
  signatures: [{ protected: 'eyJhbGciOiJFUzI1NiJ9', signature: 'c2lnbmVk', header: { kid: '1' } }],
  iconUrl: 'https://harbor.studio/icon.png',
};
