import fc from 'fast-check';
import { stringify } from 'yaml';
import { readFrontmatter } from '../../src/core/parse/frontmatter.ts';
import { tokens, values } from './pieces.ts';

/** One change of a text. `at` and `what` are taken modulo the choices there are, so that every number means something. */
export interface Change {
  readonly level: 'tree' | 'token' | 'byte' | 'line';
  readonly at: number;
  readonly what: number;
}

const pick = <One>(list: readonly One[], at: number): One => list[at % list.length] as One;

/** A part of a value, anywhere in it, with what holds it. */
function parts(value: unknown, found: [holder: object, key: string][] = []): [holder: object, key: string][] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, part] of Object.entries(value)) {
    found.push([value, key]);
    parts(part, found);
  }
  return found;
}

const define = (holder: object, key: string, value: unknown) =>
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

/** A text as a tree, and how to write the tree again; undefined where it is none. */
function treeOf(text: string): { value: unknown; write: (value: unknown) => string } | undefined {
  const { value, body } = readFrontmatter(text);
  if (value && body) return { value, write: (now) => `---\n${stringify(now)}---\n${text.slice(body.start, body.end)}` };
  try {
    return { value: JSON.parse(text), write: (now) => JSON.stringify(now, null, 2) };
  } catch {
    return undefined;
  }
}

function changeTree(text: string, { at, what }: Change): string {
  const tree = treeOf(text);
  if (!tree) return changeTokens(text, { level: 'token', at, what });
  const all = parts(tree.value);
  if (all.length === 0) return text;
  const [holder, key] = pick(all, at);
  const [other, otherKey] = pick(all, what);
  const moved = structuredClone((other as Record<string, unknown>)[otherKey]);
  const action = what % 4;
  if (Array.isArray(holder)) {
    if (action === 0) holder.splice(Number(key), 1);
    else if (action === 1) holder.splice(Number(key), 0, moved);
    else holder[Number(key)] = action === 2 ? moved : pick(values, what);
  } else if (action === 0) Reflect.deleteProperty(holder, key);
  else if (action === 1) define(holder, otherKey, moved);
  else define(holder, key, action === 2 ? moved : pick(values, what));
  return tree.write(tree.value);
}

function changeTokens(text: string, { at, what }: Change): string {
  const all = text.match(/[\p{L}\p{N}_.-]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [''];
  const place = at % all.length;
  const by = [[], [pick(tokens, what)], [all[place] ?? '', pick(tokens, what)], [pick(all, what)]][what % 4] ?? [];
  return all.toSpliced(place, 1, ...by).join('');
}

function changeLines(text: string, { at, what }: Change): string {
  const all = text.split('\n');
  const place = at % all.length;
  const line = all[place] ?? '';
  const by = [[], [line, line], [` ${line}`], [pick(all, what), line], [line.trimStart()], [line + pick(tokens, what)]];
  return all.toSpliced(place, 1, ...(by[what % by.length] ?? [])).join('\n');
}

function changeBytes(bytes: Uint8Array, { at, what }: Change): Uint8Array {
  const list = [...bytes];
  const place = at % (list.length || 1);
  if (what % 5 === 0) list.splice(place, 1);
  else if (what % 5 === 1) list.splice(place, 0, what & 255);
  else if (what % 5 === 2) list[place] = what & 255;
  else if (what % 5 === 3) list.splice(place);
  else list.splice(place, 0, ...list.slice(what % list.length, (what % list.length) + 40));
  return new Uint8Array(list);
}

const encoder = new TextEncoder();
export const encode = (text: string): Uint8Array => encoder.encode(text);
export const read = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** A text after some changes, as bytes. */
export function changed(text: string, changes: readonly Change[]): Uint8Array {
  let bytes: Uint8Array = encoder.encode(text);
  for (const change of changes) {
    if (change.level === 'byte') bytes = changeBytes(bytes, change);
    else {
      const work = { tree: changeTree, token: changeTokens, line: changeLines }[change.level];
      bytes = encoder.encode(work(read(bytes), change));
    }
  }
  return bytes;
}

/** Any change at these levels; a level that is named twice is twice as frequent. */
export const change = (...levels: Change['level'][]): fc.Arbitrary<Change> =>
  fc.record({ level: fc.constantFrom(...levels), at: fc.nat(100_000), what: fc.nat(100_000) });
