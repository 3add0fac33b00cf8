/** Something to measure: what one turn does. */
export type Work = () => unknown;

export const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;

/**
 * Runs works side by side, alternating, and gives the seconds that one turn took, by work and round. Each work gets
 * about `seconds` in a round; the first turns, in which the machine learns the code, are not counted.
 */
export async function alternate(works: readonly Work[], rounds: number, seconds: number): Promise<number[][]> {
  const turns: number[] = [];
  for (const work of works) {
    const start = performance.now();
    let done = 0;
    for (; done < 3 || performance.now() - start < seconds * 2000; done++) await work();
    turns.push(Math.max(1, Math.round((done / (performance.now() - start)) * seconds * 1000)));
  }
  const times: number[][] = works.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, work] of works.entries()) {
      const count = turns[index] ?? 1;
      const start = performance.now();
      for (let turn = 0; turn < count; turn++) await work();
      times[index]?.push((performance.now() - start) / 1000 / count);
    }
  }
  return times;
}

/** The exponent of the power law that fits best: the slope of the line through the logarithms, by least squares. */
export function exponent(points: readonly (readonly [size: number, time: number])[]): number {
  const logs = points.map(([size, time]) => [Math.log(size), Math.log(time)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, log) => sum + log[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const above = logs.reduce((sum, log) => sum + (log[0] - x) * (log[1] - y), 0);
  return above / logs.reduce((sum, log) => sum + (log[0] - x) ** 2, 0);
}

/** Rows of a table with their columns in line, the first to the left and the others to the right. */
export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return `\n${title}\n${all.map((row) => `  ${line(row)}`).join('\n')}`;
}

/** A ratio, and by how much it went up and down over the rounds. */
export function ratio(all: readonly number[]): string {
  return `${median(all).toFixed(2)} (${Math.min(...all).toFixed(2)}–${Math.max(...all).toFixed(2)})`;
}
