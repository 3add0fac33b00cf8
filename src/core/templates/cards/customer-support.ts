import { type CardKind, interfaces, oauth, provider } from './parts.ts';

export const customerSupport: CardKind = {
  id: 'customer-support',
  title: 'Customer support',
  description: 'Answers questions about orders and opens cases, for other systems of the same company or its partners.',
  card: {
    name: 'Lantern Help Desk',
    description: 'Answers questions about orders, returns and warranties, and opens a case where a person is needed.',
    supportedInterfaces: interfaces('support'),
    provider: provider('Lantern Goods'),
    version: '1.0.0',
    documentationUrl: 'https://docs.example.com/support-agent',
    capabilities: { streaming: true, pushNotifications: true },
    securitySchemes: {
      company_oauth: oauth('A token for the system that asks, not for a person.', {
        'cases.read': 'Read orders and cases',
        'cases.write': 'Open and change cases',
      }),
    },
    securityRequirements: [{ schemes: { company_oauth: { list: ['cases.read', 'cases.write'] } } }],
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain', 'text/markdown'],
    skills: [
      {
        id: 'answer-order-question',
        name: 'Answer a question about an order',
        description: 'Finds the order, says where it stands, and what the customer can do next.',
        tags: ['support', 'orders', 'returns'],
        examples: ['Where is order 20417?', 'May I send back a lamp that I opened?'],
      },
      {
        id: 'open-case',
        name: 'Open a case',
        description: 'Hands a matter to a person, with all that was said so far, and tells when it is answered.',
        tags: ['support', 'handover'],
        examples: ['The lamp arrived broken. I want to talk to somebody.'],
      },
    ],
  },
  why: [
    'OAuth client credentials: another system asks, so no person has to sign in, and each system gets only the scopes that it needs.',
    'Streaming: an answer is read while it is written, and a conversation that waits feels broken.',
    'Push notifications: a case stays open for hours, and no client should have to ask again and again.',
    'Text in and Markdown out: a question is prose, and an answer has lists and links.',
  ],
  checklist: [
    'The token endpoint gives out the scopes that stand in the card.',
    'Push notifications reach an address of the client and are signed or carry a token.',
  ],
};
