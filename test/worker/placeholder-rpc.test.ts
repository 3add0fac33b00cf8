import { describe, expect, test } from 'vitest';
import { limits } from '../../src/core/limits.ts';
import { ask } from './ask.ts';
import { AGENT, call, rpc } from './rpc.ts';

test.each([
  ['SendMessage', -32004],
  ['SendStreamingMessage', -32004],
  ['GetTask', -32004],
  ['ListTasks', -32004],
  ['CancelTask', -32004],
  ['SubscribeToTask', -32004],
  ['GetExtendedAgentCard', -32004],
  ['message/send', -32004],
  ['message/stream', -32004],
  ['tasks/get', -32004],
  ['tasks/list', -32004],
  ['tasks/cancel', -32004],
  ['tasks/resubscribe', -32004],
  ['agent/getAuthenticatedExtendedCard', -32004],
  ['CreateTaskPushNotificationConfig', -32003],
  ['GetTaskPushNotificationConfig', -32003],
  ['ListTaskPushNotificationConfigs', -32003],
  ['DeleteTaskPushNotificationConfig', -32003],
  ['tasks/pushNotificationConfig/set', -32003],
  ['tasks/pushNotificationConfig/get', -32003],
  ['tasks/pushNotificationConfig/list', -32003],
  ['tasks/pushNotificationConfig/delete', -32003],
  ['NoSuch', -32601],
  ['sendmessage', -32601],
  ['', -32601],
  ['toString', -32601],
])('%s is %i', async (method, code) => {
  const { id, error } = await rpc(call(method));
  expect(id).toBe('x7');
  expect(error.code).toBe(code);
  expect(error.data?.[0]?.reason).toBe(
    { [-32004]: 'UNSUPPORTED_OPERATION', [-32003]: 'PUSH_NOTIFICATION_NOT_SUPPORTED' }[code],
  );
});

test('carries ErrorInfo as official clients look for it', async () => {
  const { error } = await rpc(call('SendMessage'));
  expect(error.data).toHaveLength(1);
  expect(error.data?.[0]).toMatchObject({
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason: 'UNSUPPORTED_OPERATION',
    domain: 'a2a-protocol.org',
  });
  for (const value of Object.values(error.data?.[0]?.metadata ?? {})) expect(value).toBeTypeOf('string');
  expect(error.message).toContain('https://1849.mintlify.app/agent-format');
});

