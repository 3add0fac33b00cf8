import fc from 'fast-check';

const minutes = Number(process.env.FUZZ_MINUTES ?? 0);

/** Says how many inputs were tried: nobody counts them beforehand. */
function tell<Input>(details: fc.RunDetails<Input>): void {
  console.log(`${details.numRuns} tried, ${details.numSkips} passed over`);
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
}

/**
 * How long a property is tried: the same few inputs in `npm test`, so that it finds what it found before and nothing by
 * chance; new ones for as many minutes as `FUZZ_MINUTES` says for each property in `npm run fuzz`.
 */
export const runs = <Input>(count: number): fc.Parameters<Input> =>
  minutes > 0
    ? {
        numRuns: Number.MAX_SAFE_INTEGER,
        interruptAfterTimeLimit: minutes * 60_000,
        markInterruptAsFailure: false,
        maxSkipsPerRun: Number.MAX_SAFE_INTEGER,
        reporter: tell,
      }
    : { numRuns: count, seed: 1849 };

/** Longer than the longest run. */
export const timeout = (minutes + 2) * 60_000;
