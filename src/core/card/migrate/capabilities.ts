import { isObject } from '../../document.ts';
import { sourceOf } from '../../edit/print.ts';
import { nearest } from '../../nearest.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import type { Migration, Move } from './move.ts';

/** The flag of 0.2 and 0.3, and that of the drafts of 1.0 in both spellings. */
const flags = ['supportsAuthenticatedExtendedCard', 'supportsExtendedAgentCard', 'supports_extended_agent_card'];

/** The capabilities that any version has. */
const known = ['streaming', 'pushNotifications', 'extensions', 'extendedAgentCard', 'stateTransitionHistory'];

/** The flag for an extended card becomes a capability; those that 1.0 does not have go. */
export function* moveCapabilities({ card, rewriting, dual }: Migration): Generator<Move> {
  const { value, text, root } = card;
  const { capabilities } = value;
  const isAbsent = capabilities === undefined || capabilities === null;
  if (!isAbsent && !isObject(capabilities)) return;
  let said = capabilities?.extendedAgentCard;
  for (const name of flags) {
    const pointer = join('', name);
    const place = placeAt(root, pointer);
    const flag = value[name];
    // A flag that contradicts the capability stays, and is told.
    if (!place || (said !== undefined && typeof flag === 'boolean' && said !== flag)) continue;
    const stays = dual && name === flags[0];
    const moves = typeof flag === 'boolean' && said === undefined;
    const now = ['extendedAgentCard', sourceOf(text, place)] as const;
    if (moves && isAbsent) {
      const old = stays ? [[name, now[1]] as const] : [];
      rewriting.replace(pointer, [...old, ['capabilities', { members: [now] }]]);
      if (capabilities === null) rewriting.drop('/capabilities');
    } else {
      if (moves) rewriting.add('/capabilities', ...now);
      if (!stays) rewriting.drop(pointer);
    }
    if (moves) said = flag;
    yield { name: 'extended-card', pointer, data: { name } };
  }
  if (dual || isAbsent) return;
  for (const name of Object.keys(capabilities)) {
    const pointer = join('/capabilities', name);
    const isHistory = name === 'stateTransitionHistory';
    // A name that only a typing error keeps from being known is told by its own rule.
    if (!isHistory && nearest(name, known)) continue;
    rewriting.drop(pointer);
    if (isHistory) yield { name: 'state-history', pointer, data: {}, drops: true };
    else yield { name: 'capability', pointer, data: { name }, drops: true };
  }
}
