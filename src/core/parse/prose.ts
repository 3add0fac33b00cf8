import { memo } from '../memo.ts';
import type { Span } from './place.ts';

/** A Markdown text in a document; UTF-16 offsets. Both kinds of files with a frontmatter are ones. */
export interface MarkdownText {
  readonly text: string;
  readonly body: Span;
}

/** Code in a list is indented with it. Behind the mark of a fence of backticks there is none. */
const fence = /^[ \t]{0,16}(`{3,}(?!.*`)|~{3,})/;
const quote = /^(?:[ \t]{0,3}>[ \t]?)+/;
const item = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]{1,4}|$)/;
const heading = /^[ \t]{0,3}#{1,6}[ \t]/;

/** What acts within a paragraph: an escaped character, a code span's end, a bracket, a comment. */
const inParagraph = /\\[[\]`<\\]|`+|[[\]]|<!--/g;

/**
 * The instructions of a file with what is no prose blanked: fenced and indented code, code spans, comments, escaped
 * characters, and a `]` that closes nothing (CommonMark 0.31 sections 4.4 to 4.6, 6.1 and 6.6). As long as the body, and
 * every other character stays where it is. Linear.
 */
export const proseOf = (document: MarkdownText): string => read(document).prose;

/** What stands inside the code spans of the instructions; UTF-16 offsets in the document. */
export const codeSpansOf = (document: MarkdownText): readonly Span[] => read(document).code;

const read = memo(({ text, body }: MarkdownText): { readonly prose: string; readonly code: readonly Span[] } => {
  const source = text.slice(body.start, body.end);
  const blanked: Span[] = [];
  const code: Span[] = [];
  for (const paragraph of paragraphs(source, blanked)) blankInside(source, paragraph, blanked, code);
  blanked.sort((a, b) => a.start - b.start);
  let shown = '';
  let at = 0;
  for (const { start, end } of blanked) {
    shown += source.slice(at, start) + ' '.repeat(end - start);
    at = end;
  }
  const inDocument = code.map(({ start, end }) => ({ start: start + body.start, end: end + body.start }));
  return { prose: shown + source.slice(at), code: inDocument };
});

/** The paragraphs, headings and list items of a text. The lines of code and of comments go into `blanked`. */
function paragraphs(source: string, blanked: Span[]): Span[] {
  const found: { start: number; end: number }[] = [];
  let current: (typeof found)[number] | undefined;
  /** What ends the code or comment that is open; a fence in a quote ends with the quote too. */
  let open: { mark: string; quoted: boolean } | undefined;
  let inCode = false;
  /** The column from which a line that goes on with no paragraph is code: four further than the text of the list that it stands in. */
  let codeFrom = 4;
  for (const { 0: whole, index } of source.matchAll(/[^\r\n]*(?:\r\n|\n|\r|$)/g)) {
    if (whole === '') break;
    const written = whole.replace(/[\r\n]+$/, '');
    const span = { start: index, end: index + written.length };
    const isQuoted = quote.test(written);
    const line = written.replace(quote, '');
    if (open?.mark === '-->') {
      if (written.includes('-->')) open = undefined;
      blanked.push(span);
      continue;
    }
    if (open && (!open.quoted || isQuoted)) {
      if (line.trim().startsWith(open.mark) && new Set(line.trim()).size === 1) open = undefined;
      blanked.push(span);
      continue;
    }
    open = undefined;
    if (line.trim() === '') {
      current = undefined;
      continue;
    }
    const column = line.slice(0, line.search(/\S/)).replaceAll('\t', '    ').length;
    // In a paragraph an indented line goes on with it.
    inCode = column >= codeFrom && (current === undefined || inCode);
    const mark = inCode ? undefined : fence.exec(line)?.[1];
    const isComment = !inCode && /^ {0,3}<!--/.test(line);
    if (mark) open = { mark, quoted: isQuoted };
    else if (isComment && !line.includes('-->')) open = { mark: '-->', quoted: false };
    if (inCode || mark || (isComment && open)) {
      current = undefined;
      blanked.push(span);
    } else {
      const marker = item.exec(line)?.[0];
      if (marker !== undefined) codeFrom = marker.replaceAll('\t', '    ').length + 4;
      else if (current === undefined && column < 4) codeFrom = 4;
      const isHeading = heading.test(line);
      if (current && marker === undefined && !isHeading) current.end = span.end;
      else {
        current = span;
        found.push(current);
      }
      if (isHeading) current = undefined;
    }
  }
  return found;
}

function blankInside(source: string, { start, end }: Span, blanked: Span[], code: Span[]): void {
  const paragraph = source.slice(start, end);
  const marks = [...paragraph.matchAll(inParagraph)];
  // The last run of backticks of each length: a run behind it opens nothing.
  const last = new Map(
    marks.flatMap(({ 0: mark }, index) => (mark.endsWith('`') ? [[runOf(mark), index] as const] : [])),
  );
  const commentEnd = paragraph.lastIndexOf('-->');
  let brackets = 0;
  let at = 0;
  for (let index = 0; index < marks.length; index++) {
    const { 0: mark, index: offset } = marks[index] as RegExpExecArray;
    if (offset < at) continue;
    at = offset + mark.length;
    if (mark === '[') brackets++;
    else if (mark === ']' && brackets > 0) brackets--;
    else if (mark === '<!--') {
      if (commentEnd < at) continue;
      at = paragraph.indexOf('-->', at) + 3;
      blanked.push({ start: start + offset, end: start + at });
    } else if (mark.startsWith('`')) {
      if ((last.get(mark) ?? 0) <= index) continue;
      let close = index + 1;
      while (runOf((marks[close] as RegExpExecArray)[0]) !== mark) close++;
      index = close;
      const { 0: run, index: closeAt } = marks[close] as RegExpExecArray;
      code.push({ start: start + at, end: start + closeAt });
      at = closeAt + run.length;
      blanked.push({ start: start + offset, end: start + at });
    } else blanked.push({ start: start + offset, end: start + at });
  }
}

/** A run of backticks as it is in code, where a backslash in front escapes nothing. */
const runOf = (mark: string): string => mark.replace(/^\\(?=`)/, '');
