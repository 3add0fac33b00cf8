import { type CardKind, interfaces, oauth, provider } from './parts.ts';

export const internalWorkflow: CardKind = {
  id: 'internal-workflow',
  title: 'Internal workflow',
  description: 'A step in the processes of one company, called by its other systems.',
  card: {
    name: 'Tidewater Invoice Approval',
    description:
      'Checks incoming invoices against orders and limits, and sends them on for approval. For systems of the company only.',
    supportedInterfaces: interfaces('invoices'),
    provider: provider('Tidewater Shipping'),
    version: '1.0.0',
    documentationUrl: 'https://docs.example.com/invoice-agent',
    capabilities: { streaming: false, pushNotifications: true, extendedAgentCard: true },
    securitySchemes: {
      internal_oauth: oauth('A token of the company for the system that asks.', {
        'invoices.check': 'Check an invoice',
        'invoices.submit': 'Send an invoice on for approval',
      }),
    },
    securityRequirements: [{ schemes: { internal_oauth: { list: ['invoices.check', 'invoices.submit'] } } }],
    defaultInputModes: ['application/json'],
    defaultOutputModes: ['application/json'],
    skills: [
      {
        id: 'check-invoice',
        name: 'Check an invoice',
        description:
          'Compares an invoice with its order and the limits of the department, and lists what does not fit.',
        tags: ['invoices', 'finance', 'checks'],
        examples: ['{"invoice": "INV-3301", "order": "PO-7740"}'],
      },
      {
        id: 'submit-invoice',
        name: 'Send an invoice on',
        description: 'Sends a checked invoice to who has to approve it, and tells when that is done.',
        tags: ['invoices', 'finance', 'approval'],
        examples: ['{"invoice": "INV-3301", "to": "harbour office"}'],
      },
    ],
  },
  why: [
    'OAuth client credentials: systems call, not people, and the company can take a right from one of them without touching the others.',
    'Push notifications: an approval takes days.',
    'No streaming: nobody watches, and the result counts.',
    'An extended card: what the process can do in detail is shown to signed-in systems only.',
    'JSON in and out: both ends are programs, and an amount must not be read out of prose.',
  ],
  checklist: ['The card tells no more of the company than it may: anybody who reaches the address can read it.'],
};
