import { type CardKind, interfaces, provider } from './parts.ts';

export const booking: CardKind = {
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
};
