import { type At, onKey, onValue, within } from '../../at.ts';
import { type Document, isMarkdown } from '../../document.ts';
import { type Member, membersOf, type Path } from '../../members.ts';
import { memo } from '../../memo.ts';
import type { Span } from '../../parse/place.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { spelling } from '../../parse/spelling.ts';

/** A text in a document as a reader gets it, its escapes resolved. */
export class Text {
  readonly role: 'key' | 'value' | 'body';
  readonly content: string;
  /** The member whose key or value it is; none for the body. */
  readonly member: Member | undefined;

  constructor(role: Text['role'], content: string, member?: Member) {
    this.role = role;
    this.content = content;
    this.member = member;
  }

  /** Keys and indexes that lead to the member; of the body none. */
  get path(): Path {
    return this.member?.path ?? [];
  }

  /** The innermost key that leads to it. */
  get key(): string {
    return this.member?.key ?? '';
  }
}

/** Every text of a document: keys and string values in their order, then the instructions of an agent file or a skill. */
export const texts = memo((document: Document): readonly Text[] => {
  const found: Text[] = [];
  for (const member of membersOf(document.value)) {
    const { token, value } = member;
    if (typeof token === 'string') found.push(new Text('key', token, member));
    if (typeof value === 'string') found.push(new Text('value', value, member));
  }
  if (isMarkdown(document)) {
    found.push(new Text('body', document.text.slice(document.body.start, document.body.end)));
  }
  return found;
});

const encoder = new TextEncoder();

/**
 * Whether every text of a document is plain ASCII without an escape that could hide another character. In UTF-8 only ASCII
 * takes a byte for each UTF-16 unit, and of its controls JSON takes DEL alone in a text as it is.
 */
export const isPlain = memo((document: Document): boolean => {
  const { text } = document;
  if (isMarkdown(document) || text.includes('\\')) return !/[^\t\n\r -~]|\\[^"\\/nrt]/.test(text);
  return !text.includes('\x7f') && encoder.encode(text).length === text.length;
});

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
  texts(document).filter(
    (text) => text.role === 'value' && !isAddress(text) && text.member?.outermost.token !== 'signatures',
  ),
);

/** Whether the member's name says that its value is one address and no more, as `documentationUrl` and `uri` do. */
export const isAddress = ({ key }: Text): boolean => /ur[il]$/i.test(key);

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
