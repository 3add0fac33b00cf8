import { isDraft } from './card/migrate/draft.ts';
import { isOld, migrate } from './card/migrate/index.ts';
import type { MigrationOptions } from './card/migrate/move.ts';
import { type CheckOptions, check, examine, reportOn } from './check.ts';
import { applyEdits, applyFixes } from './edit/apply.ts';
import type { Finding, FindingFix } from './finding.ts';
import { limits } from './limits.ts';
import { describe, describeMove } from './messages/index.ts';
import type { Report } from './report.ts';

export interface RepairOptions extends CheckOptions, MigrationOptions {
  /** Also make the fixes that may not say what the author meant. */
  readonly unsafe?: boolean;
  /** `same` keeps an old card in its version; left out, it becomes one of 1.0. */
  readonly to?: '1.0' | 'same';
}

/** What was changed, in the order in which it was. */
export interface Change {
  /** Of the rule that the change follows. */
  readonly code: string;
  /** What was done, in the imperative. */
  readonly title: string;
  readonly reason: string;
  readonly safe: boolean;
  /** RFC 6901, into the document as it was when this was changed. */
  readonly pointer: string;
  /** Whether what stood there is gone, and is said nowhere else. */
  readonly dropped?: boolean;
}

export interface Repaired {
  /** The document as it was sent, as text. */
  readonly original: string;
  readonly document: string;
  readonly fixes: readonly Change[];
  readonly before: Report;
  readonly after: Report;
}

interface Text {
  readonly text: string;
  readonly fixes: readonly Change[];
}

/**
 * A document with its faults mended, as far as that can be done without guessing: all fixes until there are no more, and
 * an old card as one of 1.0. Nothing else in the text changes. A document that cannot be mended comes back as it was.
 */
export async function repair(bytes: Uint8Array, options: RepairOptions): Promise<Repaired> {
  const { spec, to, ...others } = options;
  // A card that is to become one of 1.0 is mended first by the version that it is written in.
  const keeps = to === 'same' || (spec !== undefined && spec !== '1.0');
  const own: RepairOptions = keeps && spec !== undefined ? { ...others, spec } : others;
  const first = await examine(bytes, options);
  const original = first.text;
  const before = reportOn(first, options);
  const mended = await mend(original, own);
  const moved = to === 'same' ? undefined : await move(mended.text, own);
  const result = moved ? await mend(moved.text, others) : mended;
  const fixes = moved ? [...mended.fixes, ...moved.fixes, ...result.fixes] : mended.fixes;
  if (fixes.length === 0) return { original, document: original, fixes, before, after: before };
  const { report: after } = await check(encode(result.text), moved ? others : options);
  return { original, document: result.text, fixes, before, after };
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** All fixes, round after round, until there are no more. */
async function mend(original: string, options: RepairOptions): Promise<Text> {
  const changes: Change[] = [];
  let text = original;
  for (let round = 0; round < limits.rounds; round++) {
    const { findings } = await examine(encode(text), options);
    const open = findings.flatMap((finding) => {
      const fix = fixOf(finding, options.unsafe ?? false);
      return fix ? [{ finding, ...fix }] : [];
    });
    // The content version of a Goloco card is computed from all the rest.
    const others = open.filter(({ finding }) => finding.code !== 'card/content-version');
    const { text: next, fixes } = applyFixes(text, others.length > 0 ? others : open);
    if (next === text) break;
    text = next;
    changes.push(...fixes.map(({ finding, safe }) => changeOf(finding, safe)));
  }
  return { text, fixes: changes };
}

/** The fix of a finding that may be made. What only the author can know is never filled in. */
function fixOf(finding: Finding, unsafe: boolean): FindingFix | undefined {
  if (finding.code.endsWith('/missing-member')) return undefined;
  return finding.fixes?.find(({ safe }) => safe || unsafe);
}

function changeOf(finding: Finding, safe: boolean): Change {
  const { message, fix } = describe(finding);
  return { code: finding.code, title: fix, reason: message, safe, pointer: finding.pointer };
}

/** An old card as one of 1.0. Undefined where it is none, or cannot become one: two keys of one name leave it open which counts. */
async function move(text: string, options: RepairOptions): Promise<Text | undefined> {
  const { reading, findings } = await examine(encode(text), options);
  const card = reading.document;
  if (card?.kind !== 'card' || !isOld(card.value)) return undefined;
  if (findings.some(({ code }) => code === 'json/duplicate-key')) return undefined;
  const { moves, edits } = migrate(card, options);
  const moved = applyEdits(text, edits);
  if (moved === text || encode(moved).byteLength > limits.documentBytes) return undefined;
  const fixes = moves.map((one) => ({
    code: isDraft(card.value) ? 'card/old-member' : 'card/old-version',
    ...describeMove(one),
    safe: true,
    pointer: one.pointer,
    ...(one.drops && { dropped: true }),
  }));
  return { text: moved, fixes };
}
