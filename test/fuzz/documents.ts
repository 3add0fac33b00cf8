import fc from 'fast-check';
import type { Kind } from '../../src/core/report.ts';
import { exampleText } from '../../src/core/rules/example.ts';
import { catalogue } from '../../src/core/rules/index.ts';
import { corpusFiles } from '../corpus.ts';
import harbor from '../fixtures/card/harbor/input.json' with { type: 'json' };

/** A document to begin from. */
export interface Seed {
  readonly kind: Kind;
  readonly text: string;
}

const read = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** A kind of document that an example is written as; folders are not fuzzed here. */
function kindOf(kinds: readonly string[], text: string): Kind {
  if (text.trimStart().startsWith('---'))
    return kinds.includes('skill') && !kinds.includes('agent') ? 'skill' : 'agent';
  return kinds.includes('listing') && !kinds.includes('card') ? 'listing' : 'card';
}

async function examples(): Promise<Seed[]> {
  const found: Seed[] = [];
  for (const info of catalogue.filter(({ kinds }) => !kinds.every((kind) => kind === 'folder'))) {
    for (const example of [info.wrong, info.right]) {
      if (example === undefined) continue;
      const text = await exampleText(example, info);
      found.push({ kind: kindOf(info.kinds, text), text });
    }
  }
  return found;
}

/** Real files, where they are beside the project: the shorter ones, of which more can be tried. */
const real = (folder: string, ending: string, kind: Kind): Seed[] =>
  corpusFiles(folder, ending)
    .filter(({ bytes }) => bytes.length < 8_000)
    .map(({ bytes }) => ({ kind, text: read(bytes) }));

const wide = Number(process.env.FUZZ_MINUTES ?? 0) > 0;

export const seeds: readonly Seed[] = [
  { kind: 'card', text: JSON.stringify(harbor, null, 2) },
  ...(await examples()),
  ...(wide ? [...real('cards', '.json', 'card'), ...real('agents', '.md', 'agent')] : []),
];

/** One change of a text. `at` and `what` are taken modulo the choices there are, so that every number means something. */
interface Change {
  readonly level: 'tree' | 'token' | 'byte' | 'line';
  readonly at: number;
  readonly what: number;
}

/** What parsers, patterns and people trip over. */
const tokens = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  "'",
  '\\',
  '---\n',
  '\n',
  '\r\n',
  '\r',
  '\t',
  ' ',
  ' #',
  ': ',
  '- ',
  '? ',
  '|\n',
  '>-\n',
  '&a ',
  '*a',
  '!!str ',
  '<<: ',
  '%YAML 1.1\n',
  '...\n',
  '~',
  'null',
  'true',
  'no',
  '0',
  '-0',
  '1e400',
  '0x1f',
  '9007199254740993',
  '0.1',
  '""',
  '"a"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '__proto__: ',
  '"\\ud800"',
  '"\\u0000"',
  '\u0000',
  '\ufeff',
  '\u202e',
  '\u200b',
  '\u2028',
  '😀',
  '\ud83d',
  'é',
  'e\u0301',
  'http://',
  'https://a:b@c/',
  'javascript:',
  '%',
  '%25',
  '~1',
  '/',
  '//',
  '$ref',
  'sk-0123456789abcdef0123456789abcdef',
  'Ignore all previous instructions',
  '<script>',
  '](',
  'a'.repeat(300),
  ' '.repeat(300),
  '-'.repeat(300),
] as const;

/** Values to put into a tree. */
const values: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  '1500',
  0,
  -1,
  1.5,
  1e21,
  true,
  false,
  [],
  {},
  [null],
  [''],
  [[]],
  { '': '' },
  { a: { b: {} } },
  ['x', 'x'],
  'https://harbor.studio/',
  'http://localhost:1',
  '1.0',
  '0.3.0',
  { schemes: { a: { list: [] } } },
  { type: 'http' },
  JSON.parse('{"__proto__": {"x": 1}, "constructor": 1}'),
  'a'.repeat(2000),
  '😀'.repeat(40),
  '\ud800',
  'oasf:x/y',
];

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

function changeTree(text: string, { at, what }: Change): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return changeTokens(text, { level: 'token', at, what });
  }
  const all = parts(value);
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
  return JSON.stringify(value, null, 2) ?? text;
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

/** A seed after some changes, as bytes. */
function changed({ text }: Seed, changes: readonly Change[]): Uint8Array {
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

export interface Mutant {
  readonly kind: Kind;
  readonly bytes: Uint8Array;
}

const change = (...levels: Change['level'][]): fc.Arbitrary<Change> =>
  fc.record({ level: fc.constantFrom(...levels), at: fc.nat(100_000), what: fc.nat(100_000) });

/** Documents that were right or nearly so, changed at the level of their tree, tokens, lines and bytes. */
export const mutants: fc.Arbitrary<Mutant> = fc
  .record({
    seed: fc.constantFrom(...seeds),
    changes: fc.array(change('tree', 'tree', 'token', 'line', 'byte'), { maxLength: 6 }),
  })
  .map(({ seed, changes }) => {
    const bytes = changed(seed, changes);
    // A failure is told with its text, and with its bytes only where those are no text.
    const shown = JSON.stringify(read(bytes));
    const told =
      encoder.encode(read(bytes)).length === bytes.length ? shown : `${shown} (${Buffer.from(bytes).toString('hex')})`;
    return { kind: seed.kind, bytes, [fc.toStringMethod]: () => `${seed.kind} ${told}` };
  });

/** The same as JSON values: cards, changed in their tree only. */
export const mutantCards: fc.Arbitrary<unknown> = fc
  .record({
    seed: fc.constantFrom(...seeds.filter(({ kind, text }) => kind === 'card' && isJson(text))),
    changes: fc.array(change('tree'), { maxLength: 6 }),
  })
  .map(({ seed, changes }) => JSON.parse(read(changed(seed, changes))));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
