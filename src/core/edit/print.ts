import type { Place, Span } from '../parse/place.ts';

/** How the author lays JSON out; what is added looks the same. */
export interface Style {
  /** The line end between members; empty where the whole document is on one line. */
  readonly newline: string;
  /** One step of indentation. */
  readonly unit: string;
  /** From the key's closing quote to the value. */
  readonly colon: string;
  /** Between the braces and the members of an object on one line. */
  readonly pad: string;
  /** Behind a comma on one line. */
  readonly gap: string;
}

/**
 * JSON to write: text of the document, kept letter by letter, or something new around such texts. `inline` keeps it on
 * one line in a document that has many.
 */
export type Node =
  | Source
  | { readonly members: readonly (readonly [string, Node])[]; readonly inline?: boolean }
  | { readonly items: readonly Node[]; readonly inline?: boolean };

/** A piece of JSON text, and the indentation of the line that it began on. */
export interface Source {
  readonly source: string;
  readonly indent: string;
}

/** The layout of an object and what is in it, by its first two members; two spaces where there is nothing to see. */
export function styleOf(text: string, root: Place): Style {
  const [first, second] = [...(root.members?.values() ?? [])];
  if (!first?.key) return { newline: '', unit: '  ', colon: ': ', pad: ' ', gap: ' ' };
  const before = text.slice(root.start + 1, first.key.start);
  const newline = before.match(/\r\n|\n|\r/)?.[0] ?? '';
  const colon = text.slice(first.key.end, first.start);
  const gap = second?.key ? text.slice(first.end, second.key.start).replace(',', '') : ' ';
  return {
    newline,
    unit: before.split(/[\r\n]/).at(-1) || '  ',
    colon: /[\r\n]/.test(colon) ? ': ' : colon,
    pad: newline ? ' ' : before,
    gap: newline ? ' ' : gap,
  };
}

/** Farther from its line's start than this, in UTF-16 units, nothing stands in a layout that anybody would go on with. */
const LINE = 2000;

/** The indentation of the line on which an offset stands. */
export function indentAt(text: string, offset: number): string {
  const line = text.slice(Math.max(0, offset - LINE), offset);
  return /[\r\n]([ \t]*)[^\r\n]*$/.exec(line)?.[1] ?? '';
}

/** Whether a value stands on one line. */
export const isInline = (text: string, place: Span | undefined): boolean =>
  !/[\r\n]/.test(text.slice(place?.start, place?.end));

/** The text of a value, to be written elsewhere. */
export const sourceOf = (text: string, place: Place): Source => ({
  source: text.slice(place.start, place.end),
  indent: indentAt(text, place.key?.start ?? place.start),
});

/** A new value, as JSON text. */
export const literal = (value: unknown): Source => ({ source: JSON.stringify(value), indent: '' });

/** Writes a node whose first line has this indentation. */
export function print(node: Node, style: Style, indent: string): string {
  // No string of JSON has a line end in it, so every line of it may move.
  if ('source' in node)
    return node.source.replace(
      /(\r\n|\n|\r)([ \t]*)/g,
      (_, end: string, blanks: string) =>
        end + (blanks.startsWith(node.indent) ? indent + blanks.slice(node.indent.length) : blanks),
    );
  const isList = 'items' in node;
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const inline = node.inline || style.newline === '';
  const inner = inline ? indent : indent + style.unit;
  const parts = isList
    ? node.items.map((item) => print(item, style, inner))
    : node.members.map(([name, value]) => member(name, value, style, inner));
  if (parts.length === 0) return open + close;
  if (inline) return [open, parts.join(`,${style.gap}`), close].join(isList ? '' : style.pad);
  const line = style.newline + inner;
  return open + line + parts.join(`,${line}`) + style.newline + indent + close;
}

/** Writes a key and its value. */
export const member = (name: string, value: Node, style: Style, indent: string): string =>
  JSON.stringify(name) + style.colon + print(value, style, indent);
