import * as fc from 'fast-check';
import { check } from '../../../src/core/check.ts';
import { Lines } from '../../../src/core/lines.ts';
import { type Diagnostic, type Report, severities } from '../../../src/core/report.ts';
import { catalogue } from '../../../src/core/rules/index.ts';

/** A diagnostic, so far as it matters to a test. */
export const diagnostic = (members: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'card/empty-value',
  severity: 'error',
  message: 'It is empty.',
  pointer: '/name',
  range: { start: { line: 2, column: 3, offset: 4 }, end: { line: 2, column: 9, offset: 10 } },
  docs: 'https://1849.ai/rules/card/empty-value',
  ...members,
});

/** A report on these diagnostics. */
export const reportOf = (...diagnostics: Diagnostic[]): Report => {
  const count = (severity: Diagnostic['severity']) => diagnostics.filter((one) => one.severity === severity).length;
  const summary = { errors: count('error'), warnings: count('warning'), notes: count('note') };
  return {
    valid: summary.errors === 0,
    kind: 'card',
    detected: { because: 'it is one' },
    summary,
    diagnostics,
    truncated: false,
    engine: { name: '@goloco/agent-format', version: '0.1.0' },
  };
};

/** Judges a text, as the service does. */
export const judge = (text: string, name?: string) =>
  check(new TextEncoder().encode(text), name === undefined ? {} : { name });

/** Any text that a document or a file name may bring: everything that escaping could trip over is frequent. */
export const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom('%', '%0A', '%25', '\n', '\r', '\r\n', '::', ':', ',', '=', '{0}', '](', '\\u000a', '\u001b[31m'),
      fc.constantFrom('\u2028', '\u0085', '\u202e', '\ud800', '😀', ' ', '/', '//', './', '..', '\\', '::error::'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => text !== '');

/** A text and a diagnostic with ranges in it. */
export const anyDiagnostic = fc
  .record({
    document: fc.array(fc.constantFrom('a', '\n', '\r', '\r\n', '\t', '😀', '\ufeff'), { maxLength: 12 }),
    cuts: fc.tuple(fc.nat(12), fc.nat(12)),
    code: fc.constantFrom(...catalogue.map(({ code }) => code)),
    severity: fc.constantFrom(...severities),
    file: anyText,
    message: anyText,
    hint: anyText,
    pointer: anyText.map((text) => `/${text}`),
    edit: anyText,
  })
  .map(({ document, cuts, code, severity, file, message, hint, pointer, edit }) => {
    const text = document.join('');
    const [start, end] = cuts.map((cut) => Math.min(cut, text.length)).toSorted((a, b) => a - b) as [number, number];
    const range = new Lines(text).range({ start, end });
    const fixes = [{ title: message, safe: true, edits: [{ range, text: edit }] }];
    const related = [{ message: hint, pointer, range }];
    return { text, found: diagnostic({ code, severity, file, message, hint, pointer, range, fixes, related }) };
  });
