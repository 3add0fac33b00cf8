import type { Lines } from '../core/lines.ts';
import type { Diagnostic, Report } from '../core/report.ts';
import { visible } from '../core/visible.ts';
import { frameLine } from './frame.ts';
import { linesIn, type Source } from './source.ts';

/**
 * The report for a person at a terminal: each diagnostic with its place, a code frame with carets, the hint and the
 * address of its rule; in which tools an agent file works; the count last. `name` is the file where a diagnostic has none.
 */
export function renderText(report: Report, source: Source, name: string): string {
  const lines = linesIn(source);
  const parts = report.diagnostics.map((diagnostic) =>
    renderDiagnostic(diagnostic, lines(diagnostic.file), diagnostic.file ?? name),
  );
  return [...parts, ...tools(report), verdict(report)].join('\n\n').concat('\n');
}

function renderDiagnostic(diagnostic: Diagnostic, lines: Lines, file: string): string {
  const { severity, code, message, hint, range, docs } = diagnostic;
  const { number, before, marked, after } = frameLine(lines, range);
  const gutter = String(number);
  const blank = ' '.repeat(gutter.length);
  return [
    `${visible(file)}:${range.start.line}:${range.start.column}: ${severity} ${code}`,
    `  ${visible(message)}`,
    '',
    `  ${gutter} | ${before}${marked}${after}`,
    `  ${blank} | ${' '.repeat(columns(before))}${'^'.repeat(Math.max(1, columns(marked)))}`,
    '',
    ...(hint ? [`  ${visible(hint)}`] : []),
    `  ${docs}`,
  ].join('\n');
}

/** How many columns of a terminal a text takes, near enough: marks take none, wide East Asian letters and emoji two. */
function columns(text: string): number {
  let width = 0;
  for (const char of text) {
    if (/\p{Mark}/u.test(char)) continue;
    width +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(
        char,
      )
        ? 2
        : 1;
  }
  return width;
}

/** In which tools an agent file works, on one line; the reasons are in the other formats. Goloco runs a hosted one itself. */
function tools({ agent, profile }: Report): string[] {
  const rows = (profile !== 'hosted' && agent?.portability) || [];
  const named = (what: string, verdict: string) => {
    const names = rows.filter((row) => row.verdict === verdict).map(({ tool }) => tool);
    return names.length > 0 ? [`${what} ${names.join(', ')}`] : [];
  };
  const told = [
    ...named('works as it is in', 'works'),
    ...named('needs a change for', 'needs a change'),
    ...named('cannot work in', 'cannot'),
  ];
  return told.length > 0 ? [told.join('; ')] : [];
}

function verdict({ valid, kind, specVersion, summary, truncated }: Report): string {
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  const { errors, warnings, notes } = summary;
  const counts = [
    errors && count(errors, 'error'),
    warnings && count(warnings, 'warning'),
    notes && count(notes, 'note'),
  ];
  const told = counts.filter(Boolean).join(', ') || 'nothing to report';
  // An old card is right for its own clients, and those of 1.0 cannot call the agent.
  const isOld = kind === 'card' && specVersion !== undefined && specVersion !== '1.0';
  const is = !valid ? 'invalid' : isOld ? `valid for A2A ${specVersion} only` : 'valid';
  return `${is}: ${told}${truncated ? ' (the worst 200 are shown)' : ''}`;
}
