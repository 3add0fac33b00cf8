import { history } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import type { Position } from '../../core/report.ts';
import { colours } from './colours.ts';
import { keys } from './keys.ts';
import { markField, problemGutter, setMarks } from './marks.ts';
import type { Surface } from './surface.ts';
import { theme } from './theme.ts';

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  /** Selection and focus to take over, in UTF-16 offsets. */
  readonly selection: { readonly anchor: number; readonly head: number };
  readonly label: string;
  readonly hiddenCharacter: string;
  changed(): void;
  /** A click on the mark of a line in the gutter. */
  problemAt(line: number): void;
}

/** Characters that CodeMirror does not show by itself: the rest of what `core/visible.ts` escapes. */
const alsoHidden = /[\u180e\u202a-\u202c\u2060-\u2065\u2068-\u206f\u{e0000}-\u{e007f}]/u;

/** The position in the document; a column beyond the line's end is its end. */
function offset({ doc }: EditorState, { line, column }: Position): number {
  const found = doc.line(Math.min(line, doc.lines));
  return Math.min(found.from + column - 1, found.to);
}

/** The piece of the text that differs between two texts, so that the rest keeps its marks and its place on the screen. */
function difference(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let end = 0;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

/**
 * CodeMirror in the place of the text area. It lives in a shadow root, where it writes its styles as constructable sheets
 * and so needs no exception from the content security policy. Tab moves on, as everywhere on the page.
 */
export function editor({
  parent,
  text,
  selection,
  label,
  hiddenCharacter,
  changed,
  problemAt,
}: EditorOptions): Surface {
  const root = parent.attachShadow({ mode: 'open' });
  const view: EditorView = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      selection,
      extensions: [
        problemGutter(problemAt),
        lineNumbers(),
        history(),
        highlightSpecialChars({ addSpecialChars: alsoHidden }),
        EditorView.lineWrapping,
        markField,
        colours,
        theme,
        keymap.of(keys),
        EditorState.phrases.of({ 'Control character': hiddenCharacter }),
        EditorView.contentAttributes.of({
          tabindex: '0',
          'aria-label': label,
          spellcheck: 'false',
          autocapitalize: 'off',
        }),
        EditorView.updateListener.of(({ docChanged }) => docChanged && changed()),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    replace(after) {
      const normal = after.replace(/\r\n?/g, '\n');
      view.dispatch({
        changes: difference(view.state.doc.toString(), normal),
        userEvent: 'input',
        scrollIntoView: true,
      });
    },
    select({ start, end }) {
      const [anchor, head] = [offset(view.state, start), offset(view.state, end)];
      view.focus();
      view.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    },
    mark({ problems, ignored }) {
      const span = ({ start, end }: { start: Position; end: Position }) => ({
        from: offset(view.state, start),
        to: offset(view.state, end),
      });
      view.dispatch({
        effects: setMarks.of({
          problems: problems.map(({ range, severity }) => ({ ...span(range), severity })),
          ignored: ignored.map(span),
        }),
      });
    },
    focus: () => view.focus(),
  };
}
