/** A file to start from, with the reasons for what is in it. */
export interface Template {
  /** Lowercase letters, digits and hyphens: the last part of its address. */
  readonly id: string;
  readonly kind: 'agent' | 'card';
  readonly title: string;
  readonly description: string;
  /** The file itself. */
  readonly text: string;
  /** Why each choice was made. */
  readonly why: readonly string[];
  /** What to do before it is used. */
  readonly checklist: readonly string[];
}
