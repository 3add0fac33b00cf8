import { isDraft } from './card/migrate/draft.ts';
import { isOld, migrate } from './card/migrate/index.ts';
import type { MigrationOptions, Move } from './card/migrate/move.ts';
import { type CheckOptions, type Examined, examine, reportOn } from './check.ts';
import type { CardDocument, JsonObject } from './document.ts';
import { applyEdits, applyFixes } from './edit/apply.ts';
import { removeMember } from './edit/remove.ts';
import type { Finding, FindingFix } from './finding.ts';
import type { Language } from './language.ts';
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
  /** The first of them where there are more than anybody reads, and all by which something is gone. */
  readonly fixes: readonly Change[];
  /** Whether there are more. */
  readonly truncated: boolean;
  readonly before: Report;
  readonly after: Report;
  /** Whether an old card became one of 1.0; `too large` where the result would be past what is judged here. */
  readonly moved: boolean | 'too large';
}

/** A change that is put in words only when it is told. */
interface Made extends Pick<Change, 'code' | 'safe' | 'pointer' | 'dropped'> {
  readonly words: () => Pick<Change, 'title' | 'reason'>;
}

interface Text {
  readonly text: string;
  readonly fixes: readonly Made[];
}

type Examine = (text: string, options: CheckOptions) => Promise<Examined>;

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
  const judged = examiner();
  // Bytes that are no text would be replaced in every part of the result.
  const isText = first.findings.every(({ code }) => code !== 'text/not-utf-8' && code !== 'text/other-format');
  const mended = isText ? await mend(original, own, judged) : { text: original, fixes: [] };
  const attempt = to === 'same' ? undefined : await move(mended.text, own, judged);
  const moved = attempt === 'too large' ? undefined : attempt;
  const result = moved ? await mend(moved.text, others, judged) : mended;
  const made = moved ? [...mended.fixes, ...moved.fixes, ...result.fixes] : mended.fixes;
  const rest = { original, ...told(made), before, moved: attempt === 'too large' ? attempt : moved !== undefined };
  if (made.length === 0) return { ...rest, document: original, after: before };
  const last = moved ? others : options;
  return { ...rest, document: result.text, after: reportOn(await judged(result.text, last), last) };
}

/** Examines texts; the last few by the same version are not examined again. */
function examiner(): Examine {
  let known: { readonly text: string; readonly spec: string | undefined; readonly result: Promise<Examined> }[] = [];
  return (text, options) => {
    const same = known.find((one) => one.text === text && one.spec === options.spec);
    if (same) return same.result;
    const result = examine(encode(text), options);
    known = [...known, { text, spec: options.spec, result }].slice(-2);
    return result;
  };
}

/** The changes in words, as many as anybody reads. */
function told(made: readonly Made[]): Pick<Repaired, 'fixes' | 'truncated'> {
  const shown = made
    .filter(({ dropped }, index) => dropped || index < limits.diagnostics)
    .slice(0, limits.diagnostics * 2);
  const fixes = shown.map(({ code, safe, pointer, dropped, words }) => ({
    code,
    ...words(),
    safe,
    pointer,
    ...(dropped && { dropped }),
  }));
  return { fixes, truncated: shown.length < made.length };
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** All fixes, round after round, until there are no more. */
async function mend(original: string, options: RepairOptions, judged: Examine): Promise<Text> {
  const changes: Made[] = [];
  let text = original;
  let signed: JsonObject | undefined;
  for (let round = 0; round < limits.rounds; round++) {
    const { findings, reading } = await judged(text, options);
    const card = reading.document?.kind === 'card' ? reading.document : undefined;
    if (!signed && card && Object.hasOwn(card.value, 'signatures')) signed = card.value;
    const unsigned = signed && card && withoutSignatures(card, signed);
    if (unsigned) {
      text = applyEdits(text, unsigned);
      changes.push(signaturesGone(changes.at(-1), options.language));
      continue;
    }
    const open = findings.flatMap((finding) => {
      const fix = fixOf(finding, options.unsafe ?? false);
      return fix ? [{ finding, ...fix }] : [];
    });
    // The content version of a Goloco card is computed from all the rest.
    const others = open.filter(({ finding }) => finding.code !== 'card/content-version');
    const { text: next, fixes } = applyFixes(text, others.length > 0 ? others : open);
    if (next === text || encode(next).byteLength > limits.documentBytes) break;
    text = next;
    for (const { finding, safe } of fixes) changes.push(changeOf(finding, safe, options.language));
  }
  return { text, fixes: changes };
}

/** Edits that take the signatures out of a card that is another one than the one they were made for. */
function withoutSignatures(card: CardDocument, signed: JsonObject): FindingFix['edits'] | undefined {
  if (!Object.hasOwn(card.value, 'signatures')) return undefined;
  const content = ({ signatures: _, ...rest }: JsonObject) => JSON.stringify(rest);
  const edit = content(card.value) === content(signed) ? undefined : removeMember(card, '/signatures');
  return edit && [edit];
}

/** Told under the rule whose fix broke the signatures. */
function signaturesGone(cause: Made | undefined, language?: Language): Made {
  const gone: Move = { name: 'signatures', pointer: '/signatures', data: {}, drops: true };
  return {
    code: cause?.code ?? 'card/signature-form',
    words: () => describeMove(gone, language),
    safe: cause?.safe ?? true,
    pointer: gone.pointer,
    dropped: true,
  };
}

/** The fix of a finding that may be made. What only the author can know is never filled in. */
function fixOf(finding: Finding, unsafe: boolean): FindingFix | undefined {
  if (finding.code.endsWith('/missing-member')) return undefined;
  const fixes = finding.fixes ?? [];
  return fixes.find(({ safe }) => safe) ?? (unsafe ? fixes[0] : undefined);
}

function changeOf(finding: Finding, safe: boolean, language?: Language): Made {
  const words = () => {
    const { message, fix } = describe(finding, language);
    return { title: fix, reason: message };
  };
  return { code: finding.code, safe, pointer: finding.pointer, words };
}

/**
 * An old card as one of 1.0; `too large` where that could not be judged. Undefined where it is none, or cannot become one:
 * two keys of one name leave it open which counts.
 */
async function move(text: string, options: RepairOptions, judged: Examine): Promise<Text | 'too large' | undefined> {
  const { reading, findings } = await judged(text, options);
  const card = reading.document;
  if (card?.kind !== 'card' || !isOld(card.value)) return undefined;
  if (findings.some(({ code }) => code === 'json/duplicate-key')) return undefined;
  const { moves, edits } = migrate(card, options);
  const moved = applyEdits(text, edits);
  if (moved === text) return undefined;
  const { spec: _, ...current } = options;
  const { reading: after } = await judged(moved, current);
  if (!after.document) return 'too large';
  const fixes = moves.map((one) => ({
    code: isDraft(card.value) ? 'card/old-member' : 'card/old-version',
    words: () => describeMove(one, options.language),
    safe: true,
    pointer: one.pointer,
    ...(one.drops && { dropped: true }),
  }));
  return { text: moved, fixes };
}
