/** Measures side by side in one run, alternating, and prints ratios of medians. `npm run bench`. */
import { cpus, loadavg } from 'node:os';
import { benchGrowth, benchInProcess } from './in-process.ts';
import { benchServed } from './served.ts';
import { benchTyping } from './typing.ts';

const ROUNDS = 7;

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start`,
);
await benchServed(ROUNDS);
await benchInProcess(ROUNDS);
await benchGrowth(ROUNDS);
await benchTyping(ROUNDS);
console.log(`\nLoad ${loadavg()[0]?.toFixed(1)} at the end: above the number of cores, ratios lean on luck.`);
