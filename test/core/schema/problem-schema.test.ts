import { expect, it } from 'vitest';
import { accepted, changed, type Json, type JsonObject, refused, verdicts } from './judges.ts';

const PROBLEM = 'https://1849.ai/schema/problem.schema.json';

const problem: JsonObject = {
  type: 'https://1849.ai/problems/not-found',
  title: 'Nothing stands at this address',
  status: 404,
  detail: 'There is no /nowhere.',
  requestId: '4b1f',
};

it.each(Object.keys(problem))('needs %s', (name) => {
  expect(verdicts(PROBLEM, problem)).toEqual(accepted);
  expect(verdicts(PROBLEM, changed(problem, name, undefined))).toEqual(refused);
  expect(verdicts(PROBLEM, changed(problem, name, ''))).toEqual(refused);
});

it.each<[string, Json, object]>([
  ['allow', ['GET', 'HEAD'], accepted],
  ['allow', 'GET', refused],
  ['allow', [''], refused],
  ['limit', 0, refused],
  ['limit', 262_144, accepted],
  ['limit', '256 KiB', refused],
  ['parameters', [{ name: 'kind', detail: 'Unknown.', allowed: ['card'] }], accepted],
  ['parameters', [{ name: 'kind' }], refused],
  ['parameters', [{ detail: 'Unknown.' }], refused],
  ['parameters', [{ name: '', detail: 'Unknown.' }], refused],
  ['parameters', [{ name: 'kind', detail: '' }], refused],
  ['parameters', [{ name: 'kind', detail: 'Unknown.', allowed: [''] }], refused],
  ['accepted', ['application/json'], accepted],
  ['accepted', [1], refused],
  ['accepted', [''], refused],
  ['status', 200, refused],
  ['status', 599, accepted],
  ['status', 600, refused],
  ['status', '404', refused],
  ['instance', '/nowhere', accepted],
])('judges %s: %j', (name, value, expected) => {
  expect(verdicts(PROBLEM, changed(problem, name, value))).toEqual(expected);
});
