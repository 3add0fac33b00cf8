import type fc from 'fast-check';

const minutes = Number(process.env.FUZZ_MINUTES ?? 0);

/**
 * How long a property is tried: the same few inputs in `npm test`, so that it finds what it found before and nothing by
 * chance; new ones for as many minutes as `FUZZ_MINUTES` says for each property in `npm run fuzz`.
 */
export const runs = (count: number): fc.Parameters<unknown> =>
  minutes > 0
    ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: false }
    : { numRuns: count, seed: 1849 };

/** Longer than the longest run. */
export const timeout = (minutes + 2) * 60_000;
