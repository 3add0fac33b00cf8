import fc from 'fast-check';
import type { Kind } from '../../src/core/report.ts';
import { change, changed, encode, read } from './changes.ts';
import { frontmatters } from './frontmatters.ts';
import { seeds } from './seeds.ts';

export interface Mutant {
  readonly kind: Kind;
  readonly bytes: Uint8Array;
}

/** A failure is told with its text, and with its bytes only where those are no text. */
function told(kind: Kind, bytes: Uint8Array): Mutant {
  const shown = JSON.stringify(read(bytes));
  const isText = encode(read(bytes)).length === bytes.length;
  const written = isText ? shown : `${shown} (${Buffer.from(bytes).toString('hex')})`;
  return Object.defineProperty({ kind, bytes }, fc.toStringMethod, { value: () => `${kind} ${written}` });
}

const ofKinds = (kinds: readonly Kind[]) => {
  const some = seeds.filter(({ kind }) => kinds.includes(kind));
  return fc.record({
    seed: fc.constantFrom(...some),
    changes: fc.array(change('tree', 'tree', 'token', 'line', 'byte'), { maxLength: 6 }),
  });
};

/** Documents that were right or nearly so, changed at the level of their tree, tokens, lines and bytes. */
const changedOnes = (...kinds: Kind[]): fc.Arbitrary<Mutant> =>
  ofKinds(kinds).map(({ seed, changes }) => told(seed.kind, changed(seed.text, changes)));

/** Markdown whose frontmatter is written in every way that people get YAML wrong. */
const markdown: fc.Arbitrary<Mutant> = fc
  .record({ kind: fc.constantFrom('agent', 'skill'), yaml: frontmatters })
  .map(({ kind, yaml }) => told(kind, encode(`---\n${yaml}\n---\nEdit.\n`)));

export const mutantsOf = (...kinds: Kind[]): fc.Arbitrary<Mutant> =>
  kinds.includes('agent') || kinds.includes('skill')
    ? fc.oneof({ weight: 3, arbitrary: changedOnes(...kinds) }, { weight: 1, arbitrary: markdown })
    : changedOnes(...kinds);

export const mutants = mutantsOf('card', 'agent', 'skill', 'listing');

/** Documents that grow: a piece of them stands there as often as fits. */
export const longMutants: fc.Arbitrary<Mutant> = fc
  .record({ mutant: mutants, at: fc.nat(), length: fc.integer({ min: 1, max: 600 }), bytes: fc.nat(256 * 1024) })
  .map(({ mutant: { kind, bytes: short }, at, length, bytes }) => {
    const start = at % (short.length || 1);
    const piece = short.subarray(start, start + length);
    const times = Math.max(0, Math.floor((bytes - short.length) / (piece.length || 1)));
    const pieces = [short.subarray(0, start), ...Array.from({ length: times }, () => piece), short.subarray(start)];
    const long = new Uint8Array(Buffer.concat(pieces));
    const shown = () =>
      `${kind}, ${times} times ${JSON.stringify(read(piece))} at ${start} of ${JSON.stringify(read(short))}`;
    return Object.defineProperty({ kind, bytes: long }, fc.toStringMethod, { value: shown });
  });

/** JSON values of cards or listings, changed in their tree only. */
export const mutantValues = (kind: 'card' | 'listing'): fc.Arbitrary<unknown> =>
  fc
    .record({
      seed: fc.constantFrom(...seeds.filter((one) => one.kind === kind && isJson(one.text))),
      changes: fc.array(change('tree'), { maxLength: 6 }),
    })
    .map(({ seed, changes }) => JSON.parse(read(changed(seed.text, changes))));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
