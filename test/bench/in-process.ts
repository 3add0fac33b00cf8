import { Ajv2020 } from 'ajv/dist/2020.js';
import { check } from '../../src/core/check.ts';
import { bundle, golocoCardId } from '../../src/core/schema/registry.ts';
import { families, right, type Sample, skill, wrong } from './documents.ts';
import { alternate, exponent, median, ratio, table, type Work } from './measure.ts';

const encoder = new TextEncoder();

/** A dev dependency that is only compared with; undefined, with a line, where it is not installed. */
async function peer<Module>(name: string): Promise<Module | undefined> {
  try {
    const module = await import(name);
    // Of a CommonJS package everything may stand in its default export.
    return { ...module.default, ...module };
  } catch {
    console.log(`\n${name} is left out: it is not installed.`);
    return undefined;
  }
}

/** What is used here of vscode-json-languageservice. */
interface LanguageServices {
  readonly TextDocument: { create(uri: string, language: string, version: number, text: string): object };
  getLanguageService(parameters: object): {
    configure(settings: object): void;
    parseJSONDocument(document: object): object;
    doValidation(document: object, parsed: object): Promise<object[]>;
  };
}

/** What is used here of skills-ref. */
interface SkillsRef {
  parseFrontmatter(content: string): [Record<string, unknown>, string];
  validateMetadata(metadata: Record<string, unknown>): string[];
}

function withAjv(): (bytes: Uint8Array) => unknown {
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(bundle(golocoCardId));
  return (bytes) => {
    try {
      validate(JSON.parse(new TextDecoder().decode(bytes)));
      return validate.errors;
    } catch (fault) {
      return fault;
    }
  };
}

async function withLanguageService(): Promise<((bytes: Uint8Array) => unknown) | undefined> {
  const module = await peer<LanguageServices>('vscode-json-languageservice');
  if (!module) return undefined;
  const service = module.getLanguageService({});
  service.configure({ schemas: [{ uri: golocoCardId, fileMatch: ['*.json'], schema: bundle(golocoCardId) }] });
  return (bytes) => {
    const document = module.TextDocument.create('file:///card.json', 'json', 1, new TextDecoder().decode(bytes));
    return service.doValidation(document, service.parseJSONDocument(document));
  };
}

async function withSkillsRef(): Promise<((bytes: Uint8Array) => unknown) | undefined> {
  const module = await peer<SkillsRef>('skills-ref');
  return module && ((bytes) => module.validateMetadata(module.parseFrontmatter(new TextDecoder().decode(bytes))[0]));
}

/** Bytes to report, ours against what people would take instead. */
export async function benchInProcess(rounds: number): Promise<void> {
  const peers: [string, (sample: Sample) => boolean, ((bytes: Uint8Array) => unknown) | undefined][] = [
    ['ajv', ({ kind }) => kind === 'card', withAjv()],
    ['vscode-json-languageservice', ({ kind }) => kind === 'card', await withLanguageService()],
    ['skills-ref', ({ kind }) => kind === 'skill', await withSkillsRef()],
  ];
  const rows: string[][] = [];
  for (const sample of [...right, ...wrong, skill]) {
    const bytes = encoder.encode(sample.text);
    const ours: Work = () => check(bytes, { kind: sample.kind });
    const theirs = peers.map(([, fits, judge]) => (judge && fits(sample) ? () => judge(bytes) : undefined));
    const works = [ours, ...theirs.filter((work) => work !== undefined)];
    const [own = [], ...others] = await alternate(works, rounds, 0.05);
    let next = 0;
    const against = theirs.map((work) => {
      const times = work && others[next++];
      return times ? ratio(times.map((time, index) => time / (own[index] ?? time))) : '';
    });
    rows.push([sample.name, String(bytes.length), (median(own) * 1e6).toFixed(0), ...against]);
  }
  const title = `Bytes to report in Node, how many times as fast as theirs: medians of ${rounds} rounds (least–most)`;
  console.log(table(title, ['', 'bytes', 'µs', ...peers.map(([name]) => name)], rows));
}

/** Time against size, over five sizes of each kind. */
export async function benchGrowth(rounds: number): Promise<void> {
  const rows: string[][] = [];
  for (const { name, kind, texts } of families) {
    const all = texts.map((text) => encoder.encode(text));
    const times = await alternate(
      all.map((bytes) => () => check(bytes, { kind })),
      rounds,
      0.02,
    );
    // The least time is the one that the machine's other work has lengthened least.
    const points = all.map((bytes, index) => [bytes.length, Math.min(...(times[index] ?? []))] as const);
    const cells = points.map(([size, time]) => `${(size / 1024).toFixed(0)} KB ${(time * 1000).toFixed(2)} ms`);
    rows.push([name, exponent(points).toFixed(2), ...cells]);
  }
  console.log(
    table('Growth: the exponent of time against size, goal ≤ 1.1', ['', 'exponent', '', '', '', '', ''], rows),
  );
}
