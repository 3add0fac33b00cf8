import { type Document, isMarkdown } from '../../document.ts';
import type { FindingFix } from '../../finding.ts';
import type { Span } from '../../parse/place.ts';
import { placeAt } from '../../parse/pointer.ts';
import type { Fact } from '../define.ts';
import { namedFew } from './characters.ts';
import { atPart, pointerOf, spans, type Text } from './texts.ts';

/** A text with characters in it that are not to be seen. */
export interface Unseen {
  /** The kinds of characters in the first run, each by code point and name. */
  readonly named: readonly string[];
  /** How many characters the first run has. */
  readonly count: number;
  /** Whether more runs stand further on in the same text. */
  readonly more: boolean;
}

/** One finding about all runs in a text: at the first one, with a fix that takes them all out. */
export function unseen(document: Document, text: Text, runs: readonly [Span, ...Span[]]): Fact<Unseen> {
  const [first] = runs;
  const chars = text.content.slice(first.start, first.end);
  const fix = removal(document, text, runs);
  return {
    at: atPart(document, text, first),
    data: { named: namedFew(chars), count: [...chars].length, more: runs.length > 1 },
    ...severityIn(document, text),
    ...(fix && { fixes: [fix] }),
  };
}

/** The name of an agent or a skill takes letters, digits and hyphens only: what else is in it is no warning, and is told once. */
export function severityIn(document: Document, text: Text): { severity?: 'error' } {
  return isMarkdown(document) && text.role === 'value' && pointerOf(text) === '/name' ? { severity: 'error' } : {};
}

function removal(document: Document, text: Text, runs: readonly Span[]): FindingFix | undefined {
  const left = without(text.content, runs);
  if (left.trim() === '') return undefined;
  const spanOf = spans(document, text);
  const found = runs.map(spanOf).filter((span) => span !== undefined);
  if (found.length < runs.length) return undefined;
  const removed = runs.map(({ start, end }) => text.content.slice(start, end)).join('');
  // A control is what is left of something else, such as a colour code or a letter in another encoding.
  const safe = text.role !== 'key' && !/[\p{Cc}\ufff9-\ufffb]/u.test(removed) && staysText(document, text, left);
  const separator = /^[\u2028\u2029]+$/;
  return {
    safe,
    edits: found.map((span, index) => {
      const run = runs[index];
      return { span, text: run && separator.test(text.content.slice(run.start, run.end)) ? ' ' : '' };
    }),
  };
}

const without = (content: string, runs: readonly Span[]): string => {
  let at = 0;
  const parts = runs.map(({ start, end }) => {
    const part = content.slice(at, start);
    at = end;
    return part;
  });
  return parts.join('') + content.slice(at);
};

/** Whether a YAML value without quotes still reads as the same text; in quotes, blocks and JSON it always does. */
function staysText(document: Document, text: Text, left: string): boolean {
  if (!isMarkdown(document) || text.role !== 'value') return true;
  const place = placeAt(document.root, pointerOf(text));
  if (!place || /["'|>]/.test(document.text[place.start] ?? '')) return true;
  return /^\p{L}/u.test(left) && !/:(?:\s|$)|\s#|[,\]}]/.test(left) && !/^(?:true|false|null)$/i.test(left);
}
