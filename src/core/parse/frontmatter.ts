import { isObject, type JsonObject } from '../document.ts';
import type { Finding, FindingFix } from '../finding.ts';
import { isFence, type Line, lineAt, lineEndOf } from './fences.ts';
import { nearlyOpened } from './nearly-opened.ts';
import type { Place, Span } from './place.ts';
import { movedAll, replaced } from './yaml/mend.ts';
import { spacedColons } from './yaml/structure.ts';
import { readYaml } from './yaml.ts';

/** What each code of this stage says about the fences and what stands between them. */
export interface FrontmatterFacts {
  /**
   * `keys` says that keys of such a file stand at the top, between no fences; `meant` is a first line that was evidently to
   * open it, `behind` that a key stands on that line.
   */
  'frontmatter/missing': { keys?: true; meant?: string; behind?: true };
  /** `meant` is a line that was evidently to close it; `late` says that only a rule in the instructions does. */
  'frontmatter/unclosed': { meant?: string; late?: true };
  'frontmatter/not-at-start': { before: 'blank lines' | 'text' | 'spaces' };
  'frontmatter/fence-trailing-space': { which: 'opening' | 'closing' };
  'frontmatter/empty': object;
  'frontmatter/not-a-map': { found: 'list' | 'text' };
}

export interface Frontmatter {
  readonly findings: Finding[];
  /** Absent where the file cannot be read on; then `findings` say why. So is `root`. */
  readonly value?: JsonObject;
  readonly root?: Place;
  /** The two `---` lines, without their line ends and trailing blanks. */
  readonly fences?: { readonly open: Span; readonly close: Span };
  /** Everything behind the closing fence's line end. */
  readonly body?: Span;
}

/**
 * Reads the YAML frontmatter of a Markdown file: fences are lines of `---` alone, the first of them line 1. The first
 * `---` line behind it closes, whatever it stands in, as in every tool that reads such files. Offsets count UTF-16 units
 * of the whole text, a byte order mark included. `fileKeys` are keys that such files have at the margin: one of them below
 * a value was indented by mistake. Never throws.
 */
export function readFrontmatter(text: string, fileKeys: readonly string[] = []): Frontmatter {
  const findings: Finding[] = [];
  const opening = openingFence(text, findings);
  if (!opening) return { findings };
  const closing = nextFence(text, opening.next);
  const open = fence(opening, 'opening', findings);
  if (!closing) {
    findings.push(unclosed(text, opening, open));
    return { findings };
  }
  const forgotten = forgottenAt(text, opening, closing);
  if (forgotten) {
    const edits = [{ span: { start: forgotten.start, end: forgotten.start }, text: `---${lineEndOf(text, opening)}` }];
    findings.push(finding('frontmatter/unclosed', open, { late: true }, { fixes: [{ safe: false, edits }] }));
    return { findings };
  }
  const close = fence(closing, 'closing', findings);
  const found = { fences: { open, close }, body: { start: closing.next, end: text.length } };

  const yaml = readYaml(text, { start: opening.next, end: closing.start }, fileKeys);
  findings.push(...yaml.findings);
  if (!yaml.root) {
    if (yaml.empty) findings.push(finding('frontmatter/empty', open, {}));
    return { findings, ...found };
  }
  if (isObject(yaml.value)) return { findings, value: yaml.value, root: yaml.root, ...found };
  const what = Array.isArray(yaml.value) ? 'list' : 'text';
  const fixes = what === 'text' ? keysOf(text, { start: opening.next, end: closing.start }) : [];
  findings.push(finding('frontmatter/not-a-map', yaml.root, { found: what }, { fixes }));
  return { findings, ...found };
}

function finding<Code extends keyof FrontmatterFacts>(
  code: Code,
  span: Span,
  data: FrontmatterFacts[Code],
  rest: Pick<Finding, 'fixes'> = {},
): Finding {
  return { code, pointer: '', span: { start: span.start, end: span.end }, data, ...rest };
}

/** Lines of `key:value` as keys with values, where that makes a map of the whole. */
function keysOf(text: string, { start, end }: Span): FindingFix[] {
  const edits = spacedColons(text.slice(start, end));
  if (edits.length === 0) return [];
  const mended = replaced(text.slice(start, end), edits);
  if (!isObject(readYaml(mended, { start: 0, end: mended.length }).value)) return [];
  return [{ safe: true, edits: movedAll(edits, start) }];
}

/** A line that a person or an editor makes of `---`: more hyphens, blanks in front, the dash they turn into, `...`. */
const almostFence = /^\s*(?:-{3,}|[–—]-?|\.{3}|…)\s*$/;

/**
 * Frontmatter without an end. The first line below it that is almost a fence is taken for the one that was meant, if
 * what stands above it is keys with values, to the last line.
 */
