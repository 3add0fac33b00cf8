import { type Diagnostic, type Range, type Report, rank } from '../core/report.ts';
import { visible } from '../core/visible.ts';
import { repositoryPath } from './file-name.ts';

const commands = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** What the runner undoes in the text of a command (actions/runner, ActionCommand). */
const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** The same in a property, which ends at a comma, and the last one at two colons. */
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Where an annotation stands. The runner drops columns that are not on one line (actions/runner, IssueCommandExtension);
 * the end column is exclusive, as in the report: GitHub does not say, and other checkers send it so.
 */
function place({ start, end }: Range): Record<string, number> {
  if (start.line !== end.line) return { line: start.line, endLine: end.line };
  return { line: start.line, col: start.column, endLine: end.line, endColumn: end.column };
}

function command({ file, range, severity, code, message, hint, docs }: Diagnostic, name: string): string {
  const properties = Object.entries({ file: repositoryPath(file ?? name), ...place(range), title: code })
    .map(([key, value]) => `${key}=${property(visible(String(value)))}`)
    .join(',');
  const paragraphs = [message, ...(hint ? [hint] : []), docs].map(visible).join('\n');
  return `::${commands[severity]} ${properties}::${data(paragraphs)}\n`;
}

/**
 * Workflow commands of GitHub Actions, one line for each diagnostic, worst first, because GitHub shows ten annotations
 * of a kind from one step. `name` is the file where a diagnostic has none. Empty where there is nothing to report.
 */
export const renderGithub = ({ diagnostics }: Report, name: string): string =>
  diagnostics
    .toSorted((a, b) => rank(a.severity) - rank(b.severity))
    .map((diagnostic) => command(diagnostic, name))
    .join('');
