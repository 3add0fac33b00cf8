import { expect, it } from 'vitest';
import { accepted, type Json, refused, verdicts } from './judges.ts';

const AGENT = 'https://1849.ai/schema/goloco-agent.schema.json';
const least = { name: 'copy-editor', description: 'Edits copy.' };

it.each<[string, Json, object]>([
  ['no more than it needs', least, accepted],
  [
    'every key',
    { ...least, model: 'any', tools: ['web.search'], mcpServers: ['docs', { web: {} }], skills: ['./skills/a'] },
    accepted,
  ],
  ['keys of another tool', { ...least, color: 'red', disallowedTools: null }, accepted],
  ['empty lists', { ...least, tools: [], mcpServers: [], skills: [] }, accepted],
  ['keys with nothing behind them', { ...least, model: null, tools: null, mcpServers: null, skills: null }, accepted],
  ['frontmatter that is a list', [], refused],
  ['frontmatter that is nothing', null, refused],
  ['no name', { description: 'Edits copy.' }, refused],
  ['no description', { name: 'copy-editor' }, refused],
  ['an empty name', { ...least, name: '' }, refused],
  ['capitals in the name', { ...least, name: 'Copy-Editor' }, refused],
  ['a space in the name', { ...least, name: 'copy editor' }, refused],
  ['a name that ends its line', { ...least, name: 'copy-editor\n' }, refused],
  ['a name of digits and hyphens', { ...least, name: '-2-' }, accepted],
  ['a name that YAML read as a number', { ...least, name: 2 }, refused],
  ['an empty description', { ...least, description: '' }, refused],
  ['a description of blanks', { ...least, description: ' \t\n' }, refused],
  ['a model of blanks', { ...least, model: ' ' }, refused],
  ['a tool of blanks', { ...least, tools: ['\u00a0'] }, refused],
  ['a server of blanks', { ...least, mcpServers: [' '] }, refused],
  ['a skill of blanks', { ...least, skills: [' '] }, refused],
  ['a name that is null', { ...least, name: null }, refused],
  ['a description that is null', { ...least, description: null }, refused],
  ['a description that YAML read as a map', { ...least, description: { 'Use when': 'asked' } }, refused],
  ['an empty model', { ...least, model: '' }, refused],
  ['a list of models', { ...least, model: ['any'] }, refused],
  ['tools in one string', { ...least, tools: 'Read, Write' }, refused],
  ['tools as a map', { ...least, tools: { write: true } }, refused],
  ['an empty tool', { ...least, tools: [''] }, refused],
  ['servers as a map', { ...least, mcpServers: { docs: {} } }, refused],
  ['an empty server', { ...least, mcpServers: [''] }, refused],
  ['a server that is a number', { ...least, mcpServers: [1] }, refused],
  ['a server that is null', { ...least, mcpServers: [null] }, refused],
  ['skills in one string', { ...least, skills: './skills/a' }, refused],
  ['an empty skill', { ...least, skills: [''] }, refused],
  ['a skill that is a map', { ...least, skills: [{ path: './skills/a' }] }, refused],
])('judges %s', (_what, frontmatter, expected) => {
  expect(verdicts(AGENT, frontmatter)).toEqual(expected);
});
