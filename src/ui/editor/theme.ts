import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const wavy = (color: string) => ({
  textDecoration: `underline wavy ${color} 1.5px`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '3px',
});

/** A sign in the gutter, and a wedge in the text. Shapes tell the severities apart, not colours alone. */
const shapes = (of: string) => ({
  [`${of}.error`]: { backgroundColor: 'var(--error)', clipPath: 'var(--shape-error)' },
  [`${of}.warning`]: { backgroundColor: 'var(--warning)', clipPath: 'var(--shape-warning)' },
  [`${of}.note`]: { backgroundColor: 'var(--note)', clipPath: 'var(--shape-note)' },
});

/** Sizes, marks and signs. Colours are the page's own, and so follow it into the dark. */
export const theme: Extension = EditorView.theme({
  '&': { backgroundColor: 'var(--raised)', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'var(--mono)', minHeight: '22rem', maxHeight: '70vh', overflow: 'auto' },
  '.cm-content': { padding: '0.6rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { overflowWrap: 'anywhere', padding: '0 0.75rem 0 0.4rem' },
  '.cm-gutters': { backgroundColor: 'transparent', border: '0', color: 'var(--quiet)' },
  '.problems': { width: '1.25rem' },
  '.problems .cm-gutterElement': {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'center',
    cursor: 'pointer',
  },
  '.sign': { width: '0.7rem', height: '0.7rem', marginTop: '0.35rem', forcedColorAdjust: 'none' },
  ...shapes('.sign'),
  '.under.error': wavy('var(--error)'),
  '.under.warning': wavy('var(--warning)'),
  '.under.note': { textDecoration: 'underline dotted var(--note) 2px', textUnderlineOffset: '3px' },
  '.point': { position: 'relative' },
  '.point::after': {
    content: '""',
    position: 'absolute',
    left: '-3px',
    bottom: '-3px',
    borderStyle: 'solid',
    borderWidth: '0 4px 5px',
    borderColor: 'transparent',
  },
  '.point.error::after': { borderBottomColor: 'var(--error)' },
  '.point.warning::after': { borderBottomColor: 'var(--warning)' },
  '.point.note::after': { borderBottomColor: 'var(--note)' },
  '.ignored': { textDecoration: 'line-through', textDecorationColor: 'var(--quiet)' },
  '.cm-specialChar': { color: 'var(--error)' },
});
