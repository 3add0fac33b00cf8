import {
  cursorDocEnd,
  cursorDocStart,
  cursorLineBoundaryBackward,
  cursorLineBoundaryForward,
  cursorPageDown,
  cursorPageUp,
  deleteGroupBackward,
  deleteGroupForward,
  historyKeymap,
  insertNewlineKeepIndent,
  selectAll,
  selectDocEnd,
  selectDocStart,
  selectLineBoundaryBackward,
  selectLineBoundaryForward,
  selectPageDown,
  selectPageUp,
} from '@codemirror/commands';
import { findClusterBreak } from '@codemirror/state';
import type { Command, KeyBinding } from '@codemirror/view';

/**
 * Deletes what is selected, or the character behind or before the cursor as a person sees it. The library's own command
 * knows indentation too, and brings a parser with it for that.
 */
const deleteCharacter =
  (forward: boolean): Command =>
  ({ state, dispatch }) => {
    const { from, to, head, empty } = state.selection.main;
    const line = state.doc.lineAt(head);
    const inLine = line.from + findClusterBreak(line.text, head - line.from, forward);
    const atEdge = head === (forward ? line.to : line.from);
    const other = atEdge ? Math.min(Math.max(head + (forward ? 1 : -1), 0), state.doc.length) : inLine;
    const changes = empty ? { from: Math.min(head, other), to: Math.max(head, other) } : { from, to };
    dispatch(state.update({ changes, scrollIntoView: true, userEvent: `delete.${forward ? 'forward' : 'backward'}` }));
    return true;
  };

/**
 * The keys of a text field, where the browser's own would not see the lines that are out of sight, and undo. Tab is not
 * among them: it moves on, as everywhere on the page.
 */
export const keys: readonly KeyBinding[] = [
  { key: 'Enter', run: insertNewlineKeepIndent, shift: insertNewlineKeepIndent },
  { key: 'Backspace', run: deleteCharacter(false), shift: deleteCharacter(false) },
  { key: 'Delete', run: deleteCharacter(true) },
  { key: 'Mod-Backspace', mac: 'Alt-Backspace', run: deleteGroupBackward },
  { key: 'Mod-Delete', mac: 'Alt-Delete', run: deleteGroupForward },
  { key: 'Home', run: cursorLineBoundaryBackward, shift: selectLineBoundaryBackward },
  { key: 'End', run: cursorLineBoundaryForward, shift: selectLineBoundaryForward },
  { key: 'Mod-Home', mac: 'Cmd-ArrowUp', run: cursorDocStart, shift: selectDocStart },
  { key: 'Mod-End', mac: 'Cmd-ArrowDown', run: cursorDocEnd, shift: selectDocEnd },
  { key: 'PageUp', run: cursorPageUp, shift: selectPageUp },
  { key: 'PageDown', run: cursorPageDown, shift: selectPageDown },
  { key: 'Mod-a', run: selectAll },
  ...historyKeymap,
];
