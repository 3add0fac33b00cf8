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
