import { type CardKind, interfaces, provider } from './parts.ts';

export const shopping: CardKind = {
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
};
