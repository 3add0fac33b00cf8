import { expect, it } from 'vitest';
import { accepted, type Json, refused, verdicts } from './judges.ts';

const SKILL = 'https://1849.ai/schema/skill.schema.json';
const least = { name: 'house-style', description: 'Applies the house style.' };

it.each<[string, Json, object]>([
  ['no more than it needs', least, accepted],
  [
    'every key',
    {
      ...least,
      license: 'MIT',
      compatibility: 'Needs git.',
      'allowed-tools': 'Read Bash(git:*)',
      metadata: { version: '1' },
    },
    accepted,
  ],
  [
    'keys with nothing behind them',
    { ...least, license: null, compatibility: null, 'allowed-tools': null, metadata: null },
    accepted,
  ],
  ['a key of another tool', { ...least, model: 'sonnet' }, refused],
  ['a key in capitals', { ...least, License: 'MIT' }, refused],
  ['frontmatter that is a list', [], refused],
  ['frontmatter that is nothing', null, refused],
  ['no name', { description: 'x' }, refused],
  ['no description', { name: 'x' }, refused],
  ['an empty name', { ...least, name: '' }, refused],
  ['a name of 64 characters', { ...least, name: 'a'.repeat(64) }, accepted],
  ['a name of 65 characters', { ...least, name: 'a'.repeat(65) }, refused],
  ['a name of 64 characters outside the first plane', { ...least, name: '𠀀'.repeat(64) }, accepted],
  ['a name of digits', { ...least, name: '1849' }, accepted],
  ['capitals', { ...least, name: 'House-Style' }, refused],
  ['an underscore', { ...least, name: 'house_style' }, refused],
  ['a space', { ...least, name: 'house style' }, refused],
  ['a no-break space', { ...least, name: 'house\u00a0style' }, refused],
  ['a hyphen in front', { ...least, name: '-house' }, refused],
  ['a hyphen at the end', { ...least, name: 'house-' }, refused],
  ['two hyphens', { ...least, name: 'house--style' }, refused],
  ['a name that ends its line', { ...least, name: 'house\n' }, refused],
  ['Chinese', { ...least, name: '技能' }, accepted],
  ['Cyrillic with a hyphen', { ...least, name: 'мой-навык' }, accepted],
  ['a name that YAML read as a number', { ...least, name: 1 }, refused],
  ['a blank description', { ...least, description: ' \n' }, refused],
  ['a description of 1024 characters', { ...least, description: 'é'.repeat(1024) }, accepted],
  ['a description of 1025 characters', { ...least, description: 'é'.repeat(1025) }, refused],
  ['a list of licences', { ...least, license: ['MIT'] }, refused],
  ['an empty compatibility', { ...least, compatibility: '' }, accepted],
  ['a compatibility of 500 characters', { ...least, compatibility: 'x'.repeat(500) }, accepted],
  ['a compatibility of 501 characters', { ...least, compatibility: 'x'.repeat(501) }, refused],
  ['tools as a list', { ...least, 'allowed-tools': ['Read'] }, accepted],
  ['tools as a map', { ...least, 'allowed-tools': { Read: true } }, refused],
  ['metadata with a number', { ...least, metadata: { version: 1.1 } }, accepted],
  ['metadata as a text', { ...least, metadata: 'x' }, refused],
  ['metadata as a list', { ...least, metadata: ['x'] }, refused],
])('judges %s', (_what, frontmatter, expected) => {
  expect(verdicts(SKILL, frontmatter)).toEqual(expected);
});
