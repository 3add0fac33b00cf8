import { validate } from '@hyperjump/json-schema/draft-2020-12';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { validate as findings } from '../../src/core/schema/validate.ts';
import { corpusFiles, hasCorpus } from '../corpus.ts';
import harbor from '../fixtures/card/harbor/input.json' with { type: 'json' };
import { serveIdsFromWorker } from './by-id.ts';

const CARD = 'https://1849.ai/schema/goloco-agent-card.schema.json';

serveIdsFromWorker();

const parsed = ({ bytes }: { bytes: Uint8Array }): unknown[] => {
  try {
    return [JSON.parse(new TextDecoder().decode(bytes))];
  } catch {
    return [];
  }
};

/** What each validator says of many values, from the schemas as the Worker serves them. */
async function verdicts(values: readonly unknown[]) {
  const loadSchema = async (uri: string) => (await fetch(uri)).json();
  const ajv = await new Ajv2020({ loadSchema }).compileAsync({ $ref: CARD });
  const hyperjump = await validate(CARD);
  return values.map((value) => ({
    cfworker: findings(CARD, value).length === 0,
    ajv: ajv(value),
    hyperjump: hyperjump(value as Parameters<typeof hyperjump>[0]).valid,
  }));
}

const disagreeing = async (values: readonly unknown[]) =>
  (await verdicts(values)).filter(({ cfworker, ajv, hyperjump }) => cfworker !== ajv || ajv !== hyperjump);

/** The value with one of its parts gone, for every part: the ways in which a card is incomplete. */
function* withoutOne(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const { [key]: part, ...rest } = value as Record<string, unknown>;
    yield Array.isArray(value) ? value.toSpliced(Number(key), 1) : rest;
    for (const less of withoutOne(part)) {
      yield Array.isArray(value) ? value.with(Number(key), less) : { ...value, [key]: less };
    }
  }
}

describe('cfworker, ajv and hyperjump agree', () => {
  test('on the published card, and on every card that it becomes by losing one part', async () => {
    const values = [harbor, ...withoutOne(harbor)];
    expect(values.length).toBeGreaterThan(80);
    expect(await disagreeing(values)).toEqual([]);
  });

  test.runIf(hasCorpus)('on every real card', async () => {
    const values = [...corpusFiles('cards', '.json'), ...corpusFiles('spec-samples', '.json')].flatMap(parsed);
    expect(values.length).toBeGreaterThan(60);
    expect(await disagreeing(values)).toEqual([]);
  });
});
