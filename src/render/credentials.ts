import { isObject } from '../core/document.ts';
import type { CardView, Report } from '../core/schema/types/report.ts';
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

const CODE = 'card/unused-scheme';

/** Says that a card declares schemes and asks nobody for one, which is easily taken for asking; empty for every other card. */
export function unasked({ card, diagnostics }: Report, text: string, words: ReportStrings): string {
  const isUnasked = diagnostics.some(({ code, pointer }) => code === CODE && pointer === '/securitySchemes');
  if (!isUnasked || card?.authentication.required) return '';
  const { securitySchemes } = JSON.parse(text.replace(/^\uFEFF/, ''));
  return isObject(securitySchemes) ? words.unasked(Object.keys(securitySchemes).map(visible)) : '';
}
