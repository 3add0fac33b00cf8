import { describe, expect, test } from 'vitest';
import { fixed, found, judgeCard } from './card-judge.ts';

const skill = (members: object) => ({
  id: 'edit',
  name: 'Edit',
  description: 'Edits a text.',
  tags: ['edit'],
  examples: ['Edit this.'],
  ...members,
});

describe('modes', () => {
  // the modes, what is found, the modes after the fixes, whether those are safe
  test.each<[string[], string[], string[], boolean[]]>([
    [['text'], ['warning card/media-type 0'], ['text/plain'], [true]],
    [['JSON'], ['warning card/media-type 0'], ['application/json'], [true]],
    [[' text/plain'], ['warning card/media-type 0'], ['text/plain'], [true]],
    [['markdown'], ['warning card/media-type 0'], ['text/markdown'], [false]],
    [['image'], ['warning card/media-type 0'], ['image/*'], [false]],
    [['application-json'], ['warning card/media-type 0'], ['application/json'], [false]],
    [['telepathy'], ['warning card/media-type 0'], ['telepathy'], []],
    [[''], ['warning card/media-type 0'], [''], []],
    [['text/plain; charset'], ['warning card/media-type 0'], ['text/plain'], [false]],
    [['text/plain;;'], ['warning card/media-type 0'], ['text/plain'], [false]],
    [['text/'], ['warning card/media-type 0'], ['text/'], []],
    [['text', 'text/plain'], ['warning card/media-type 0'], ['text/plain'], [true]],
    [['text/plain', 'text'], ['warning card/media-type 1'], ['text/plain'], [true]],
    [['text', 'text'], ['warning card/media-type 0', 'warning card/media-type 1'], ['text/plain'], [true, true]],
    [['text/plain', 'Text/Plain'], ['note card/duplicate-mode 1'], ['text/plain'], [true]],
    [
      ['text/plain', 'text/plain', 'text/plain', 'image/png'],
      ['note card/duplicate-mode 1', 'note card/duplicate-mode 2'],
      ['text/plain', 'image/png'],
      [true, true],
    ],
    [
      ['image/*', '*/*', 'text/html; charset=utf-8', 'text/csv;header="a;b" ; x=1', 'application/vnd.harbor+json'],
      [],
      [],
      [],
    ],
  ])('%j', async (modes, expected, after, safe) => {
    const members = { defaultOutputModes: modes };
    expect(await found(members)).toEqual(expected.map((one) => one.replace(/(\d)$/, '/defaultOutputModes/$1')));
    if (expected.length > 0) {
      expect(await fixed(members)).toMatchObject({ card: { defaultOutputModes: after }, safe });
    }
  });

  test('of a skill', async () => {
    expect(await found({ skills: [skill({ inputModes: ['text'], outputModes: ['file'] })] })).toEqual([
      'warning card/media-type /skills/0/inputModes/0',
      'warning card/media-type /skills/0/outputModes/0',
    ]);
  });
});

