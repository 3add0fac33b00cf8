import { expect, test } from 'vitest';
import { nearestOasfTag, unknownOasfTags } from '../../../src/core/card/oasf.ts';

test.each([
  ['a skill', 'oasf:language_processing/language_translation/translation', true],
  ['what skills are grouped by, which is a skill too', 'oasf:language_processing/language_translation', true],
  ['the widest group', 'oasf:language_processing', true],
  ['a part alone', 'oasf:translation', false],
  ['a skill below another group', 'oasf:data_engineering_analytics/translation', false],
  ['a slash too many', 'oasf:language_processing/', false],
  ['a name of every object', 'oasf:constructor', false],
  ['no name', 'oasf:', false],
])('%s is known or not', (_, tag, known) => {
  expect(unknownOasfTags(['writing', tag])).toEqual(known ? [] : [{ index: 1, tag }]);
});

test('the skill whose last part a tag is, is what was meant', () => {
  expect(nearestOasfTag('oasf:translation')).toBe('oasf:language_processing/language_translation/translation');
  expect(nearestOasfTag('oasf:nothing_of_the_kind')).toBeUndefined();
});
