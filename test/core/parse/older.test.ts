import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Schema } from 'yaml';
import { olderType } from '../../../src/core/parse/yaml/older.ts';

const { tags } = new Schema({ schema: 'yaml-1.1' });
const isTyped = (written: string) =>
  tags.some((tag) => tag.default === true && 'test' in tag && tag.test?.test(written));

/** Words, numbers, dates and times, and what looks like them. */
const values = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.stringMatching(/^[A-Za-z]\w{0,11}$/),
  fc.stringMatching(/^[-+]?[\d_.:eE]{1,12}$/),
  fc.stringMatching(/^\d{4}-\d{1,2}-\d{1,2}$/),
  fc.constantFrom('y', 'NO', 'Off', 'false', 'False', 'null', '~', '<<', '.inf', '0x1f', '0b1', '017', '190:20:30'),
);

test('a value has a type of YAML 1.1 by the table of the library, and by nothing else', () => {
  fc.assert(
    fc.property(values, (written) => {
      // Null is nothing to be lost.
      const isNull = /^(?:~|null|Null|NULL|)$/.test(written);
      expect(olderType(written) !== undefined).toBe(isTyped(written) && !isNull);
    }),
    { numRuns: 2000 },
  );
});
