import { type CardKind, interfaces, provider } from './parts.ts';

export const research: CardKind = {
  id: 'research',
  title: 'Research',
  description: 'Answers questions from public sources, for everybody.',
  card: {
    name: 'Beacon Reading Room',
    description: 'Answers questions from public archives and names its source for every sentence. Free for everybody.',
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
};
