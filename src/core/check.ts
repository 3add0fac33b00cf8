import { type Detected, detectKind } from './detect.ts';
import { diagnose } from './diagnostics.ts';
import type { Document } from './document.ts';
import { engine } from './engine.ts';
import type { Finding } from './finding.ts';
import { findForeign } from './kinds/foreign.ts';
import { kindOf } from './kinds/index.ts';
import type { Reading, ReadOptions } from './kinds/kind.ts';
import type { Language } from './language.ts';
import { describeBecause } from './messages/index.ts';
import { decode } from './parse/text.ts';
import type { Kind, Report } from './report.ts';
import { ruleInfo } from './rules/index.ts';
import { findByRules } from './rules/run.ts';
import { findBySchema } from './schema/findings.ts';

export interface CheckOptions extends ReadOptions {
  /** Kind, profile and version are detected where left out; the profile of an agent file is then `portable`. */
  readonly kind?: Kind;
  /** Language of the messages; English where left out. */
  readonly language?: Language;
}

export interface Checked {
  readonly report: Report;
  /** The document as text; the ranges of the report count in it. */
  readonly text: string;
}

/** Everything that was found in a document, before it is worded and cut to the worst. */
export interface Examined {
  readonly text: string;
  readonly kind: Detected<Kind>;
  /** What the parse stage made of the text; without a document where it could not be read. */
  readonly reading: Reading<Document>;
  readonly findings: readonly Finding[];
}

/** Bytes to findings. A step that cannot go on ends the way with its findings; only a bug throws. */
export async function examine(bytes: Uint8Array, options: CheckOptions): Promise<Examined> {
  const decoded = decode(bytes);
  const { text, findings: inText, readable } = decoded;
  const kind = detectKind(text, options);
  const foreign = findForeign(decoded, kind.is);
  if (foreign) return { text, kind, reading: { findings: [] }, findings: [foreign] };
  const reading: Reading<Document> = readable ? await kindOf(kind.is).read(text, options) : { findings: [] };
  const { document } = reading;
  return { text, kind, reading, findings: [...inText, ...reading.findings, ...(document ? judge(document) : [])] };
}

/** Judges one document: bytes to report. */
export async function check(bytes: Uint8Array, options: CheckOptions = {}): Promise<Checked> {
  const examined = await examine(bytes, options);
  return { report: reportOn(examined, options), text: examined.text };
}

/** What was found, in words. */
export function reportOn({ text, kind, reading, findings }: Examined, options: CheckOptions): Report {
  const { document, because = [] } = reading;
  const { diagnostics, summary, truncated } = diagnose(
    text,
    findings,
    document && spellingOf(document),
    options.language,
  );
  const profile = document?.profile ?? options.profile;
  return {
    valid: summary.errors === 0,
    kind: kind.is,
    ...(profile && { profile }),
    detected: { because: describeBecause([kind.because, ...because], options.language) },
    summary,
    diagnostics: options.name ? diagnostics.map((one) => ({ ...one, file: options.name as string })) : diagnostics,
    truncated,
    ...(document && kindOf(document.kind).view(document, summary.errors === 0, options.language)),
    engine,
  };
}

/**
 * Schema and rules. What a rule explains as an error is not told a second time in the words of the schema, and what it
 * names in `covers` not by a milder rule either.
 */
export function judge(document: Document): Finding[] {
  const byRules = findByRules(document);
  const isError = ({ code, severity }: Finding) => (severity ?? ruleInfo(code).severity) === 'error';
  const errors = byRules.filter(isError);
  const covered = new Set(errors.flatMap(({ covers = [] }) => covers));
  const explained = new Set([...errors.map(({ pointer }) => pointer), ...covered]);
  const bySchema = findBySchema(document, kindOf(document.kind).schema(document));
  return [
    ...bySchema.filter(({ pointer }) => !explained.has(pointer)),
    ...byRules.filter((finding) => isError(finding) || !covered.has(finding.pointer)),
  ];
}

/** How findings of a document are told in the names that its text has; undefined where it is judged by those. */
function spellingOf(document: Document): ((finding: Finding) => Finding) | undefined {
  const { inOwnSpelling } = kindOf(document.kind);
  return inOwnSpelling && ((finding) => inOwnSpelling(document, finding));
}
