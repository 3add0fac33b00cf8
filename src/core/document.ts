import type { Spec } from './card/layout.ts';
import type { ContentVersion } from './card/version.ts';
import type { Place, Span } from './parse/place.ts';
import type { Profile } from './report.ts';
import type { UndeclaredMember } from './schema/undeclared.ts';

export type JsonObject = { readonly [member: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value where it is a string, else an empty one: what a reader has of it. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A document that parsed: its text, its value, and where every key and value stands. */
interface Parsed {
  /** The whole text as it was sent, a byte order mark included; all spans count in it. */
  readonly text: string;
  readonly profile: Profile;
  readonly value: JsonObject;
  readonly root: Place;
}

export interface CardDocument extends Parsed {
  readonly kind: 'card';
  /** The version of A2A that the card is judged by. */
  readonly spec: Spec;
  /** Members that the schema of that version does not declare, in document order. */
  readonly undeclared: readonly UndeclaredMember[];
  /** The content version, computed for Goloco cards only. */
  readonly version?: ContentVersion;
}

/** A `goloco.agent.md`: `value` and `root` are its frontmatter. */
export interface AgentDocument extends Parsed {
  readonly kind: 'agent';
  /** The opening and the closing `---` line, without their line ends. */
  readonly fences: { readonly open: Span; readonly close: Span };
  /** The instructions behind the closing fence. */
  readonly body: Span;
}

export type Document = CardDocument | AgentDocument;
