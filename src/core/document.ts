import type { Spec } from './card/layout.ts';
import type { ContentVersion } from './card/version.ts';
import type { Place, Span } from './parse/place.ts';
import type { Profile } from './report.ts';
import type { UndeclaredMember } from './schema/undeclared.ts';

export type JsonObject = { readonly [member: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member that an object has itself: by a name from a document, `constructor` is no member of every object. */
export const ownMember = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** A value where it is a string, else an empty one: what a reader has of it. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A document that parsed: its text, its value, and where every key and value stands. */
interface Parsed {
  /** The whole text as it was sent, a byte order mark included; all spans count in it. */
  readonly text: string;
  readonly profile: Profile;
  readonly value: JsonObject;
  /** Of a card it is worked out when it is first asked for: a good one needs no places. */
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

/** A listing: `value` and `root` name its members as the API does, whichever spelling the text has. It has no profiles. */
export interface ListingDocument extends Omit<Parsed, 'profile'> {
  readonly kind: 'listing';
  readonly profile?: never;
  /** Members that the schema does not declare, in document order. */
  readonly undeclared: readonly UndeclaredMember[];
  /** A member's name as this text would write it: as the API does, or in camelCase as the SDK does. */
  readonly spell: (member: string) => string;
}

/** A Markdown file with YAML in front: `value` and `root` are its frontmatter. */
interface WithFrontmatter extends Parsed {
  /** The opening and the closing `---` line, without their line ends. */
  readonly fences: { readonly open: Span; readonly close: Span };
  /** The instructions behind the closing fence. */
  readonly body: Span;
}

/** A `goloco.agent.md`. */
export interface AgentDocument extends WithFrontmatter {
  readonly kind: 'agent';
  /** Models that Goloco has a price for, by the operator's list; empty where there is none. */
  readonly hostedModels: readonly string[];
}

/** A `SKILL.md`. */
export interface SkillDocument extends WithFrontmatter {
  readonly kind: 'skill';
  /** The file's path as the sender gave it, or its name alone. */
  readonly path?: string;
}

/** The documents that are Markdown behind a frontmatter. */
export type MarkdownDocument = AgentDocument | SkillDocument;

export const isMarkdown = (document: Document): document is MarkdownDocument => 'fences' in document;

export type Document = CardDocument | AgentDocument | SkillDocument | ListingDocument;
