import type { Finding } from '../../finding.ts';
import { outline } from './entries.ts';
import { yamlFinding } from './facts.ts';
import { type Line, linesOf } from './lines.ts';
import { mends, type Replacement } from './mend.ts';

/** Blanks that look like spaces and are text to YAML (YAML 1.2.2 section 6.1): they come with text copied from elsewhere. */
const odd = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';
const oddly = new RegExp(`^[ \\t]*[${odd}][ \\t${odd}]*`);
const anyOddly = new RegExp(oddly.source, 'm');
/** An item, or a key with its colon. */
const begins = /^(?:-(?:\s|$)|["']?[\w-]+["']?\s*:(?:\s|$))/;

/** The blanks that a line is indented by, where some of them are no spaces and an item or a key follows. */
export function oddIndent(line: string): string | undefined {
  const [blanks] = oddly.exec(line) ?? [];
  return blanks !== undefined && begins.test(line.slice(blanks.length)) ? blanks : undefined;
}

/** The first line that a reader takes for something else for that; told once, with one fix for all of them. */
export function oddlyIndented(source: string, base: number, line = firstOf(source)): Finding[] {
  const blanks = line && oddIndent(line.text);
  if (!line || blanks === undefined) return [];
  const edits: Replacement[] = linesOf(source).flatMap(({ text, start }) => {
    const found = oddIndent(text);
    return found === undefined
      ? []
      : [{ span: { start, end: start + found.length }, text: found.replace(/[^ \t]/g, ' ') }];
  });
  const fix = mends(source, edits) && {
    fixes: [
      {
        safe: true,
        edits: edits.map(({ span, text }) => ({ span: { start: span.start + base, end: span.end + base }, text })),
      },
    ],
  };
  const span = { start: line.start + base, end: line.start + blanks.length + base };
  return [yamlFinding('yaml/tab-indent', span, { by: 'blank' }, { ...fix })];
}

/** Outside of blocks and quotes, whose text may begin with what it likes. */
function firstOf(source: string): Line | undefined {
  if (!anyOddly.test(source)) return undefined;
  const texts = outline(source).entries.flatMap(({ rest, style }) => (/plain|none/.test(style) ? [] : rest));
  const inTexts = new Set(texts.map(({ start }) => start));
  return linesOf(source).find(({ text, start }) => oddIndent(text) !== undefined && !inTexts.has(start));
}
