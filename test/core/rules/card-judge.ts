import { check } from '../../../src/core/check.ts';
import type { Diagnostic, Report } from '../../../src/core/report.ts';
import type { Example } from '../../../src/core/rules/define.ts';
import { exampleText } from '../../../src/core/rules/example.ts';

interface Judged {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  /** What a 1.0 client sees. */
  readonly card: Report['card'];
}

/** Judges the smallest good card with these members merged in (RFC 7396), or a whole one as text, as an A2A card. */
export async function judgeCard(members: Example): Promise<Judged> {
  const text = await exampleText(members, { code: '', kinds: ['card'], severity: 'note' });
  const { report } = await check(new TextEncoder().encode(text), { kind: 'card', profile: 'a2a' });
  return { text, diagnostics: report.diagnostics, card: report.card };
}

/** What is found, each as `severity code pointer`. */
export const found = async (members: Example): Promise<string[]> =>
  (await judgeCard(members)).diagnostics.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);

/** The document after the fixes of these diagnostics, safe or not, from the last to the first. */
export async function fixed(members: Example): Promise<{ card: Record<string, unknown>; safe: boolean[] }> {
  const { text, diagnostics } = await judgeCard(members);
  const fixes = diagnostics.flatMap(({ fixes }) => fixes ?? []);
  const edits = fixes.flatMap(({ edits }) => edits).sort((a, b) => b.range.start.offset - a.range.start.offset);
  const repaired = edits.reduce(
    (all, { range, text: by }) => all.slice(0, range.start.offset) + by + all.slice(range.end.offset),
    text,
  );
  return { card: JSON.parse(repaired), safe: fixes.map(({ safe }) => safe) };
}
