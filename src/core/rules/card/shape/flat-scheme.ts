import { onValue } from '../../../at.ts';
import { schemesOf } from '../../../card/parts.ts';
import { isFlat, memberFor, memberMeant } from '../../../card/scheme.ts';
import { asText, type CardDocument, isObject, type JsonObject } from '../../../document.ts';
import { removeMember } from '../../../edit/remove.ts';
import type { FindingFix } from '../../../finding.ts';
import { join, placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';
import { isSchemeAfter } from './whole.ts';

const key = { securityRequirements: [{ schemes: { key: { list: [] } } }] };

/** A scheme in the flat form of 0.3: no parser of 1.0 knows `type`, so nothing is left of the scheme. */
export const flatScheme = rule({
  code: 'card/flat-scheme',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'error',
  spec: 'A2A 1.0.1 section 4.5, SecurityScheme',
  wrong: { ...key, securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' } } },
  right: { ...key, securitySchemes: { key: { apiKeySecurityScheme: { location: 'header', name: 'X-Api-Key' } } } },
  *check(card: CardDocument): Iterable<Fact<{ name: string; type: string; wrapper: string | undefined }>> {
    for (const { pointer, name, value } of schemesOf(card.value)) {
      if (!isFlat(value)) continue;
      const type = asText(value.type);
      const wrapper = memberFor(type);
      const edits = wrapper && wrapped(card, pointer, value, wrapper);
      yield {
        at: onValue(pointer),
        data: { name, type, wrapper },
        ...(edits && { fixes: [{ safe: isSchemeAfter(card, pointer, edits), edits }] }),
      };
    }
  },
});

/**
 * Edits that wrap a flat scheme. Several OAuth flows need several schemes, which is more than wrapping; so is one whose
 * details stand a level further down, or which says twice where its key stands.
 */
function wrapped(
  card: CardDocument,
  pointer: string,
  scheme: JsonObject,
  wrapper: string,
): FindingFix['edits'] | undefined {
  const place = placeAt(card.root, pointer);
  const type = removeMember(card, join(pointer, 'type'));
  if (!place || !type || (isObject(scheme.flows) && Object.keys(scheme.flows).length > 1)) return undefined;
  if (Object.entries(scheme).some(([name, value]) => isObject(value) && memberMeant(name))) return undefined;
  if (scheme.in !== undefined && scheme.location !== undefined) return undefined;
  const location = placeAt(card.root, join(pointer, 'in'))?.key;
  return [
    { span: { start: place.start + 1, end: place.start + 1 }, text: ` "${wrapper}": {` },
    type,
    ...(location ? [{ span: location, text: '"location"' }] : []),
    { span: { start: place.end - 1, end: place.end - 1 }, text: '} ' },
  ];
}