describe('skills', () => {
  test('a third one with the same id points at the first', async () => {
    const { diagnostics } = await judgeCard({ skills: [skill({}), skill({}), skill({}), skill({ id: 'Edit' })] });
    expect(diagnostics.map(({ code, pointer, related }) => [code, pointer, related?.[0]?.pointer])).toEqual([
      ['card/duplicate-skill-id', '/skills/1/id', '/skills/0/id'],
      ['card/duplicate-skill-id', '/skills/2/id', '/skills/0/id'],
    ]);
  });

  test('without examples are told once', async () => {
    const { diagnostics } = await judgeCard({
      skills: [skill({ id: 'a' }), skill({ id: 'b', examples: [] }), skill({ id: 'c', examples: undefined })],
    });
    expect(
      diagnostics.map(({ code, pointer, message, related }) => [code, pointer, message, related?.[0]?.pointer]),
    ).toEqual([['card/skill-examples', '/skills/1/examples', '2 skills have no examples.', '/skills/2/examples']]);
  });

  test.each([
    ['Edit', 'edit.', true],
    ['Edit copy', 'Edit-Copy!', true],
    ['परीक्षण', 'परीक्षण', true],
    ['Edit', 'Edits', false],
    ['!!!', '???', false],
  ])('name %j, description %j: repeated %j', async (name, description, repeated) => {
    const expected = repeated ? ['note card/repeated-description /skills/0/description'] : [];
    expect(await found({ skills: [skill({ name, description })] })).toEqual(expected);
  });

  // a tag, and the one that is proposed; undefined where it is a skill of OASF
  test.each<[string, string | undefined]>([
    ['oasf:software_engineering/code_generation', undefined],
    ['oasf:software_engineering', undefined],
    ['oasf', undefined],
    ['oasf-like', undefined],
    ['oasf:software_engineering/code_generaton', 'Did you mean "oasf:software_engineering/code_generation"?'],
    ['oasf:software-engineering/code-generation', 'Did you mean "oasf:software_engineering/code_generation"?'],
    ['oasf:code_generation', 'Did you mean "oasf:software_engineering/code_generation"?'],
    ['oasf:knitting', 'Take a name from the OASF list of skills, or leave the prefix "oasf:" out.'],
    ['oasf:', 'Take a name from the OASF list of skills, or leave the prefix "oasf:" out.'],
  ])('the tag %s', async (tag, hint) => {
    const { diagnostics } = await judgeCard({ skills: [skill({ tags: ['edit', tag] })] });
    expect(diagnostics.map(({ code, pointer, hint }) => [code, pointer, hint])).toEqual(
      hint ? [['card/oasf-unknown', '/skills/0/tags/1', hint]] : [],
    );
  });
});

describe('interfaces', () => {
  const at = (members: object) => ({
    url: 'https://harbor.studio/a2a',
    protocolBinding: 'JSONRPC',
    protocolVersion: '1.0',
    ...members,
  });

  test.each<[string, object, boolean]>([
    ['nothing', {}, true],
    ['an empty tenant', { tenant: '' }, true],
    ['the tenant', { tenant: 'b' }, false],
    ['the version', { protocolVersion: '0.3' }, false],
    ['the binding', { protocolBinding: 'HTTP+JSON' }, false],
    ['the url', { url: 'https://harbor.studio/b' }, false],
  ])('two that differ in %s', async (_, members, duplicate) => {
    const supportedInterfaces = [at({}), at(members)];
    expect(await found({ supportedInterfaces })).toEqual(
      duplicate ? ['warning card/duplicate-interface /supportedInterfaces/1'] : [],
    );
    if (duplicate) expect((await fixed({ supportedInterfaces })).card.supportedInterfaces).toEqual([at({})]);
  });
});

test.each([
  ['1.0.0', true],
  ['0.1.0-beta.2', true],
  ['1.0.0+6225e0410d2e', true],
  ['1.0', false],
  ['v1.0.0', false],
  ['2026-01-30', false],
])('the version %s has the usual form: %j', async (version, usual) => {
  expect(await found({ version })).toEqual(usual ? [] : ['note card/version-form /version']);
});

test.each<[object, string[]]>([
  [{ description: 'x' }, ['warning card/extension-uri /capabilities/extensions/0/uri']],
  [{ uri: '' }, ['warning card/extension-uri /capabilities/extensions/0/uri']],
  [{ uri: null }, ['warning card/extension-uri /capabilities/extensions/0/uri']],
  [{ uri: 'nope' }, ['note card/extension-uri /capabilities/extensions/0/uri']],
  [{ uri: 'urn:harbor:tone' }, []],
  [{ uri: 'https://harbor.studio/extensions/tone/v1', required: true }, []],
])('the extension %j', async (extension, expected) => {
  expect(await found({ capabilities: { extensions: [extension] } })).toEqual(expected);
});

test('an extension that stands twice', async () => {
  const uri = 'https://harbor.studio/extensions/tone/v1';
  expect(await found({ capabilities: { extensions: [{ uri }, { uri, required: true }] } })).toEqual([
    'warning card/duplicate-extension /capabilities/extensions/1/uri',
  ]);
});

test('examples of nothing are none', async () => {
  expect(await found({ skills: [skill({ examples: [''] })] })).toEqual(['note card/skill-examples /skills/0/examples']);
});
