import type { Finding } from '../finding.ts';
import { limits } from '../limits.ts';
import type { Place, Span } from './place.ts';
import { compose } from './yaml/compose.ts';
import { yamlFinding } from './yaml/facts.ts';
import { faults } from './yaml/faults.ts';
import { marksRefused } from './yaml/marks.ts';
import { oddlyIndented } from './yaml/odd-indent.ts';
import { placed } from './yaml/places.ts';

export type { YamlFacts } from './yaml/facts.ts';

export interface YamlReading {
  readonly findings: readonly Finding[];
  /** Absent, as is `value`, where the text cannot be read on (`findings` say why) or is empty. */
  readonly root?: Place;
  readonly value?: unknown;
  /** There is nothing but blanks and comments. */
  readonly empty?: true;
}

/**
 * Reads the YAML 1.2 that stands at `span` of `text`; all places count in the whole text. What frontmatter has no use
 * for and readers take differently (anchors, aliases, tags, merge keys, further documents) is refused. Linear in the
 * input, which is cut off at `limits.yamlBytes`, `limits.yamlTokens` and `limits.depth`. Never throws.
 */
export function readYaml(text: string, span: Span, fileKeys: readonly string[] = []): YamlReading {
  const source = text.slice(span.start, span.end);
  if (new TextEncoder().encode(source).length > limits.yamlBytes) {
    return {
      findings: [yamlFinding('yaml/too-large', lastLine(text, span), { what: 'bytes', limit: limits.yamlBytes })],
    };
  }
  const composed = compose(source);
  if ('stopped' in composed) {
    if (composed.stopped === 'too deep') {
      // A colon in a value opens a map to the parser: many of them are no depth that anybody wrote. What stands
      // further behind is looked at when these are mended.
      const near = entriesTo(source, composed.at + FURTHER);
      const found = faults(near, span.start, { root: null, errors: [], marks: [] }, fileKeys);
      const colons = found.filter(({ code }) => code === 'yaml/unquoted-colon');
      if (colons[0] && colons[0].span.start - span.start <= composed.at) return { findings: colons };
    }
    const at = { start: span.start + composed.at, end: span.start + composed.at + 1 };
    return {
      findings: [
        composed.stopped === 'too deep'
          ? yamlFinding('yaml/too-deep', at, { limit: limits.depth })
          : yamlFinding('yaml/too-large', at, { what: 'tokens', limit: limits.yamlTokens }),
      ],
    };
  }
  const odd: Finding[] = oddlyIndented(source, span.start).map((found) => ({ ...found, severity: 'warning' }));
  if (composed.errors.length > 0) {
    const found = faults(source, span.start, composed, fileKeys);
    const told = new Set(found.map(({ span: { start } }) => start));
    return { findings: [...found, ...odd.filter(({ span: { start } }) => !told.has(start))] };
  }
  const refused = marksRefused(source, span.start, composed.marks);
  if (refused.length > 0) return { findings: [...refused, ...odd] };
  if (composed.root === null || composed.root.range[0] === composed.root.range[1]) return { findings: [], empty: true };
  const findings = odd;
  const { value, place } = placed(source, composed.root, span.start, findings);
  // A merge key means members that are not there for a reader of YAML 1.2, so there is no value to judge.
  if (findings.some((found) => found.code === 'yaml/anchor-alias-tag')) return { findings };
  return { findings, value, root: place };
}

/** How far behind the place where the reading was stopped faults are still looked for, in UTF-16 units. */
const FURTHER = 1_000;

/** A YAML text up to the end of the entry at the margin that a place is in. */
function entriesTo(source: string, at: number): string {
  const next = /[\r\n](?=[^\s#])/g;
  next.lastIndex = at;
  const found = next.exec(source);
  return found ? source.slice(0, found.index + 1) : source;
}

/** The end of the YAML that is too long: its last line. */
function lastLine(text: string, span: Span): Span {
  const end = span.start + text.slice(span.start, span.end).trimEnd().length;
  return { start: Math.max(span.start, text.lastIndexOf('\n', end - 1) + 1), end };
}
