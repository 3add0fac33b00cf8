import type { Template } from './template.ts';

/** What holds for every card before it is published. */
export const beforePublishing: readonly string[] = [
  'No example.com is left: interfaces, provider, documentation and token addresses are yours.',
  'Names, descriptions, tags and examples of the skills say what your agent really does.',
  'provider names you, with an address where people find you.',
  'version goes up with every change of the content.',
  'Input and output modes are those that your server takes and gives, no more.',
  'Security is left out only where the endpoint is public on purpose.',
  'The card is validated, and what a client will see is what you meant.',
  'It is served at /.well-known/agent-card.json on your own domain. Goloco neither registers nor downloads it.',
];

/** Why every card here is written the way it is. */
const why10 =
  'Protection is demanded by securityRequirements, as A2A 1.0 does. Under the older name "security" a 1.0 client drops it without a word and calls without credentials.';

const provider = (organization: string) => ({ organization, url: 'https://www.example.com' });

/** A JSON-RPC interface of 1.0, which every client has. */
const interfaces = (path: string) => [
  { url: `https://agents.example.com/${path}/a2a`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
];

const oauth = (description: string, scopes: Readonly<Record<string, string>>) => ({
  oauth2SecurityScheme: {
    description,
    flows: { clientCredentials: { tokenUrl: 'https://auth.example.com/oauth2/token', scopes } },
    oauth2MetadataUrl: 'https://auth.example.com/.well-known/oauth-authorization-server',
  },
});

interface Kind {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly card: object;
  readonly why: readonly string[];
  readonly checklist: readonly string[];
}

const kinds: readonly Kind[] = [
  {
    id: 'customer-support',
    title: 'Customer support',
    description:
      'Answers questions about orders and opens cases, for other systems of the same company or its partners.',
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
  },
  {
    id: 'booking',
    title: 'Booking',
    description: 'Finds free times and books one, with an answer that a program can read.',
    card: {
      name: 'Quay Table Booking',
      description: 'Finds a free table in the restaurants of the harbour and books it.',
      supportedInterfaces: interfaces('booking'),
      provider: provider('Quay Tables'),
      version: '1.0.0',
      documentationUrl: 'https://docs.example.com/booking-agent',
      capabilities: { streaming: false, pushNotifications: true },
      securitySchemes: {
        partner_key: {
          apiKeySecurityScheme: {
            location: 'header',
            name: 'X-Partner-Key',
            description: 'The key that each partner gets when it signs up.',
          },
        },
      },
      securityRequirements: [{ schemes: { partner_key: { list: [] } } }],
      defaultInputModes: ['text/plain', 'application/json'],
      defaultOutputModes: ['application/json'],
      skills: [
        {
          id: 'find-table',
          name: 'Find a free table',
          description: 'Lists restaurants with a free table for a day, a time and a number of people.',
          tags: ['booking', 'restaurants', 'availability'],
          examples: ['A table for four on Friday at eight, somewhere quiet.'],
        },
        {
          id: 'book-table',
          name: 'Book a table',
          description:
            'Books one of the tables found, and gives the number of the booking and until when it can be cancelled.',
          tags: ['booking', 'restaurants'],
          examples: ['Book the second one in the name of Okafor.'],
        },
      ],
    },
    why: [
      'An API key in a header: partners are few and known, and a header is not kept in logs and histories as an address is.',
      'Push notifications: a restaurant confirms after minutes, and may cancel days later.',
      'No streaming: a booking is done or not done, and half of one is of no use.',
      'JSON out: the number and the time of a booking go into a calendar, and no program should have to find them in prose.',
    ],
    checklist: [
      'A key can be taken back without changing the card.',
      'The JSON that comes out is described where documentationUrl leads.',
    ],
  },
  {
    id: 'shopping',
    title: 'Shopping',
    description: 'Finds goods, fills a basket and orders, on behalf of a customer.',
    card: {
      name: 'Marlow Outdoor Shop',
      description: 'Finds outdoor gear that fits what a customer asks for, fills a basket, and places the order.',
      supportedInterfaces: interfaces('shop'),
      provider: provider('Marlow Outdoor'),
      version: '1.0.0',
      documentationUrl: 'https://docs.example.com/shopping-agent',
      capabilities: { streaming: true, pushNotifications: false },
      securitySchemes: {
        shop_oauth: {
          oauth2SecurityScheme: {
            description: 'The customer signs in at the shop and says what the agent may do.',
            flows: {
              authorizationCode: {
                authorizationUrl: 'https://auth.example.com/oauth2/authorize',
                tokenUrl: 'https://auth.example.com/oauth2/token',
                scopes: { 'basket.write': 'Fill the basket', 'orders.write': 'Place orders' },
                pkceRequired: true,
              },
            },
            oauth2MetadataUrl: 'https://auth.example.com/.well-known/oauth-authorization-server',
          },
        },
      },
      securityRequirements: [{ schemes: { shop_oauth: { list: ['basket.write', 'orders.write'] } } }],
      defaultInputModes: ['text/plain'],
      defaultOutputModes: ['application/json'],
      skills: [
        {
          id: 'find-goods',
          name: 'Find goods',
          description: 'Lists goods that fit a wish in plain words, with price, sizes in stock and a picture.',
          tags: ['shopping', 'search', 'outdoor'],
          examples: ['A tent for two that stands a storm, under 300 dollars.'],
        },
        {
          id: 'place-order',
          name: 'Place an order',
          description: 'Orders what is in the basket once the customer has seen the sum and agreed to it.',
          tags: ['shopping', 'checkout'],
          examples: ['Order it, to my usual address.'],
        },
      ],
    },
    why: [
      'OAuth with an authorization code: orders are placed for a customer, so that customer has to sign in and agree.',
      'Streaming: goods appear as they are found, and a customer can stop the search.',
      'No push notifications: the shop writes to its customers itself, about an order on its way too.',
      'JSON out: price, size and stock are shown as a list of goods and not as a paragraph.',
    ],
    checklist: [
      'Nothing is ordered before the customer has agreed to the sum.',
      'The authorization server demands PKCE, as the card says.',
    ],
  },
  {
    id: 'coding',
    title: 'Coding',
    description: 'Works on a repository: finds faults, changes code, and hands over a patch.',
    card: {
      name: 'Ferry Code Mender',
      description:
        'Finds the cause of a failing test in a repository, mends it, and hands over a patch with its reasons.',
      supportedInterfaces: interfaces('code'),
      provider: provider('Ferry Tools'),
      version: '1.0.0',
      documentationUrl: 'https://docs.example.com/coding-agent',
      capabilities: { streaming: true, pushNotifications: true, extendedAgentCard: true },
      securitySchemes: {
        team_key: {
          apiKeySecurityScheme: { location: 'header', name: 'X-Team-Key', description: 'One key for each team.' },
        },
      },
      securityRequirements: [{ schemes: { team_key: { list: [] } } }],
      defaultInputModes: ['text/plain', 'application/json'],
      defaultOutputModes: ['text/plain', 'application/json'],
      skills: [
        {
          id: 'mend-failing-test',
          name: 'Mend a failing test',
          description:
            'Takes a repository and the name of a test, and gives a patch that makes it pass, with the cause.',
          tags: ['code', 'debugging', 'tests'],
          examples: ['test_invoice_total fails since Tuesday. Find out why and mend it.'],
        },
        {
          id: 'review-change',
          name: 'Review a change',
          description: 'Reads a patch and lists what may break, each with the line that it is about.',
          tags: ['code', 'review'],
          examples: ['Is it safe to merge this branch?'],
        },
      ],
    },
    why: [
      'An API key in a header: a build server has to call without a person, and a team can change its key on its own.',
      'Streaming: the work takes minutes, and who watches it can stop it before it goes astray.',
      'Push notifications: a build server hands the work over and is told when the patch is there.',
      'An extended card: which repositories and skills a team has is shown only to who has its key.',
      'Text and JSON: reasons are for people, patches and places for programs.',
    ],
    checklist: [
      'The extended card is there, and only for who has a key.',
      'The agent runs where a hostile repository can do no harm.',
    ],
  },
  {
    id: 'research',
    title: 'Research',
    description: 'Answers questions from public sources, for everybody.',
    card: {
      name: 'Beacon Reading Room',
      description:
        'Answers questions from public archives and names its source for every sentence. Free for everybody.',
      supportedInterfaces: interfaces('research'),
      provider: provider('Beacon Library'),
      version: '1.0.0',
      documentationUrl: 'https://docs.example.com/research-agent',
      capabilities: { streaming: true, pushNotifications: false },
      defaultInputModes: ['text/plain'],
      defaultOutputModes: ['text/markdown', 'application/json'],
      skills: [
        {
          id: 'answer-with-sources',
          name: 'Answer with sources',
          description: 'Answers a question in a few sentences, each with the document and the page that it rests on.',
          tags: ['research', 'sources', 'archives'],
          examples: ['When did the first ferry cross the bay, and who says so?'],
        },
      ],
    },
    why: [
      'No security, on purpose: the archives are public, and so is the agent. securitySchemes and securityRequirements are left out, not left empty, so that nobody wonders whether something is missing.',
      'Streaming: a long answer is read while it is written.',
      'No push notifications: without credentials anybody could have them sent to anybody.',
      'Markdown and JSON: the same answer for a reader and for a program that collects sources.',
    ],
    checklist: [
      'The endpoint is meant to be called by everybody, and holds out when everybody does: limit how often one caller may ask.',
    ],
  },
  {
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
  },
];

/** The six kinds of cards that people start from, as A2A 1.0 cards for an endpoint of one's own. */
export const cardTemplates: readonly Template[] = kinds.map(({ id, title, description, card, why, checklist }) => ({
  id,
  kind: 'card',
  title,
  description,
  text: `${JSON.stringify(card, null, 2)}\n`,
  why: 'securityRequirements' in card ? [...why, why10] : why,
  checklist: [...beforePublishing, ...checklist],
}));
