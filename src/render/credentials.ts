import type { CardView } from '../core/schema/types/report.ts';
import { visible } from '../core/visible.ts';
import type { ReportStrings } from './strings/report.ts';

/** Which credentials a client will think it needs, in a sentence. */
export function credentials({ required, alternatives }: CardView['authentication'], words: ReportStrings): string {
  if (!required) return words.notNeeded;
  const ways = alternatives.map((together) =>
    words.together(
      together.map(({ scheme, scopes }) => visible(scopes.length > 0 ? `${scheme} (${scopes.join(', ')})` : scheme)),
    ),
  );
  return words.needed(ways);
}
