import type { YAMLError } from 'yaml';
import type { Finding, FindingFix } from '../../finding.ts';
import { join } from '../pointer.ts';
import { type Composed, compose } from './compose.ts';
import { type Entry, outline } from './entries.ts';
import { type YamlFacts, yamlFinding } from './facts.ts';
import { marksRefused } from './marks.ts';
import { mends, moved, replaced } from './mend.ts';
import { strayLines, structuralFault } from './structure.ts';
import { type ValueFault, valueFault } from './value-fault.ts';

type Read = Extract<Composed, { errors: unknown }>;

/**
 * Why a text that the library could not read is no YAML, in our terms and at the character that a person has to change.
 * First the values that are at fault each on its own; then, with those blanked out, the first fault that is left: what
 * comes behind it may only follow from it. Fixes are given where the text parses with all of them in place. `fileKeys` are
 * keys that the file may have at the margin.
 */
export function faults(source: string, base: number, read: Read, fileKeys: readonly string[] = []): Finding[] {
  // An instruction to the reader, where none is taken: what is said of the lines below it follows from it.
  const directive = read.marks.find(({ type }) => type === 'directive-line');
  if (directive) return marksRefused(source, base, [directive]);
  const { entries, stray } = outline(source);
  const marginKeys = new Set(entries.flatMap(({ key, indent }) => (key !== undefined && indent === 0 ? [key] : [])));
  const wrong = entries.flatMap((entry) => {
    const fault = valueFault(source, entry, marginKeys, fileKeys);
    // Its closing quote stands in the lines that lost their indentation.
    const follows = fault?.code === 'yaml/unclosed-quote' && entry === stray?.of;
    return fault && !follows ? [{ entry, fault }] : [];
  });
  const left = stray ? undefined : firstError(source, wrong, read);
  const fixes = wrong.flatMap(({ fault: { value, fix } }) => (fix === undefined ? [] : [{ span: value, text: fix }]));
  const isMendable = !stray && !left && fixes.length === wrong.length && mends(source, fixes);
  const findings = wrong.map(({ entry, fault }) => {
    const data = { ...(entry.key !== undefined && { key: entry.key }), ...fault.data };
    const fix = isMendable && fault.fix !== undefined && { fixes: [fixAt(fault, fault.fix, base)] };
    const rest = { pointer: pointerOf(entry), ...fix };
    return yamlFinding(fault.code, moved(fault.span, base), data as YamlFacts[typeof fault.code], rest);
  });
  if (stray) findings.push(...strayLines(source, stray, base));
  if (left) findings.push(structuralFault(source, base, left));
  return findings;
}

/** What still keeps the text from being read once the values at fault are out of the way. */
function firstError(source: string, wrong: readonly { fault: ValueFault }[], read: Read): YAMLError | undefined {
  if (wrong.length === 0) return read.errors[0];
  // Plain words of the same length, so that every offset behind them stays what it was.
  const words = wrong.map(({ fault: { value } }) => ({ span: value, text: 'x'.repeat(value.end - value.start) }));
  const left = compose(replaced(source, words));
  return 'errors' in left ? left.errors[0] : undefined;
}

const fixAt = ({ value, sure = true }: ValueFault, text: string, base: number): FindingFix => ({
  safe: sure,
  edits: [{ span: moved(value, base), text }],
});

/** Of a key at the margin we know the pointer; deeper ones are beyond a reading by lines. */
const pointerOf = (entry: Entry): string => (entry.key !== undefined && entry.indent === 0 ? join('', entry.key) : '');
