import type { Spec } from './card/layout.ts';
import { detectKind } from './detect.ts';
import { diagnose } from './diagnostics.ts';
import type { Document } from './document.ts';
import { engine } from './engine.ts';
import type { Finding } from './finding.ts';
import { agentSchema, readAgent, viewAgent } from './kinds/agent.ts';
import { cardSchema, readCard, viewCard } from './kinds/card.ts';
import type { Reading } from './kinds/kind.ts';
import { decode } from './parse/text.ts';
import type { Kind, Profile, Report } from './report.ts';
import { ruleInfo } from './rules/index.ts';
import { findByRules } from './rules/run.ts';
import { findBySchema } from './schema/findings.ts';

export interface CheckOptions {
  /** Detected where left out. */
  readonly kind?: Kind;
  /** Detected for cards, `portable` for agent files, where left out. */
  readonly profile?: Profile;
  /** Version of A2A to judge a card by; the one it is written in where left out. */
  readonly spec?: Spec;
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
  const reading: Reading<Document> = readable ? await read(kind.is, text, options) : { findings: [] };
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
    ...(document && view(document)),
    engine,
  };
  return { report, text };
}

const read = (kind: Kind, text: string, options: CheckOptions): Reading<Document> | Promise<Reading<Document>> =>
  kind === 'card' ? readCard(text, options) : readAgent(text, options.profile);

const view = (document: Document) => (document.kind === 'card' ? viewCard(document) : viewAgent(document));

const schemaOf = (document: Document) => (document.kind === 'card' ? cardSchema(document) : agentSchema());

/** Schema and rules. What a rule explains as an error is not told a second time in the words of the schema. */
function judge(document: Document): Finding[] {
  const byRules = findByRules(document);
  const explained = new Set(
    byRules
      .filter(({ code, severity }) => (severity ?? ruleInfo(code).severity) === 'error')
      .flatMap(({ pointer, covers = [] }) => [pointer, ...covers]),
  );
  const bySchema = findBySchema(document, schemaOf(document)).filter(({ pointer }) => !explained.has(pointer));
  return [...bySchema, ...byRules];
}

const sentence = (kind: string, profile: string | undefined) => (profile ? `${kind}; ${profile}` : kind);
