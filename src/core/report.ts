import type { Diagnostic } from './schema/types/report.ts';

export type { Diagnostic, Edit, Fix, Position, Range, Report } from './schema/types/report.ts';

/** What can be judged, by the name that `kind` takes. */
export const kinds = ['card', 'agent'] as const;
export type Kind = (typeof kinds)[number];

/** The profiles of each kind; the first is the general one. */
export const profilesOf = { card: ['a2a', 'goloco'], agent: ['portable', 'hosted'] } as const;
export const profiles = ['a2a', 'goloco', 'portable', 'hosted'] as const;
export type Profile = (typeof profiles)[number];

export type Severity = Diagnostic['severity'];

/** Severities from worst to mildest. */
export const severities = ['error', 'warning', 'note'] as const satisfies readonly Severity[];
