import { expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';

/** Keys that no URI fragment can hold; YAML writes them with an escape. */
const keys = ['\\ud800', 'a\\udc00b', 'name\\ud83d'];

test.each(keys)('a key with half of a surrogate pair, %s, is judged', async (key) => {
  for (const kind of ['agent', 'skill'] as const) {
    const text = `---\nname: house-style\ndescription: Applies the house style.\n"${key}": house\ntools:\n  "${key}": 1\n---\nRead the text.\n`;
    const { report } = await check(new TextEncoder().encode(text), { kind });
    expect(report.diagnostics.map(({ code }) => code)).toContain('text/lone-surrogate');
    expect(report.valid).toBe(false);
  }
});
