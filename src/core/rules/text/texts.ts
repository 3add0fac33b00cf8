import { type At, onKey, onValue, within } from '../../at.ts';
import { type Document, isMarkdown } from '../../document.ts';
import { membersOf, type Path } from '../../members.ts';
import { memo } from '../../memo.ts';
import type { Span } from '../../parse/place.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { spelling } from '../../parse/spelling.ts';

/** A text in a document as a reader gets it, its escapes resolved. */
export interface Text {
  /** Keys and indexes that lead to the member; of the body none. */
  readonly path: Path;
  readonly role: 'key' | 'value' | 'body';
  readonly content: string;
}

/** Every text of a document: keys and string values in their order, then the instructions of an agent file or a skill. */
export const texts = memo((document: Document): readonly Text[] => {
  const found: Text[] = [];
  for (const { path, value } of membersOf(document.value)) {
    const key = path.at(-1);
    if (typeof key === 'string') found.push({ path, role: 'key', content: key });
    if (typeof value === 'string') found.push({ path, role: 'value', content: value });
  }
  if (isMarkdown(document)) {
    found.push({ path: [], role: 'body', content: document.text.slice(document.body.start, document.body.end) });
  }
  return found;
});

/** Whether every text of a document is plain ASCII without an escape that could hide another character. */
export const isPlain = memo((document: Document): boolean => !/[^\t\n\r -~]|\\[^"\\/nrt]/.test(document.text));

/** The same without keys that the format does not know: the rules about those show them with their characters escaped. */
export function* familiarTexts(document: Document): Generator<Text> {
  const unknown = new Set(isMarkdown(document) ? [] : document.undeclared.map(({ pointer }) => pointer));
  for (const text of texts(document)) {
    const isUnknown = isMarkdown(document) ? text.path.length === 1 : unknown.has(pointerOf(text));
    if (text.role !== 'key' || !isUnknown) yield text;
  }
}

/** The string values that people and models read as prose: not addresses, not signatures, and no keys. */
export const prose = memo((document: Document): readonly Text[] =>
  texts(document).filter((text) => text.role === 'value' && !isAddress(text) && text.path[0] !== 'signatures'),
);

/** Whether the member's name says that its value is one address and no more, as `documentationUrl` and `uri` do. */
export const isAddress = ({ path }: Text): boolean => /ur[il]$/i.test(lastKey(path));

/** The innermost key that leads to a member; an entry of a list has that of the list. */
export function lastKey(path: Path): string {
  for (let at = path.length - 1; at >= 0; at--) {
    const token = path[at];
    if (typeof token === 'string') return token;
  }
  return '';
}

export const pointerOf = ({ role, path }: Text): string => (role === 'body' ? '/body' : join('', ...path));

/** Where the parts of a text stand, by their UTF-16 offsets in it; undefined where that cannot be told. */
export function spans(document: Document, text: Text): (part: Span) => Span | undefined {
  if (text.role === 'body') {
    const { start } = isMarkdown(document) ? document.body : document.root;
    return (part) => ({ start: start + part.start, end: start + part.end });
  }
  const place = placeAt(document.root, pointerOf(text));
  const source = text.role === 'key' ? place?.key : place;
  return source ? spelling(document.text, source, text.content) : () => undefined;
}

/** The characters of a part, or the whole key or value where they cannot be told. */
export function atPart(document: Document, text: Text, part: Span): At {
  const span = spans(document, text)(part);
  const pointer = pointerOf(text);
  if (span) return within(pointer, span);
  return text.role === 'key' ? onKey(pointer) : onValue(pointer);
}
