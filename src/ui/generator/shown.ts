import type { Diagnostic, Report, Severity } from '../../core/report.ts';
import type { Verdict } from '../worker/messages.ts';

/** A verdict with the safe fixes only: the others put examples in, and the form has a field for each of those. */
export const withSafeFixes = (found: Verdict): Verdict => ({
  ...found,
  report: {
    ...found.report,
    diagnostics: found.report.diagnostics.map(({ fixes = [], ...rest }) => ({
      ...rest,
      fixes: fixes.filter(({ safe }) => safe),
    })),
  },
});

const summaryOf = (diagnostics: readonly Diagnostic[]): Report['summary'] => {
  const count = (severity: Severity) => diagnostics.filter((one) => one.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), notes: count('note') };
};

/** A report without the faults of fields that nobody has come to yet, and how many of those are still to be filled in. */
export function withoutPending(
  report: Report,
  isPending: (diagnostic: Diagnostic) => boolean,
): { readonly report: Report; readonly toFillIn: number } {
  const waiting = report.diagnostics.filter(isPending);
  const toFillIn = new Set(waiting.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer)).size;
  if (toFillIn === 0) return { report: { ...report, summary: summaryOf(report.diagnostics) }, toFillIn };
  const diagnostics = report.diagnostics.filter((one) => !waiting.includes(one));
  return { report: { ...report, diagnostics, summary: summaryOf(diagnostics) }, toFillIn };
}
