export const provider = (organization: string) => ({ organization, url: 'https://www.example.com' });

/** A JSON-RPC interface of 1.0, which every client has. */
export const interfaces = (path: string) => [
  { url: `https://agents.example.com/${path}/a2a`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
];

export const oauth = (description: string, scopes: Readonly<Record<string, string>>) => ({
  oauth2SecurityScheme: {
    description,
    flows: { clientCredentials: { tokenUrl: 'https://auth.example.com/oauth2/token', scopes } },
    oauth2MetadataUrl: 'https://auth.example.com/.well-known/oauth-authorization-server',
  },
});

/** What one kind of card is made of; the list adds what holds for all of them. */
export interface CardKind {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly card: object;
  readonly why: readonly string[];
  readonly checklist: readonly string[];
}
