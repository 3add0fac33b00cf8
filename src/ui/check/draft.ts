import type { Surface } from '../editor/surface.ts';

/** A text as it came from a file or a link, before the surface made its line ends LF. */
export interface Origin {
  /** CR LF where every line ended so; else the surface's own LF. */
  readonly lineEnd: '\r\n' | '\n';
  /** The bytes, where they are no UTF-8, and the text that is shown of them. */
  readonly bytes?: { readonly content: Uint8Array<ArrayBuffer>; readonly shown: string };
}

export const plain: Origin = { lineEnd: '\n' };

export const originOf = (text: string): Origin =>
  /\r\n/.test(text) && !/[^\r]\n|^\n|\r(?!\n)/.test(text) ? { lineEnd: '\r\n' } : plain;

const normal = (text: string): string => text.replace(/\r\n?/g, '\n');

/** The document that a surface shows, as it is to be judged, copied and saved. */
export function contentOf(surface: Surface, { lineEnd, bytes }: Origin): string | Uint8Array<ArrayBuffer> {
  const text = surface.text();
  if (bytes && normal(bytes.shown) === text) return bytes.content;
  return lineEnd === '\n' ? text : text.replaceAll('\n', lineEnd);
}

/** Reads bytes as they are: text where they are UTF-8, else the bytes too, so that the check can say where they are not. */
export function decoded(content: Uint8Array<ArrayBuffer>): { text: string; origin: Origin } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
    return { text, origin: originOf(text) };
  } catch {
    const shown = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
    return { text: shown, origin: { lineEnd: '\n', bytes: { content, shown } } };
  }
}
