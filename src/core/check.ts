import { detectKind } from './detect.ts';
import { diagnose } from './diagnostics.ts';
import type { Document } from './document.ts';
import { engine } from './engine.ts';
import type { Finding } from './finding.ts';
import { kindOf } from './kinds/index.ts';
import type { Reading, ReadOptions } from './kinds/kind.ts';
import { decode } from './parse/text.ts';
import type { Kind, Report } from './report.ts';
import { ruleInfo } from './rules/index.ts';
import { findByRules } from './rules/run.ts';
import { findBySchema } from './schema/findings.ts';

export interface CheckOptions extends ReadOptions {
  /** Kind, profile and version are detected where left out; the profile of an agent file is then `portable`. */
  readonly kind?: Kind;
  /** File name: helps to detect the kind, and stands in the diagnostics. */
  readonly name?: string;
}

export interface Checked {
  readonly report: Report;
  /** The document as text; the ranges of the report count in it. */
  readonly text: string;
}

/** Judges one document: bytes to report. A step that cannot go on ends the way with its findings; only a bug throws. */
export async function check(bytes: Uint8Array, options: CheckOptions = {}): Promise<Checked> {
  const { text, findings: inText, readable } = decode(bytes);
  const kind = detectKind(text, options);
  const reading: Reading<Document> = readable ? await kindOf(kind.is).read(text, options) : { findings: [] };
  const { document, because } = reading;
  const findings = [...inText, ...reading.findings, ...(document ? judge(document) : [])];
  const { diagnostics, summary, truncated } = diagnose(text, findings);
  const profile = document?.profile ?? options.profile;
  const report: Report = {
    valid: summary.errors === 0,
    kind: kind.is,
    ...(profile && { profile }),
    detected: { because: sentence(kind.because, because) },
    summary,
    diagnostics: options.name ? diagnostics.map((one) => ({ ...one, file: options.name as string })) : diagnostics,
    truncated,
    ...(document && kindOf(document.kind).view(document)),
    engine,
  };
  return { report, text };
}

/**
 * Schema and rules. What a rule explains as an error is not told a second time in the words of the schema, and what it
 * names in `covers` not by a milder rule either.
 */
function judge(document: Document): Finding[] {
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

const sentence = (kind: string, profile: string | undefined) => (profile ? `${kind}; ${profile}` : kind);
