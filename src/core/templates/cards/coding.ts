import { type CardKind, interfaces, provider } from './parts.ts';

export const coding: CardKind = {
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
        description: 'Takes a repository and the name of a test, and gives a patch that makes it pass, with the cause.',
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
};
