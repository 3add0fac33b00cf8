import { isObject, type JsonObject } from '../document.ts';
import { dedent } from '../edit/dedent.ts';
import { few } from '../edit/few.ts';
import type { Finding, FindingFix } from '../finding.ts';
import type { Place, Span } from '../parse/place.ts';
import { join, placeAt, tokens } from '../parse/pointer.ts';

/** Members by which an object shows that it is a card, whatever its version and spelling. */
const ofCards = ['supportedInterfaces', 'supported_interfaces', 'skills', 'capabilities', 'defaultInputModes'];
const alsoOfCards = ['url', 'version', 'description', 'protocolVersion', 'securitySchemes', 'defaultOutputModes'];

/** How deep a card is looked for: an answer that holds a record that holds a list of cards. */
const levels = 3;

/** What the answer to a call has beside its result, which says nothing of the card. */
const ofAnswers = new Set(['jsonrpc', 'id', 'success', 'ok', 'status', 'code']);

const has = (value: JsonObject, members: readonly string[]): number =>
  members.filter((member) => Object.hasOwn(value, member)).length;

const isCard = (value: JsonObject): boolean =>
  typeof value.name === 'string' && has(value, ofCards) > 0 && has(value, [...ofCards, ...alsoOfCards]) > 2;

/** Where the cards are that a document holds in place of being one; none where it is one itself, as well as it may. */
function cardsIn(document: unknown): string[] {
  if (isObject(document) && has(document, ofCards) > 0) return [];
  const found: string[] = [];
  const look = (value: unknown, pointer: string, left: number): void => {
    if (isObject(value) && pointer !== '' && isCard(value)) found.push(pointer);
    else if (left > 0 && typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) look(one, join(pointer, name), left - 1);
    }
  };
  look(document, '', levels);
  return found;
}

/** A document as it was read. */
interface Whole {
  readonly value?: unknown;
  readonly places: () => Place;
  /** What was told of its text, such as keys that stand twice. */
  readonly findings: readonly Finding[];
}

/** What is found in a document that holds cards somewhere inside; undefined where it holds none, or is one. */
export function findEnclosed(text: string, { value, places, findings }: Whole): Finding | undefined {
  const [first, ...others] = cardsIn(value);
  if (first === undefined) return undefined;
  const root = places();
  const place = placeAt(root, first) ?? root;
  // Of two members of one name the value has the last alone.
  const isAll = findings.every(({ span }) => span.start >= place.start && span.end <= place.end);
  const safe = isAll && isEnvelope(value, tokens(first));
  const related = others.map((pointer) => ({ pointer, span: spanAt(root, pointer) }));
  return {
    code: 'card/enclosed',
    pointer: first,
    span: spanAt(root, first),
    data: { at: first, count: others.length + 1 },
    ...(related.length > 0 ? { related } : { fixes: [takenOut(text, place, safe)] }),
  };
}

const spanAt = (root: Place, pointer: string): Span => {
  const place = placeAt(root, pointer) ?? root;
  return place.key ?? place;
};

/** The card alone. Safe where all that goes with the rest is the envelope of an answer. */
function takenOut(text: string, { start, end }: Place, safe: boolean): FindingFix {
  const begins = text.startsWith('\ufeff') ? 1 : 0;
  const ends = text.trimEnd().length;
  const edits = [
    { span: { start: begins, end: start }, text: '' },
    ...dedent(text, { start, end }),
    { span: { start: end, end: ends }, text: '' },
  ].filter(({ span }) => span.end > span.start);
  return { safe, edits: few(text, edits) };
}

/** Whether nothing beside the way to a card says anything. */
function isEnvelope(value: unknown, [token, ...rest]: readonly string[]): boolean {
  if (token === undefined) return true;
  const entries = Object.entries(value as object);
  const next = entries.find(([name]) => name === token);
  return (
    entries.every((one) => one === next || one[1] === null || (ofAnswers.has(one[0]) && typeof one[1] !== 'object')) &&
    isEnvelope(next?.[1], rest)
  );
}
