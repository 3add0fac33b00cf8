import type { Diagnostic } from './schema/types/report.ts';

export type { Diagnostic, Edit, Fix, Position, Range, Report } from './schema/types/report.ts';

/** What can be judged, by the name that `kind` takes. */
export const kinds = ['card', 'agent', 'skill', 'listing'] as const;
export type Kind = (typeof kinds)[number];

/** What a request can be about: a document of one kind, or a folder of several. */
export const subjects = [...kinds, 'folder'] as const;
export type Subject = (typeof subjects)[number];

/** The profiles that can be asked for, by what is judged; the first is the general one. */
export const profilesOf = {
  card: ['a2a', 'goloco'],
  agent: ['portable', 'hosted'],
  skill: ['portable', 'hosted'],
  folder: ['portable', 'hosted'],
  listing: [],
} as const;
export const profiles = [...profilesOf.card, ...profilesOf.agent] as const;
export type Profile = (typeof profiles)[number];

export type Severity = Diagnostic['severity'];

/** Severities from worst to mildest. */
export const severities = ['error', 'warning', 'note'] as const satisfies readonly Severity[];

/** How mild a severity is: 0 is the worst. */
export const rank = (severity: Severity): number => severities.indexOf(severity);
