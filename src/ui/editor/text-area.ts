import { Lines } from '../../core/lines.ts';
import type { Position } from '../../core/report.ts';
import type { Surface } from './surface.ts';

/** The plain text area: it works at once, and has no marks. */
export function textArea(element: HTMLTextAreaElement, changed: () => void): Surface {
  element.addEventListener('input', changed);
  return {
    text: () => element.value,
    replace(text) {
      element.value = text;
      changed();
    },
    select({ start, end }) {
      const lines = new Lines(element.value);
      const offset = ({ line, column }: Position) =>
        Math.min(lines.startOf(line) + column - 1, lines.startOf(line) + lines.line(line).length);
      element.focus();
      element.setSelectionRange(offset(start), offset(end));
    },
    mark() {},
    focus: () => element.focus(),
  };
}
