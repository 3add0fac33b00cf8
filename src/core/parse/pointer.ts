import type { Place } from './place.ts';

/** Appends reference tokens to a JSON Pointer, escaping `~` and `/` (RFC 6901 section 3). */
export function join(pointer: string, ...tokens: (string | number)[]): string {
  let path = pointer;
  for (const token of tokens) path += `/${typeof token === 'string' && /[~/]/.test(token) ? escaped(token) : token}`;
  return path;
}

const escaped = (token: string): string => token.replaceAll('~', '~0').replaceAll('/', '~1');

/** The reference tokens of a JSON Pointer, unescaped (RFC 6901 section 4). The root pointer `""` has none. */
export function tokens(pointer: string): string[] {
  const written = pointer.split('/').slice(1);
  if (!pointer.includes('~')) return written;
  return written.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer of the enclosing object or array, and the last token; undefined for the root. */
export function split(pointer: string): { parent: string; token: string } | undefined {
  const at = pointer.lastIndexOf('/');
  return at < 0 ? undefined : { parent: pointer.slice(0, at), token: tokens(pointer.slice(at))[0] ?? '' };
}

/** The place that a pointer names, or undefined where the document has no such value. */
export function placeAt(root: Place, pointer: string): Place | undefined {
  let place: Place | undefined = root;
  for (const token of tokens(pointer)) place = place?.members?.get(token) ?? place?.items?.[Number(token)];
  return place;
}

/** The value that a pointer names in parsed data, or undefined. Own members only. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const token of tokens(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
    value = (value as Record<string, unknown>)[token];
  }
  return value;
}
