import type { CardDocument } from '../../document.ts';
import type { Rewriting } from '../../edit/rewrite.ts';
import type { SchemeMember } from '../scheme.ts';

/** What the moves from an old card to 1.0 tell of themselves, by their names. */
export interface MoveFacts {
  /**
   * `url` becomes the first interface, whose binding stays open where what is written for it is no text. `said` is the
   * label of the card as JSON, `isVersion` whether it names a version, `asked` whether the request does.
   */
  interface: {
    binding: string | undefined;
    version: string;
    said: string | undefined;
    isVersion: boolean;
    asked: boolean;
    older: boolean;
  };
  transport: { written: string; binding: string };
  /** `written` is JSON here and below. */
  'unreadable-transport': { written: string };
  label: { written: string; version: string };
  'more-interfaces': { kept: number; repeated: number };
  'unreadable-interfaces': { written: string[] };
  'extended-card': { name: string };
  scheme: { name: string; type: string; member: SchemeMember };
  flows: { name: string; names: string[] };
  'none-scheme': { name: string };
  /**
   * `split`: a scheme with several flows has become several alternatives. `cut`: schemes of which only the first flow is
   * demanded, as there would be `ways` alternatives. `open`: nothing is demanded.
   */
  security: { where: 'card' | 'skill'; split: boolean; cut: string[]; ways: number; open: boolean };
  authentication: { schemes: string[]; incomplete: string[]; lost: string[] };
  'no-authentication': { lost: string[] };
  'authentication-twice': { lost: string[] };
  'state-history': object;
  capability: { name: string };
  signatures: object;
  'draft-interfaces': { versions: string[] };
  /** Each interface names its version already. */
  'draft-versions': { name: string };
}

type MoveOf<Name extends keyof MoveFacts> = Name extends unknown
  ? {
      readonly name: Name;
      /** Of the member that moves, in the card as it was. */
      readonly pointer: string;
      readonly data: MoveFacts[Name];
      /** Whether what stood there is gone, rather than said in another place. */
      readonly drops?: true;
    }
  : never;

/** One thing that is said in another form in 1.0, or that 1.0 does not have. */
export type Move = MoveOf<keyof MoveFacts>;

export interface MigrationOptions {
  /** The version that the server speaks, `Major.Minor`; what the card says of it where left out. */
  readonly serverVersion?: string;
  /** Keep the members of 0.3 beside those of 1.0. */
  readonly dual?: boolean;
}

/** What a step of the migration works on. */
export interface Migration extends MigrationOptions {
  readonly card: CardDocument;
  readonly rewriting: Rewriting;
}
