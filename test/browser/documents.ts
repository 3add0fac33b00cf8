/** Documents that the browser tests put into the page. */

/** A colon on line 3, which a safe fix mends; nothing else is to be said. */
export const agentWithFaults = `---
name: copy-checker
description: Use when: a text is about to be published
model: any
tools: [web.search]
---
# Copy checker

Read the copy. List every claim with a **number** or a superlative, and say what would prove it.
`;

/** A 1.0 card that asks for a key as 0.3 did: on a 1.0 client the key is lost. */
export const cardWithLostSecurity = `{
  "name": "Parcel Desk",
  "description": "Tracks parcels and files claims for lost ones.",
  "supportedInterfaces": [
    { "url": "https://parcels.acme-post.dev/a2a", "protocolBinding": "JSONRPC", "protocolVersion": "1.0" }
  ],
  "version": "2.1.0",
  "capabilities": {},
  "defaultInputModes": ["text/plain"],
  "defaultOutputModes": ["application/json"],
  "skills": [
    { "id": "track", "name": "Track a parcel", "description": "Says where a parcel is.", "tags": ["parcels"], "examples": ["Where is 1849?"] }
  ],
  "securitySchemes": { "key": { "apiKeySecurityScheme": { "location": "header", "name": "X-Parcel-Key" } } },
  "security": [{ "key": [] }]
}
`;

export const markup = '<img src=x onerror=alert(1)>';

/** Markup, bidirectional controls, right-to-left text and a name of 100,000 characters. */
export const hostileCard = JSON.stringify(
  {
    name: `${markup}${'x'.repeat(100_000)}`,
    supportedInterfaces: [
      { url: 'https://a.example.org/<script>', protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
    ],
    version: '1.0.0',
    capabilities: {},
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain'],
    skills: [{ id: 'a', name: `مرحبا ${markup}`, description: markup, tags: [markup], examples: ['ا'] }],
    [markup]: markup,
    description: 'A \u202Etxt.exe\u202C name \u2066isolated\u2069',
  },
  undefined,
  2,
);

/** A card with sixty skills without tags. */
export const manyFaults = Buffer.from(
  JSON.stringify(
    {
      ...JSON.parse(cardWithLostSecurity),
      securitySchemes: undefined,
      security: undefined,
      skills: Array.from({ length: 60 }, (_, at) => ({
        id: `track-${at}`,
        name: `Track parcel ${at}`,
        description: `Says where parcel ${at} is.`,
        examples: [`Where is ${at}?`],
      })),
    },
    undefined,
    2,
  ),
);

/** A fault in almost every member. */
export const cardWithManyFaults = JSON.stringify(
  {
    name: 7,
    description: '',
    url: 'http://localhost:8080',
    supportedInterfaces: [{ url: 'not an address', protocolBinding: 'jsonrpc', protocolVersion: '1.0.0' }, {}],
    provider: { organization: 'Acme' },
    capabilities: { streaming: 'true', stateTransitionHistory: true },
    defaultInputModes: ['text'],
    defaultOutputModes: [],
    skills: [
      { id: 'a', name: 'A', description: 'A', tags: 'one' },
      { id: 'a', name: '', description: 4 },
    ],
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
    security: [{ other: [] }],
    iconURL: 'https://acme-post.dev/icon.png',
  },
  undefined,
  2,
);

const hundred = 'a'.repeat(100);

/** Names of 100 characters without a blank, wherever a person chooses a name. */
export const longNames = JSON.stringify(
  {
    name: hundred,
    description: `${hundred} ${hundred}`,
    supportedInterfaces: [
      { url: `https://${hundred.slice(0, 60)}.dev/${hundred}`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
    ],
    version: `1.0.0-${hundred}`,
    capabilities: {},
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain'],
    skills: [{ id: hundred, name: hundred, description: hundred, tags: [hundred], examples: [hundred] }],
    [hundred]: hundred,
    securitySchemes: { [hundred]: { mtlsSecurityScheme: {} } },
    securityRequirements: [{ schemes: { [hundred]: {} } }],
  },
  undefined,
  2,
);

/** A card in Arabic and Hebrew, without a direction control. */
export const rightToLeft = JSON.stringify(
  {
    name: 'مكتب الطرود',
    description: 'يتتبع الطرود ويقدم المطالبات (A2A 1.0) عن المفقود منها.',
    supportedInterfaces: [
      { url: 'https://parcels.acme-post.dev/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
    ],
    version: '2.1.0',
    capabilities: {},
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain'],
    skills: [
      {
        id: 'track',
        name: 'תיבת דואר 2',
        description: 'אומר היכן החבילה.',
        tags: ['parcels'],
        examples: ['איפה 1849?'],
      },
    ],
    مفتاح: 1,
  },
  undefined,
  2,
);

/** A skill that links to a file that is not there, as loose files. */
export const skillFolder = {
  'SKILL.md':
    '---\nname: copy-check\ndescription: Checks copy. Use when: asked\n---\nRead [the list](list.md) and [the rest](rest.md).\n',
  'list.md': 'One\n',
};
