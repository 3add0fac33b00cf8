import { expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import { exampleText } from '../../../src/core/rules/example.ts';
import { offer, skill } from '../../../src/core/rules/labor-terms/example.ts';

/** What is found in the smallest Goloco card with these members merged in, each as `severity code pointer`. */
async function found(members: object): Promise<string[]> {
  const text = await exampleText({ ...members }, { code: '', kinds: ['card'], severity: 'note', profiles: ['goloco'] });
  const { report } = await check(new TextEncoder().encode(text), { kind: 'card', profile: 'goloco' });
  return report.diagnostics.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);
}

const tagged = (...tags: string[]) => ({ ...skill({ id: 'a', tags }), ...offer('a') });
const required = (value: unknown) => ({
  capabilities: { extensions: offer('a').capabilities.extensions.map((one) => ({ ...one, required: value })) },
});

test.each<[string, object, string[]]>([
  ['the tag of the category', tagged('oasf:content_writing_marketing/content_writing'), []],
  ['no tag', tagged('writing'), ['warning labor-terms/oasf-tag /skills/0/tags']],
  [
    'the tag with a typing error: one fault, one diagnostic',
    tagged('oasf:content_writing_marketing/content_writting'),
    ['warning card/oasf-unknown /skills/0/tags/0'],
  ],
  [
    'a tag that OASF does not have, and none of the category: two faults',
    tagged('oasf:knitting'),
    ['warning labor-terms/oasf-tag /skills/0/tags', 'warning card/oasf-unknown /skills/0/tags/0'],
  ],
  ['required terms', required(true), ['warning labor-terms/required-extension /capabilities/extensions/0/required']],
  ['terms that are not', required(false), []],
  ['no advice on what Goloco writes: examples and the version', {}, []],
])('%s', async (_, members, expected) => expect(await found(members)).toEqual(expected));
