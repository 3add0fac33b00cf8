import { within } from '../../at.ts';
import type { MarkdownDocument } from '../../document.ts';
import type { Finding } from '../../finding.ts';
import { type Fact, rule } from '../define.ts';

const right = '---\nname: copy-editor\ndescription: Edits product copy\n---\nEdit the text you are given.\n';

/** The first line end of a kind in the frontmatter, its fences included. Below it any reader of Markdown takes any. */
function firstEnd({ text, fences, body }: MarkdownDocument, end: RegExp): { start: number; end: number } | undefined {
  const found = end.exec(text.slice(fences.open.start, body.start));
  const start = fences.open.start + (found?.index ?? 0);
  return found ? { start, end: start + 1 } : undefined;
}

/** Lines that end as on Windows. Most readers take them; those that look for `---` and a line feed find no frontmatter. */
export const windowsLineEnds = rule({
  code: 'frontmatter/windows-line-ends',
  kinds: ['agent', 'skill'],
  severity: 'note',
  wrong: right.replaceAll('\n', '\r\n'),
  right,
  *check(document: MarkdownDocument): Iterable<Fact> {
    const span = firstEnd(document, /\r\n/);
    if (span) yield { at: within('', span), data: {} };
  },
});

/**
 * A carriage return with no line feed behind it ends a line to YAML (1.2.2 section 5.4), and is none to tools that split
 * a file at line feeds: they see one single line, and no frontmatter.
 */
export const loneCarriageReturn = rule({
  code: 'frontmatter/lone-carriage-return',
  kinds: ['agent', 'skill'],
  severity: 'error',
  spec: 'YAML 1.2.2 section 5.4',
  wrong: right.replaceAll('\n', '\r'),
  right,
  *check(document: MarkdownDocument): Iterable<Fact> {
    const span = firstEnd(document, /\r(?!\n)/);
    if (span) yield { at: within('', span), data: {}, fixes: asLineFeeds(document.text) };
  },
});

function asLineFeeds(text: string): NonNullable<Finding['fixes']> {
  const ends = [...text.matchAll(/\r(?!\n)/g)];
  const edits = ends.map(({ index }) => ({ span: { start: index, end: index + 1 }, text: '\n' }));
  return [{ safe: true, edits }];
}
