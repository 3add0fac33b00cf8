import type { Finding } from '../../finding.ts';
import { outline } from './entries.ts';
import { yamlFinding } from './facts.ts';
import { type Line, linesOf } from './lines.ts';
import { fixOf, moved, type Replacement } from './mend.ts';

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
export function oddlyIndented(source: string, base: number, of?: Line): Finding[] {
  if (!anyOddly.test(source)) return [];
  const lines = outsideOfTexts(source);
  const line = of ?? lines.find(({ text }) => oddIndent(text) !== undefined);
  const blanks = line && oddIndent(line.text);
  if (!line || blanks === undefined) return [];
  const edits: Replacement[] = lines.flatMap(({ text, start }) => {
    const found = oddIndent(text);
    return found === undefined
      ? []
      : [{ span: { start, end: start + found.length }, text: found.replace(/[^ \t]/g, ' ') }];
  });
  const span = moved({ start: line.start, end: line.start + blanks.length }, base);
  return [yamlFinding('yaml/tab-indent', span, { by: 'blank' }, fixOf(edits, source, base))];
}

/** Keys whose value is a text in every file: with a space in its place such a blank would make a list or a map of it. */
const ofText = new Set(['name', 'description', 'license', 'compatibility']);

/** The lines outside of blocks, quotes and the texts of such keys, which may begin with what they like. */
function outsideOfTexts(source: string): readonly Line[] {
  const { entries } = outline(source);
  const inTexts = new Set(
    entries.flatMap(({ rest, style }) => (/plain|none/.test(style) ? [] : rest.map(({ start }) => start))),
  );
  const starts = new Map(entries.filter(({ indent }) => indent === 0).map(({ key, line }) => [line.start, key]));
  let isText = false;
  return linesOf(source).filter(({ start }) => {
    if (starts.has(start)) isText = ofText.has(starts.get(start) ?? '');
    return starts.has(start) || !(isText || inTexts.has(start));
  });
}
