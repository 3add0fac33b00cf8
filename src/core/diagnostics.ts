import type { Finding } from './finding.ts';
import type { Language } from './language.ts';
import { limits } from './limits.ts';
import { Lines } from './lines.ts';
import { describe } from './messages/index.ts';
import { type Diagnostic, type Report, rank, type Severity } from './report.ts';
import { ruleInfo } from './rules/index.ts';

/** Where the page of a rule is. */
export const ruleAddress = (code: string): string => `https://1849.ai/rules/${code}`;

/**
 * Words findings, puts them in the order of the document, drops repetitions, and keeps the worst where there are too many.
 * `inOwnSpelling` is asked only for those that are told.
 */
export function diagnose(
  text: string,
  findings: readonly Finding[],
  inOwnSpelling: (finding: Finding) => Finding = (finding) => finding,
  language?: Language,
): Pick<Report, 'diagnostics' | 'summary' | 'truncated'> {
  if (findings.length === 0)
    return { diagnostics: [], summary: { errors: 0, warnings: 0, notes: 0 }, truncated: false };
  const lines = new Lines(text);
  const { shown, ...counted } = cut(rankedFindings(findings));
  return {
    diagnostics: shown.map(({ finding, severity }) => diagnostic(lines, inOwnSpelling(finding), severity, language)),
    ...counted,
  };
}

/** A finding with what it weighs. */
export interface Ranked {
  readonly finding: Finding;
  readonly severity: Severity;
}

/** The findings of one text in the order of the document, without repetitions. */
export function rankedFindings(findings: readonly Finding[]): Ranked[] {
  const unique = new Map(
    findings.map((finding) => [`${finding.code} ${finding.pointer} ${finding.span.start}`, finding]),
  );
  return [...unique.values()]
    .map((finding) => ({ finding, severity: finding.severity ?? ruleInfo(finding.code).severity }))
    .sort(
      (a, b) =>
        Number(b.finding.leads ?? false) - Number(a.finding.leads ?? false) ||
        a.finding.span.start - b.finding.span.start ||
        rank(a.severity) - rank(b.severity),
    );
}

/** All counted, and the worst of them where there are too many to be told. */
export function cut<One extends Ranked>(
  ranked: readonly One[],
): { readonly shown: readonly One[] } & Pick<Report, 'summary' | 'truncated'> {
  const count = (severity: Severity) => ranked.filter((one) => one.severity === severity).length;
  const truncated = ranked.length > limits.diagnostics;
  const shown = truncated
    ? ranked.toSorted((a, b) => rank(a.severity) - rank(b.severity)).slice(0, limits.diagnostics)
    : ranked;
  return {
    shown,
    summary: { errors: count('error'), warnings: count('warning'), notes: count('note') },
    truncated,
  };
}

/** A finding in words. */
export function diagnostic(lines: Lines, finding: Finding, severity: Severity, language?: Language): Diagnostic {
  const { code, pointer, span, related } = finding;
  const fixes = finding.fixes?.filter(({ edits }) => edits.length <= limits.edits);
  const { message, hint, fix, also } = describe(finding, language);
  const { spec } = ruleInfo(code);
  return {
    code,
    severity,
    message,
    ...(hint && { hint }),
    pointer,
    range: lines.range(span),
    ...(related?.length && {
      related: related
        .slice(0, limits.related)
        .map((one) => ({ message: also, pointer: one.pointer, range: lines.range(one.span) })),
    }),
    docs: ruleAddress(code),
    ...(spec && { spec }),
    ...(fixes?.length && {
      fixes: fixes.map(({ safe, edits }) => ({
        title: fix,
        safe,
        edits: edits.map((edit) => ({ range: lines.range(edit.span), text: edit.text })),
      })),
    }),
  };
}
