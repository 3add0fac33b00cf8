import { onValue } from '../../../at.ts';
import { heldNode } from '../../../card/migrate/schemes.ts';
import { splitFlows } from '../../../card/migrate/split.ts';
import { type NamedPart, schemesOf } from '../../../card/parts.ts';
import { flowsOf, isFlat, memberFor, memberMeant, type SchemeMember } from '../../../card/scheme.ts';
import { urlsOf } from '../../../card/urls.ts';
import { asText, type CardDocument, isObject } from '../../../document.ts';
import { removeMember } from '../../../edit/remove.ts';
import { Rewriting } from '../../../edit/rewrite.ts';
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
    for (const scheme of schemesOf(card.value)) {
      const { pointer, name, value } = scheme;
      if (!isFlat(value)) continue;
      const type = asText(value.type);
      const wrapper = memberFor(type);
      const fix = wrapper && fixOf(card, scheme, wrapper);
      yield { at: onValue(pointer), data: { name, type, wrapper }, ...(fix && { fixes: [fix] }) };
    }
  },
});

/**
 * A flat scheme in its wrapper; one with several OAuth flows as several. Details that stand a level further down, or that
 * say twice where the key stands, are left to a person. Clients of 0.3 go on reading the flat form in a card that has
 * their `url`, so there it stays beside.
 */
function fixOf(card: CardDocument, scheme: NamedPart, wrapper: SchemeMember): FindingFix | undefined {
  const { pointer, value } = scheme;
  if (Object.entries(value).some(([member, one]) => isObject(one) && memberMeant(member))) return undefined;
  if (value.in !== undefined && value.location !== undefined) return undefined;
  const isDual = typeof card.value.url === 'string';
  // What is written twice is wrong twice.
  const isRight =
    !isDual || urlsOf(card.value).every((url) => !url.pointer.startsWith(`${pointer}/`) || /^https:/i.test(url.value));
  if (wrapper === 'oauth2SecurityScheme' && flowsOf(value).length > 1) {
    const edits = splitFlows(card, scheme);
    return edits && { safe: isRight, edits };
  }
  const edits = isDual ? doubled(card, scheme, wrapper) : wrapped(card, pointer, wrapper);
  return edits && { safe: isRight && isSchemeAfter(card, pointer, edits), edits };
}

/** Edits that put the wrapper beside the flat form. */
function doubled(card: CardDocument, scheme: NamedPart, wrapper: SchemeMember): FindingFix['edits'] {
  const rewriting = new Rewriting(card);
  rewriting.add(scheme.pointer, wrapper, heldNode(card, scheme));
  return rewriting.edits();
}

/** Edits that wrap a flat scheme. */
function wrapped(card: CardDocument, pointer: string, wrapper: string): FindingFix['edits'] | undefined {
  const place = placeAt(card.root, pointer);
  const type = removeMember(card, join(pointer, 'type'));
  if (!place || !type) return undefined;
  const location = placeAt(card.root, join(pointer, 'in'))?.key;
  return [
    { span: { start: place.start + 1, end: place.start + 1 }, text: ` "${wrapper}": {` },
    type,
    ...(location ? [{ span: location, text: '"location"' }] : []),
    { span: { start: place.end - 1, end: place.end - 1 }, text: '} ' },
  ];
}