function unclosed(text: string, opening: Line, open: Span): Finding {
  for (let line = lineAt(text, opening.next), above = ''; line.start < text.length; line = lineAt(text, line.next)) {
    const written = text.slice(line.start, line.end);
    if (almostFence.test(written)) {
      const yaml = readYaml(text, { start: opening.next, end: line.start });
      // Markdown draws a line with hyphens below a heading too; that follows on text, or a blank line.
      if (!isObject(yaml.value) || yaml.findings.length > 0 || /^\s*(?:#|$)/.test(above)) break;
      const edits = [{ span: { start: line.start, end: line.end }, text: '---' }];
      return {
        ...finding('frontmatter/unclosed', open, { meant: written.trim() }, { fixes: [{ safe: true, edits }] }),
        related: [{ pointer: '', span: { start: line.start, end: line.end } }],
      };
    }
    above = written;
  }
  return finding('frontmatter/unclosed', open, {});
}

/**
 * The blank line that the closing fence was left out at, where the `---` that closes draws a line in the instructions:
 * behind the last key comes a blank line and then Markdown, a heading or text that no key could go on with.
 */
function forgottenAt(text: string, opening: Line, closing: Line): Line | undefined {
  let key = '';
  let blank: Line | undefined;
  let below: string[] = [];
  for (let line = lineAt(text, opening.next); line.start < closing.start; line = lineAt(text, line.next)) {
    const written = text.slice(line.start, line.end);
    const [found] = /^[A-Za-z_][\w-]*(?=:(?:\s|$))/.exec(written) ?? [];
    if (found !== undefined) [key, blank, below] = [found, undefined, []];
    else if (written.trim() !== '') below.push(written);
    else if (blank === undefined) [blank, below] = [line, []];
  }
  const [first = ''] = below;
  const prose = below.filter((line) => /^\p{L}\S*\s/u.test(line));
  if (!blank || prose.length === 0 || !/^(?:#{1,6}\s|\p{L})/u.test(first)) return undefined;
  const isMarkdown = key !== 'description' || below.some((line) => /^#{1,6}\s/.test(line)) || prose.some(isSentence);
  if (!isMarkdown) return undefined;
  const { value, findings } = readYaml(text, { start: opening.next, end: blank.start });
  const isWhole = isObject(value) && Object.hasOwn(value, 'name') && Object.hasOwn(value, 'description');
  return isWhole && findings.length === 0 ? blank : undefined;
}

/** Whether a line with a colon in it reads as a sentence, not as a key of several words. */
function isSentence(line: string): boolean {
  const colon = line.indexOf(': ');
  return colon > 0 && /\s/.test(line.slice(0, colon)) && /[.!?]/.test(line.trimEnd().at(-1) ?? '');
}

/** The opening fence, also one that stands behind blanks or blank lines: those alone keep nobody from reading on. */
function openingFence(text: string, findings: Finding[]): Line | undefined {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const first = text.slice(start).search(/\S/) + start;
  const line = first < start ? undefined : lineAt(text, first);
  if (line && isFence(text, line)) {
    if (first === start) return line;
    const before = /[\r\n]/.test(text.slice(start, first)) ? 'blank lines' : 'spaces';
    const fixes = [{ safe: true, edits: [{ span: { start, end: first }, text: '' }] }];
    findings.push(finding('frontmatter/not-at-start', { start: first, end: first + 3 }, { before }, { fixes }));
    return line;
  }
  if (line && /^(?:name|description|model|tools|skills|mcpServers)[ \t]*:/.test(text.slice(line.start, line.end))) {
    findings.push(finding('frontmatter/missing', line, { keys: true }, { fixes: fencesAround(text, line) }));
    return undefined;
  }
  const nearly = line && nearlyOpened(text, line);
  if (nearly) {
    const { span, data, fixes = [] } = nearly;
    findings.push(finding('frontmatter/missing', span, data, { fixes }));
    return undefined;
  }
  const late = line && fenceBeforeKey(text, line.next);
  if (late) {
    findings.push(finding('frontmatter/not-at-start', { start: late.start, end: late.start + 3 }, { before: 'text' }));
  } else {
    findings.push(finding('frontmatter/missing', line ?? { start, end: start }, {}));
  }
  return undefined;
}

/**
 * Fences around the keys at the top, where name and description are among them: those make an agent file or a skill. No key
 * of one begins with a capital: a line that does is rather a sentence of the instructions.
 */
function fencesAround(text: string, first: Line): FindingFix[] {
  let last = first;
  let line = first;
  while (line.start < text.length && text.slice(line.start, line.end).trim() !== '' && !isFence(text, line)) {
    last = line;
    line = lineAt(text, line.next);
  }
  const { value, findings } = readYaml(text, { start: first.start, end: last.end });
  const isWhole = isObject(value) && Object.hasOwn(value, 'name') && Object.hasOwn(value, 'description');
  if (!isWhole || findings.length > 0) return [];
  const end = lineEndOf(text, first) || '\n';
  const open = { span: { start: first.start, end: first.start }, text: `---${end}` };
  const close = { span: { start: last.end, end: last.end }, text: `${end}---` };
  const safe = Object.keys(value).every((key) => !/^\p{Lu}/u.test(key));
  return [{ safe, edits: line.start < text.length && isFence(text, line) ? [open] : [open, close] }];
}

/** A fence with a line like `key: value` behind it: Markdown draws its rules with `---` too, and those are no fences. */
function fenceBeforeKey(text: string, from: number): Line | undefined {
  for (let line = nextFence(text, from); line; line = nextFence(text, line.next)) {
    const { start, end } = lineAt(text, line.next);
    if (/^[A-Za-z_][\w-]*:(?:\s|$)/.test(text.slice(start, end)) && nextFence(text, line.next)) return line;
  }
  return undefined;
}

function nextFence(text: string, from: number): Line | undefined {
  for (let at = from; at < text.length; ) {
    const line = lineAt(text, at);
    if (isFence(text, line)) return line;
    at = line.next;
  }
  return undefined;
}

/** The place of a fence; Gemini CLI and Anthropic's skill checker do not see one with blanks behind it. */
function fence(line: Line, which: 'opening' | 'closing', findings: Finding[]): Span {
  const blanks = { start: line.start + 3, end: line.end };
  if (blanks.end > blanks.start) {
    const fixes = [{ safe: true, edits: [{ span: blanks, text: '' }] }];
    findings.push(finding('frontmatter/fence-trailing-space', blanks, { which }, { fixes }));
  }
  return { start: line.start, end: blanks.start };
}
