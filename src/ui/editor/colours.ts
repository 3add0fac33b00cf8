import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin } from '@codemirror/view';
import { jsonTokens, markdownTokens, type Part, type Token, type TokenKind } from './tokens.ts';

/** A longer line is data; it is shown without colours, so that a document of one line stays quick. */
const longestLine = 20_000;

const marks: Readonly<Record<TokenKind, Decoration>> = {
  key: Decoration.mark({ class: 'key' }),
  number: Decoration.mark({ class: 'number' }),
  literal: Decoration.mark({ class: 'literal' }),
  quiet: Decoration.mark({ class: 'quiet' }),
  heading: Decoration.mark({ class: 'heading' }),
};

/** Colours of what is in sight. Line by line from the top, since what a line of Markdown is depends on those before. */
function coloured({ state: { doc }, viewport }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  const isJson = /^[\s\ufeff]*[{["]/.test(doc.sliceString(0, 500));
  let part: Part = 'start';
  for (let at = isJson ? doc.lineAt(viewport.from).number : 1; at <= doc.lines; at++) {
    const { from, to, text } = doc.line(at);
    if (from > viewport.to) break;
    let tokens: readonly Token[] = [];
    if (text.length <= longestLine) {
      if (isJson) tokens = jsonTokens(text);
      else ({ tokens, next: part } = markdownTokens(text, part));
    }
    if (to < viewport.from) continue;
    for (const token of tokens) builder.add(from + token.from, from + token.to, marks[token.kind]);
  }
  return builder.finish();
}

const plugin = ViewPlugin.define(
  (view) => ({
    shown: coloured(view),
    update(update) {
      if (update.docChanged || update.viewportChanged) this.shown = coloured(update.view);
    },
  }),
  { decorations: ({ shown }) => shown },
);

/** Colours are the page's own, and so follow it into the dark. */
const styles = EditorView.theme({
  // A key in Arabic does not turn the order of what stands behind it.
  '.key': { color: 'var(--accent)', unicodeBidi: 'isolate' },
  '.number': { color: 'var(--note)' },
  '.quiet': { color: 'var(--quiet)' },
  '.heading': { fontWeight: '700' },
});

/** JSON, and Markdown behind YAML frontmatter: as much of both as helps the eye. What it is shows in how it begins. */
export const colours = [plugin, styles];
