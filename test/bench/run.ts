/** Measures side by side in one run, alternating, and prints medians. `npm run bench`. */
import { readFileSync } from 'node:fs';
import { check } from '../../src/core/check.ts';

const bytes = readFileSync(new URL('../fixtures/card/harbor/input.json', import.meta.url));
const rounds = 9;
const turns = 300;

const cases: Record<string, () => unknown> = {
  'JSON.parse of the Harbor card': () => JSON.parse(new TextDecoder().decode(bytes)),
  'bytes to report, Harbor card': () => check(bytes),
};

const times = new Map<string, number[]>(Object.keys(cases).map((name) => [name, []]));
for (let round = 0; round < rounds; round++) {
  for (const [name, run] of Object.entries(cases)) {
    const start = performance.now();
    for (let turn = 0; turn < turns; turn++) await run();
    times.get(name)?.push((performance.now() - start) / turns);
  }
}
for (const [name, all] of times) {
  const median = all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
  console.log(`${(median * 1000).toFixed(0).padStart(6)} µs  ${name}`);
}
