import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, examine } from '../../src/core/check.ts';
import type { JsonObject } from '../../src/core/document.ts';
import type { Kind } from '../../src/core/report.ts';
import { reversed } from '../core/preview/harbor.ts';
import { bothWays } from '../core/schema/whole.ts';
import { encode } from './changes.ts';
import { mutantsOf, mutantValues } from './documents.ts';
import { runs, timeout } from './runs.ts';

const isValid = async (text: string, kind: Kind) => (await check(encode(text), { kind })).report.valid;

describe.each(['card', 'listing'] as const)('a %s', (kind) => {
  test('has the same verdict whatever the order of its keys and its white space', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(mutantValues(kind), async (value) => {
        const valid = await isValid(JSON.stringify(value), kind);
        for (const indent of ['\t', '\r\n  ']) {
          expect(await isValid(JSON.stringify(value, null, indent), kind)).toBe(valid);
        }
        // Which of several faults is told as the first depends on the order; that there is one does not.
        expect(await isValid(JSON.stringify(reversed(value)), kind)).toBe(valid);
      }),
      runs(150),
    );
  });
});

/** A frontmatter in JSON's terms, which are YAML too, and a body. */
const written = (value: JsonObject, body: string, between = '\n') =>
  `---\n${Object.entries(value)
    .map(([key, member]) => `${JSON.stringify(key)}: ${JSON.stringify(member)}${between}`)
    .join('')}---\n${body}`;

describe('an agent file or a skill', () => {
  test('has the same verdict whatever the order of its keys and its white space', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(mutantsOf('agent', 'skill'), async ({ bytes, kind }) => {
        const { text, reading } = await examine(bytes, { kind });
        const { document } = reading;
        fc.pre(document !== undefined && 'body' in document);
        if (!document || !('body' in document)) return;
        const { value } = document;
        const body = text.slice(document.body.start, document.body.end);
        const valid = await isValid(written(value, body), kind);
        for (const between of ['\r\n', ' \n\n', ' # why\n']) {
          expect(await isValid(written(value, body, between), kind)).toBe(valid);
        }
        expect(await isValid(written(reversed(value) as JsonObject, body), kind)).toBe(valid);
      }),
      runs(150),
    );
  });
});

describe('the fast path', () => {
  function expectAgreement(value: unknown): void {
    const { short, long } = bothWays(value);
    expect(short).toEqual(long);
  }

  test('finds in a value what cfworker finds in the whole of it, and nothing else', { timeout }, () => {
    fc.assert(fc.property(fc.oneof(mutantValues('card'), mutantValues('listing')), expectAgreement), runs(300));
  });

  test('so of a frontmatter too', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(mutantsOf('agent', 'skill'), async ({ bytes, kind }) => {
        const { reading } = await examine(bytes, { kind });
        const value = reading.document?.value;
        // cfworker takes no key with half a character in it.
        fc.pre(value !== undefined && JSON.stringify(value).search(/\\ud[89a-f]/) < 0);
        expectAgreement(value);
      }),
      runs(150),
    );
  });

  test('says the same when it is asked twice', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(mutantsOf('card', 'agent', 'skill', 'listing'), async ({ bytes, kind }) => {
        expect(await check(bytes, { kind })).toEqual(await check(bytes, { kind }));
      }),
      runs(50),
    );
  });
});
