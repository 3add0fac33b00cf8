import type { Finding } from '../../finding.ts';
import { join } from '../pointer.ts';
import { type Entry, outline } from './entries.ts';
import { yamlFinding } from './facts.ts';
import type { Mark } from './guard.ts';
import { mends, type Replacement } from './mend.ts';
import { quoted } from './quoted.ts';

/**
 * What YAML allows and frontmatter has no use for. A `!word` or `*word` in front of prose is no tag and no alias to its
 * author, so those are told apart: an alias of nothing, a tag with text and an anchor with a sentence behind it are a bad
 * start of a value.
 */
export function marksRefused(source: string, base: number, marks: readonly Mark[]): Finding[] {
  if (marks.length === 0) return [];
  const anchors = new Set(marks.flatMap((mark) => (mark.type === 'anchor' ? [mark.source.slice(1)] : [])));
  const entries = new Map(outline(source).entries.map((entry) => [entry.start, entry]));
  const quotes = marks.flatMap((mark) => quotedProse(mark, entries.get(mark.start), anchors) ?? []);
  const isMendable = quotes.length === marks.length && mends(source, quotes);
  return marks.map((mark, index) => {
    const span = { start: base + mark.start, end: base + mark.end };
    const entry = entries.get(mark.start);
    const key = entry?.key;
    const pointer = key !== undefined && entry?.indent === 0 ? join('', key) : '';
    if (mark.type === 'doc-start' || mark.type === 'doc-end') {
      return yamlFinding('yaml/second-document', span, { marker: mark.source });
    }
    if (mark.type === 'directive-line') {
      return yamlFinding('yaml/syntax', span, { reason: 'directive', shown: mark.source });
    }
    if (isProse(mark, entry, anchors)) {
      const data = { ...(key !== undefined && { key }), char: mark.source.slice(0, 1) };
      const by = isMendable ? quotes[index] : undefined;
      const edits = by && [{ span: { start: base + by.span.start, end: base + by.span.end }, text: by.text }];
      const rest = { pointer, ...(edits && { fixes: [{ safe: true, edits }] }) };
      return yamlFinding('yaml/bad-start', { start: span.start, end: span.start + 1 }, data, rest);
    }
    return yamlFinding('yaml/anchor-alias-tag', span, { what: mark.type, name: mark.source }, { pointer });
  });
}

function isProse(mark: Mark, entry: Entry | undefined, anchors: ReadonlySet<string>): boolean {
  if (mark.type === 'alias') return !anchors.has(mark.source.slice(1));
  // A name in front of one word may be an anchor; in front of a sentence it is a part of it.
  if (mark.type === 'anchor') return entry?.style === 'plain' && /^\S+\s+\S+\s+\S/.test(entry.text);
  return mark.type === 'tag' && !mark.source.startsWith('!!') && entry !== undefined && entry.text !== mark.source;
}

function quotedProse(mark: Mark, entry: Entry | undefined, anchors: ReadonlySet<string>): Replacement | undefined {
  const text = entry && isProse(mark, entry, anchors) ? quoted(entry) : undefined;
  return text && { span: { start: mark.start, end: text.end }, text: text.text };
}
