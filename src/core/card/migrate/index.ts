import type { CardDocument, JsonObject } from '../../document.ts';
import { Rewriting } from '../../edit/rewrite.ts';
import type { FindingFix } from '../../finding.ts';
import { detectSpec } from '../layout.ts';
import { moveAuthentication } from './authentication.ts';
import { moveCapabilities } from './capabilities.ts';
import { isDraft, moveDraft } from './draft.ts';
import { moveInterfaces } from './interfaces.ts';
import type { Migration, MigrationOptions, Move } from './move.ts';
import { moveSchemes } from './schemes.ts';
import { moveSecurity } from './security.ts';

export interface Migrated {
  readonly moves: readonly Move[];
  readonly edits: FindingFix['edits'];
}

/** Whether a card is one of 0.1 to 0.3, or of a draft between 0.3 and 1.0, that can be brought to 1.0. */
export const isOld = (card: JsonObject): boolean =>
  isDraft(card) || (detectSpec(card).is !== '1.0' && typeof card.url === 'string');

/**
 * An old card as one of 1.0: edits on its text that move what 1.0 says elsewhere, and a word on each move. What 1.0 asks
 * for and the card does not say stays open; nothing is made up.
 */
export function migrate(card: CardDocument, options: MigrationOptions): Migrated {
  const rewriting = new Rewriting(card);
  const moves = [...steps({ ...options, card, rewriting })];
  return { moves, edits: rewriting.edits() };
}

function* steps(migration: Migration): Generator<Move> {
  const { card, rewriting } = migration;
  if (isDraft(card.value)) yield* moveDraft(migration);
  else yield* moveInterfaces(migration);
  yield* moveCapabilities(migration);
  const names = yield* moveSchemes(migration);
  yield* moveSecurity(migration, names);
  yield* moveAuthentication(migration, names);
  if (Object.hasOwn(card.value, 'signatures')) {
    rewriting.drop('/signatures');
    yield { name: 'signatures', pointer: '/signatures', data: {}, drops: true };
  }
}
