/**
 * A minute of mixed requests on workerd, then workerd killed under load. `npm run load`; it ends by itself, asks only
 * this machine, and fails where something answers with a fault of the server, memory goes on growing, or what is good
 * has to wait for what is not.
 */
import { type Answered, load, type Wire } from '../bench/client.ts';
import { table } from '../bench/measure.ts';
import { bundleOurs, Served } from '../workerd.ts';
import { bad, good, hostile } from './requests.ts';

const CONNECTIONS = 50;
const SECONDS = 60;
const KILLS = 3;

/** Six good requests to one bad one, and to one hostile one in two turns. */
function mixed(): Wire[] {
  const all: Wire[] = [];
  const turns = bad.length * hostile.length;
  for (let turn = 0; turn < turns; turn++) {
    for (let each = 0; each < 6; each++) all.push(good[(turn * 6 + each) % good.length] as Wire);
    all.push(bad[turn % bad.length] as Wire);
    if (turn % 2 === 0) all.push(hostile[(turn / 2) % hostile.length] as Wire);
  }
  return all;
}

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

const isFault = (status: number): boolean => status >= 500 && status !== 501;

function print(title: string, answers: readonly Answered[]): void {
  const rows = [...new Set(answers.map(({ name }) => name))].sort().map((name) => {
    const times = answers.filter((one) => one.name === name).map(({ milliseconds }) => milliseconds);
    times.sort((a, b) => a - b);
    const statuses = Map.groupBy(
      answers.filter((one) => one.name === name),
      ({ status }) => status,
    );
    const counts = [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, list]) => `${list.length} × ${status || 'no answer'}`);
    const figures = [0.5, 0.99, 1].map((part) => percentile(times, part).toFixed(1));
    return [name, String(times.length), ...figures, counts.join(', ')];
  });
  console.log(table(title, ['', 'requests', 'p50 ms', 'p99 ms', 'most ms', 'answers'], rows));
}

const faults: string[] = [];
const served = await Served.start(bundleOurs());
try {
  const resident: number[] = [];
  const watch = setInterval(() => resident.push(served.residentBytes), 1000);
  const answers = await load(served.port, mixed(), { connections: CONNECTIONS, seconds: SECONDS });
  clearInterval(watch);
  print(`${SECONDS} s, ${CONNECTIONS} connections`, answers);
  const megabytes = resident.map((bytes) => Math.round(bytes / 1024 / 1024));
  console.log(`\nMemory of workerd, MB, each 5 s: ${megabytes.filter((_, at) => at % 5 === 0).join(' ')}`);
  const third = Math.floor(megabytes.length / 3);
  const [middle, last] = [megabytes.slice(third, 2 * third), megabytes.slice(2 * third)].map((part) =>
    Math.max(...part),
  );
  if (last === undefined || middle === undefined || last > middle * 1.2) faults.push('memory goes on growing');
  const times = answers.filter(({ name }) => name === 'good').map(({ milliseconds }) => milliseconds);
  times.sort((a, b) => a - b);
  const spread = percentile(times, 0.99) / percentile(times, 0.5);
  console.log(`p99 of the good is ${spread.toFixed(1)} times their p50, goal ≤ 5`);
  if (spread > 5) faults.push('good requests wait for others');
  if (answers.some(({ status }) => isFault(status))) faults.push('a fault of the server');
  if (answers.some(({ status }) => status === 0)) faults.push('a connection without an answer');

  const underFire = load(served.port, mixed(), { connections: CONNECTIONS, seconds: KILLS * 4 });
  for (let kill = 0; kill < KILLS; kill++) {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await served.restart();
  }
  const survived = await underFire;
  print(`workerd killed ${KILLS} times`, survived);
  if (survived.some(({ status }) => isFault(status))) faults.push('a fault of the server after a restart');
  if (survived.at(-1)?.status === 0) faults.push('no answer after a restart');
} finally {
  await served.stop();
}
console.log(faults.length === 0 ? '\nNothing broke.' : `\nBroken: ${faults.join('; ')}.`);
process.exitCode = faults.length === 0 ? 0 : 1;
