import { gzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { bundle as compound, golocoCardId } from '../../src/core/schema/registry.ts';
import { bundle, bundleOurs, Served } from '../workerd.ts';
import { load, type Wire, wire } from './client.ts';
import { right, type Sample, wrong } from './documents.ts';
import { median, ratio, table } from './measure.ts';

// A CommonJS module whose types say that its default export is the function, and whose value has it one level down.
const standalone = (standaloneModule as unknown as { default: typeof standaloneModule }).default;

const CONNECTIONS = 8;
const SECONDS = 0.3;
/** Until V8 has compiled what runs often, which takes it some thousand requests. */
const WARM_UP_SECONDS = 10;

/** A Worker that answers a schema's bytes and tag without looking at the request but for the tag. */
const constant = (body: string, etag: string) => `
  const body = ${JSON.stringify(body)};
  const headers = { 'Content-Type': 'application/schema+json', ETag: ${JSON.stringify(etag)} };
  export default {
    fetch: (request) => request.headers.has('if-none-match')
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers }),
  };`;

/** The floor: a Worker that reads the body, parses it where it is JSON, and says so. */
const floor = `
  export default {
    async fetch(request) {
      const text = await request.text();
      let valid = true;
      try { if (text.startsWith('{')) JSON.parse(text); } catch { valid = false; }
      return Response.json({ valid });
    },
  };`;

/** The same with ajv's validator, compiled ahead of time from our card schema. */
const withAjv = `
  import validate from 'made:validator';
  export default {
    async fetch(request) {
      const valid = validate(JSON.parse(await request.text()));
      return Response.json({ valid, errors: validate.errors });
    },
  };`;

function ajvValidator(): string {
  const ajv = new Ajv2020({ code: { source: true, esm: true }, allErrors: true, strict: false });
  return standalone(ajv, ajv.compile(compound(golocoCardId)));
}

/** Requests a second, and CPU of workerd per request where there is enough of it to be told. */
interface Speed {
  readonly perSecond: number;
  readonly cpu: number;
}

async function speed(served: Served, request: Wire): Promise<Speed> {
  const before = served.cpuSeconds;
  const start = performance.now();
  const answers = await load(served.port, [request], { connections: CONNECTIONS, seconds: SECONDS });
  const failed = answers.find(({ status }) => status !== 200 && status !== 304);
  if (failed) throw new Error(`${request.name} was answered with ${failed.status}`);
  return {
    perSecond: (answers.length / (performance.now() - start)) * 1000,
    cpu: (served.cpuSeconds - before) / answers.length,
  };
}

interface Row {
  readonly name: string;
  readonly request: Wire;
  /** What ours is compared with, ours last. */
  readonly workers: readonly Served[];
  readonly goal?: number;
}

async function compare(rows: readonly Row[], rounds: number, title: string, peers: readonly string[]): Promise<void> {
  const speeds = rows.map(({ workers }) => workers.map((): Speed[] => []));
  for (const worker of new Set(rows.flatMap(({ workers }) => workers))) {
    const requests = rows.filter(({ workers }) => workers.includes(worker)).map(({ request }) => request);
    await load(worker.port, requests, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
  }
  for (let round = 0; round < rounds; round++) {
    for (const [at, { workers, request }] of rows.entries()) {
      for (const [index, worker] of workers.entries()) speeds[at]?.[index]?.push(await speed(worker, request));
    }
  }
  const lines = rows.map(({ name, goal }, at) => {
    const all = speeds[at] ?? [];
    const ours = all.at(-1) ?? [];
    const against = all
      .slice(0, -1)
      .map((peer) => ratio(ours.map((one, index) => one.perSecond / (peer[index]?.perSecond ?? 1))));
    const cpu = (list: readonly Speed[]) => median(list.map((one) => one.cpu)) * 1e6;
    return [
      name,
      median(ours.map((one) => one.perSecond)).toFixed(0),
      ...peers.map((_, index) => against[index] ?? ''),
      goal === undefined ? '' : `≥ ${goal}`,
      all.map((list) => cpu(list).toFixed(0)).join(' / '),
    ];
  });
  console.log(table(title, ['', 'requests/s', ...peers, 'goal', 'CPU µs, theirs / ours'], lines));
}

/** From the start of the process to the first answer, in milliseconds. */
async function startUp(served: Served): Promise<number> {
  const start = performance.now();
  await served.restart();
  return performance.now() - start;
}

const post = ({ name, text, kind }: Sample): Wire =>
  wire(name, 'POST', `/validate?kind=${kind}`, { 'Content-Type': 'application/octet-stream' }, text);

/** Ours against the least that a Worker can do, each in a workerd of its own. */
export async function benchServed(rounds: number): Promise<void> {
  const code = bundleOurs();
  const ours = await Served.start(code);
  const path = '/schema/goloco-agent-card.schema.json';
  const schema = await fetch(`http://127.0.0.1:${ours.port}${path}`);
  const etag = schema.headers.get('etag') ?? '';
  const still = await Served.start(await bundle(constant(await schema.text(), etag)));
  const twin = await Served.start(await bundle(constant('', etag)));
  const least = await Served.start(await bundle(floor));
  const ajv = await Served.start(await bundle(withAjv, { 'made:validator': ajvValidator() }));
  try {
    const get = (name: string, headers: Readonly<Record<string, string>> = {}) => wire(name, 'GET', path, headers);
    const fresh = { 'If-None-Match': etag };
    await compare(
      [
        { name: 'schema, 200', request: get('200'), workers: [still, ours], goal: 0.9 },
        { name: 'schema, 304', request: get('304', fresh), workers: [still, ours], goal: 0.9 },
        { name: 'noise: the constant against its twin, 304', request: get('304', fresh), workers: [still, twin] },
      ],
      rounds,
      `GET on workerd: medians of ${rounds} rounds (least–most)`,
      ['of a constant'],
    );
    const rows = (samples: readonly Sample[], goal: (name: string) => number | undefined): Row[] =>
      samples.map((sample) => {
        const wanted = goal(sample.name);
        return {
          name: sample.name,
          request: post(sample),
          workers: sample.kind === 'card' ? [least, ajv, ours] : [least, ours],
          ...(wanted !== undefined && { goal: wanted }),
        };
      });
    await compare(
      [
        ...rows(right, (name) => (name === 'Harbor card' ? 0.6 : undefined)),
        ...rows(wrong, (name) => (name.includes('card') ? 0.3 : undefined)),
      ],
      rounds,
      `POST /validate on workerd: medians of ${rounds} rounds (least–most)`,
      ['of parse only', 'of ajv'],
    );
    const starts: [number, number][] = [];
    for (let round = 0; round < rounds; round++) starts.push([await startUp(still), await startUp(ours)]);
    const [bare, own] = [median(starts.map(([one]) => one)), median(starts.map(([, one]) => one))];
    console.log(
      table(
        'The Worker',
        ['', 'is', 'goal'],
        [
          ['minified, KiB', (code.length / 1024).toFixed(0), '≤ 350'],
          ['gzip, KiB', (gzipSync(code).length / 1024).toFixed(0), '≤ 110'],
          ['first answer behind that of a constant, ms', (own - bare).toFixed(0), '< 50'],
        ],
      ),
    );
  } finally {
    await Promise.all([ours, still, twin, least, ajv].map((one) => one.stop()));
  }
}
