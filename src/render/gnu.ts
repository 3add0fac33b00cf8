import type { Report } from '../core/report.ts';
import { visible } from '../core/visible.ts';

/**
 * One line for each diagnostic, `file:line:column: severity: message [code]`, as the GNU Coding Standards (Formatting
 * Error Messages) have it and editors read it. `name` is the file where a diagnostic has none. Columns are those of the
 * report. Empty where there is nothing to report.
 */
export const renderGnu = ({ diagnostics }: Report, name: string): string =>
  diagnostics
    .map(({ file = name, range: { start }, severity, message, code }) =>
      visible(`${file}:${start.line}:${start.column}: ${severity}: ${message} [${code}]`).concat('\n'),
    )
    .join('');
