import type { Diagnostic } from './schema/types/report.ts';

export type { Diagnostic, Edit, Fix, Position, Range, Report } from './schema/types/report.ts';

/** What can be judged, by the name that `kind` takes. */
export const kinds = ['card', 'agent'] as const;
export type Kind = (typeof kinds)[number];

/** The profiles that can be asked for, by kind; the first is the general one. `hosted` has no rules yet, and is refused. */
export const profilesOf = { card: ['a2a', 'goloco'], agent: ['portable'] } as const;
export const profiles = [...profilesOf.card, ...profilesOf.agent] as const;
export type Profile = (typeof profiles)[number];

export type Severity = Diagnostic['severity'];

/** Severities from worst to mildest. */
export const severities = ['error', 'warning', 'note'] as const satisfies readonly Severity[];

/** How mild a severity is: 0 is the worst. */
export const rank = (severity: Severity): number => severities.indexOf(severity);