test.each([
  ['not JSON', '{"jsonrpc":', -32700, null],
  ['nothing', '', -32700, null],
  ['not UTF-8', new Uint8Array([0x22, 0xe9, 0x22]), -32700, null],
  ['two values', '{} {}', -32700, null],
  ['100,000 open brackets', '['.repeat(100_000), -32700, null],
  ['100,000 levels', '['.repeat(100_000) + ']'.repeat(100_000), -32600, null],
  ['an object that breaks off', '{"jsonrpc":"2.0","id":7,"method":"GetTask"', -32700, null],
  ['a batch', `[${call('SendMessage')}]`, -32600, null],
  ['an empty batch', '[]', -32600, null],
  ['a string', '"x"', -32600, null],
  ['null', 'null', -32600, null],
  ['no version', '{"id":1,"method":"GetTask"}', -32600, 1],
  ['another version', '{"jsonrpc":"1.0","id":1,"method":"GetTask"}', -32600, 1],
  ['a number as version', '{"jsonrpc":2.0,"id":1,"method":"GetTask"}', -32600, 1],
  ['no method', '{"jsonrpc":"2.0","id":"a"}', -32600, 'a'],
  ['a number as method', call(5, 'a'), -32600, 'a'],
  ['an object as id', call('GetTask', {}), -32600, null],
  ['a list as id', call('GetTask', [1]), -32600, null],
  ['a boolean as id', call('GetTask', true), -32600, null],
  ['null as id', call('GetTask', null), -32004, null],
  ['no id', '{"jsonrpc":"2.0","method":"GetTask"}', -32004, null],
  ['an empty id', call('GetTask', ''), -32004, ''],
  ['a byte order mark', `\ufeff${call('GetTask')}`, -32004, 'x7'],
  [
    'members of another object',
    '{"params":{"id":9,"method":"x"},"jsonrpc":"2.0","id":1,"method":"GetTask","x":[{"id":8}]}',
    -32004,
    1,
  ],
  ['two ids', '{"jsonrpc":"2.0","id":1,"method":"GetTask","id":2}', -32004, 2],
  ['id as a value', '{"jsonrpc":"2.0","x":"id","y":"\\"id\\":3","id":1,"method":"GetTask"}', -32004, 1],
  [
    'params that nest deeper than documents may',
    `{"jsonrpc":"2.0","id":7,"method":"SendMessage","params":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    -32004,
    7,
  ],
])('%s', async (_, body, code, id) => {
  const answer = await rpc(body);
  expect([answer.error.code, answer.id]).toEqual([code, id]);
});

test.each(['1234567890123456789', '-0', '1e400', '1.50', '"\\u00e9\\ud800"', '"é"'])(
  'echoes the id %s as written',
  async (id) => {
    const body = `{"jsonrpc":"2.0","id": ${id} ,"method":"GetTask"}`;
    const text = await (await ask(AGENT, { method: 'POST', body })).text();
    expect(text).toContain(`"id":${id},`);
  },
);

test.each([
  ['1.0', -32004],
  ['1.0.1', -32004],
  ['0.3', -32004],
  ['0.3.0', -32004],
  ['', -32004],
  ['0.2', -32009],
  ['2.0', -32009],
  ['1', -32009],
  ['1.1', -32009],
  ['11.0', -32009],
  ['1x0', -32009],
  ['v1.0', -32009],
  ['1.0, 0.3', -32009],
])('A2A-Version %s is %i, in the header and in the query', async (version, code) => {
  const header = await rpc(call('SendMessage'), { 'A2A-Version': version });
  const query = await rpc(call('SendMessage'), {}, `${AGENT}?A2A-Version=${encodeURIComponent(version)}`);
  for (const { error } of [header, query]) {
    expect(error.code).toBe(code);
    if (code === -32009) {
      expect(error.data?.[0]).toMatchObject({
        reason: 'VERSION_NOT_SUPPORTED',
        metadata: { supportedVersions: '1.0, 0.3' },
      });
    }
  }
});

describe('a request over the limit is told the same: no server is here, whatever it says', () => {
  const long = 'é'.repeat(limits.documentBytes);
  /** A request whose text ends with `end` where the part that is read ends. */
  const cut = (end: string) => {
    const start = '{"jsonrpc":"2.0","x":"';
    return `${start}${'x'.repeat(limits.documentBytes - start.length - end.length)}${end}`;
  };
  test.each([
    ['the id in front', `{"jsonrpc":"2.0","id":1234567890123456789,"params":"${long}"}`, '1234567890123456789'],
    ['the id behind', `{"jsonrpc":"2.0","params":"${long}","id":7}`, 'null'],
    ['the id within a character', `{"id":"é","x":"x${long}"}`, '"é"'],
    ['an id that is none', `{"jsonrpc":"2.0","id":tru,"params":"${long}"}`, 'null'],
    ['an object as id', `{"jsonrpc":"2.0","id":{},"params":"${long}"}`, 'null'],
    ['a string that breaks off', `{"jsonrpc":"2.0","id":7,"params":"${'\\"id\\":8,'.repeat(60_000)}`, '7'],
    ['a number that the limit cuts', `${cut('","id":12')}34}`, 'null'],
    ['a string that the limit cuts', `${cut('","id":"a\\"')}b"}`, 'null'],
    ['a key that the limit cuts', `${cut('","id')}":7}`, 'null'],
    ['brackets', '['.repeat(limits.documentBytes + 1), 'null'],
    ['no JSON', 'x'.repeat(limits.documentBytes + 1), 'null'],
  ])('%s', async (_, body, id) => {
    expect((await rpc(body)).error.code).toBe(-32004);
    const text = await (await ask(AGENT, { method: 'POST', body })).text();
    expect(text).toContain(`"id":${id},`);
  });

  test('the version counts as ever', async () => {
    expect((await rpc(`{"params":"${long}"}`, { 'A2A-Version': '9.9' })).error.code).toBe(-32009);
  });

  test('to the byte', async () => {
    const body = call('NoSuch');
    const padded = (size: number) => body + ' '.repeat(size - body.length);
    expect((await rpc(padded(limits.documentBytes))).error.code).toBe(-32601);
    expect((await rpc(padded(limits.documentBytes + 1))).error.code).toBe(-32004);
  });
});

test('a slash behind the address changes nothing', async () => {
  expect(await rpc(call('SendMessage'), {}, `${AGENT}/`)).toEqual(await rpc(call('SendMessage')));
});
