import { describe, expect, test } from 'vitest';
import { fixed, found, judgeCard } from './card-judge.ts';

const at = (url: string, protocolBinding = 'JSONRPC', protocolVersion = '1.0') => ({
  supportedInterfaces: [{ url, protocolBinding, protocolVersion }],
});
const demanded = {
  securitySchemes: { bearer: { httpAuthSecurityScheme: { scheme: 'Bearer' } } },
  securityRequirements: [{ schemes: { bearer: {} } }],
};
const pointer = '/supportedInterfaces/0/url';

describe('blanks around an address', () => {
  test.each(['https://harbor.studio/a2a ', '\thttps://harbor.studio/a2a', 'https://harbor.studio/a2a\n'])(
    '%j',
    async (url) => {
      expect(await found(at(url))).toEqual([`warning card/url ${pointer}`]);
      expect(await fixed(at(url))).toMatchObject({ card: at('https://harbor.studio/a2a'), safe: [true] });
    },
  );

  test('that no reader of addresses cuts off', async () => {
    for (const written of ['\u00a0https://harbor.studio/a2a', '\u3000https://harbor.studio/a2a ']) {
      expect(await found(at(written))).toEqual([`error card/url ${pointer}`]);
      expect(await fixed(at(written))).toMatchObject({ card: at('https://harbor.studio/a2a'), safe: [true] });
    }
    const target = { url: 'harbor.studio:443 ', protocolBinding: 'GRPC', protocolVersion: '1.0' };
    expect(await found({ supportedInterfaces: [target] })).toEqual([`error card/url ${pointer}`]);
  });

  test('are not all that is wrong', async () => {
    expect(await found(at(' /a2a'))).toEqual([`error card/url ${pointer}`]);
    expect(await found(at('https://harbor studio/'))).toEqual([`error card/url ${pointer}`]);
  });
});

describe('hosts', () => {
  test.each([
    // Reached by nobody outside.
    ['http://localhost:8000', 'warning card/local-url'],
    ['https://localhost:8443/a2a', 'warning card/local-url'],
    ['https://LOCALHOST./a2a', 'warning card/local-url'],
    ['https://agent.localhost/a2a', 'warning card/local-url'],
    ['https://127.0.0.1/a2a', 'warning card/local-url'],
    ['https://127.1/a2a', 'warning card/local-url'],
    ['https://2130706433/a2a', 'warning card/local-url'],
    ['https://[::1]:8443/a2a', 'warning card/local-url'],
    ['https://[::ffff:127.0.0.1]/a2a', 'warning card/local-url'],
    ['http://0.0.0.0:9999/', 'warning card/local-url'],
    ['https://[::]/', 'warning card/local-url'],
    ['https://10.1.2.3/a2a', 'warning card/local-url'],
    ['https://172.16.0.1/', 'warning card/local-url'],
    ['https://172.31.255.255/', 'warning card/local-url'],
    ['https://192.168.1.20/', 'warning card/local-url'],
    ['https://100.64.0.1/', 'warning card/local-url'],
    ['https://169.254.169.254/', 'warning card/local-url'],
    ['https://[fe80::1]/', 'warning card/local-url'],
    ['https://[fd00::1]/', 'warning card/local-url'],
    ['https://printer.local/', 'warning card/local-url'],
    ['http://agent.default.svc.cluster.local:8080/', 'warning card/local-url'],
    ['https://host.docker.internal/', 'warning card/local-url'],
    ['http://agent:8080/', 'warning card/local-url'],
    // Reached, but not safely.
    ['http://harbor.studio/a2a', 'warning card/insecure-url'],
    ['http://8.8.8.8/', 'warning card/insecure-url'],
    ['HTTP://harbor.studio/', 'warning card/insecure-url'],
    // Still to be put in.
    ['https://example.com/a2a', 'note card/placeholder-host'],
    ['https://agents.example.org/a2a', 'note card/placeholder-host'],
    ['https://agent.example/a2a', 'note card/placeholder-host'],
    ['https://agent.test/a2a', 'note card/placeholder-host'],
    ['https://agent.invalid/a2a', 'note card/placeholder-host'],
    ['https://your-domain.com/a2a', 'note card/placeholder-host'],
    ['https://agent.yourcompany.com/a2a', 'note card/placeholder-host'],
    ['https://YOUR_HOST/a2a', 'note card/placeholder-host'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the variable of a template, as people leave it behind.
    ['https://${HOST}/a2a', 'note card/placeholder-host'],
    ['https://{host}/a2a', 'note card/placeholder-host'],
    ['https://<your-host>/a2a', 'note card/placeholder-host'],
    ['{{BASE}}', 'note card/placeholder-host'],
    ['{{ base_url }}/a2a', 'note card/placeholder-host'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above.
    ['${BASE_URL}/a2a', 'note card/placeholder-host'],
    ['http://0.0.0.0:{{PORT}}/', 'note card/placeholder-host'],
    ['https://harbor.studio:<port>/', 'note card/placeholder-host'],
  ])('%s: %s', async (url, expected) => {
    expect(await found(at(url))).toEqual([`${expected} ${pointer}`]);
  });

  test.each([
    'https://harbor.studio/a2a',
    'https://172.15.0.1/',
    'https://172.32.0.1/',
    'https://100.128.0.1/',
    'https://11.0.0.1/',
    'https://192.169.0.1/',
    'https://[2001:db8::1]/',
    'https://fc.harbor.studio/',
    'https://localhost.harbor.studio/',
    'https://example.studio/',
    'https://counterexample.com/',
    'https://yourself.org/',
    'https://local.harbor.studio/internal/test',
  ])('%s: nothing', async (url) => {
    expect(await found(at(url))).toEqual([]);
  });

  test.each([
    ['http://harbor.studio/a2a', ['error card/insecure-url']],
    ['http://10.0.0.5/a2a', ['error card/insecure-url']],
    ['http://localhost/a2a', ['warning card/local-url']],
    ['http://0.0.0.0/a2a', ['warning card/local-url']],
    ['https://10.0.0.5/a2a', ['warning card/local-url']],
  ])('%s where credentials are demanded: %j', async (url, expected) => {
    expect(await found({ ...at(url), ...demanded })).toEqual(expected.map((one) => `${one} ${pointer}`));
  });

  test('an address that people open: nothing for http, a note where only they reach it', async () => {
    expect(await found({ documentationUrl: 'http://harbor.studio/docs' })).toEqual([]);
    expect(await found({ documentationUrl: 'http://localhost/docs' })).toEqual([
      'note card/local-url /documentationUrl',
    ]);
  });

  test.each([
    ['https://YOUR_HOST:443/a2a', 'YOUR_HOST'],
    ['{{BASE}}', '{{BASE}}'],
    ['https://<Your-Host>/a2a', '<Your-Host>'],
  ])('%s is named as it is written: %s', async (url, name) => {
    const { diagnostics } = await judgeCard(at(url));
    expect(diagnostics.map(({ message }) => message.startsWith(`${name} stands`))).toEqual([true]);
  });

  test('a placeholder is no second address', async () => {
    expect(await found({ ...at('http://0.0.0.0:{{PORT}}/'), url: 'http://localhost:8000/' })).not.toContainEqual(
      expect.stringMatching(/contradiction/),
    );
  });

  test('where only a skill demands credentials they travel in clear text too', async () => {
    const { securitySchemes, securityRequirements } = demanded;
    const one = { id: 'e', name: 'E', description: 'Edits.', tags: ['e'], examples: ['Edit this.'] };
    const members = { ...at('http://harbor.studio/a2a'), securitySchemes, skills: [{ ...one, securityRequirements }] };
    expect(await found(members)).toEqual([`error card/insecure-url ${pointer}`]);
  });

  test.each<[string, object, string[]]>([
    ['an icon in the card itself', { iconUrl: 'data:image/png;base64,AA==' }, []],
    ['text as an icon', { iconUrl: 'data:text/html,x' }, ['warning card/url /iconUrl']],
    ['a provider by mail', { provider: { organization: 'Harbor', url: 'mailto:crew@harbor.studio' } }, []],
    [
      'a provider by telephone',
      { provider: { organization: 'Harbor', url: 'tel:1' } },
      ['warning card/url /provider/url'],
    ],
  ])('%s', async (_, members, expected) => expect(await found({ ...members })).toEqual(expected));

  test('placeholders are told once, with the others beside', async () => {
    const { diagnostics } = await judgeCard({
      ...at('https://example.com/a2a'),
      documentationUrl: 'https://docs.example.com',
    });
    expect(diagnostics.map(({ pointer, message, related }) => [pointer, message, related?.length])).toEqual([
      [pointer, 'example.com and docs.example.com stand for hosts that are still to be put in.', 1],
    ]);
  });
});

describe('the address of a binding of its own is not judged', () => {
  test.each(['http://localhost/x', 'slim://agent', 'https://user:key@example.com/message:send', 'anything'])(
    '%s',
    async (url) => {
      expect(await found(at(url, 'https://harbor.studio/bindings/slim/v1'))).toEqual([]);
    },
  );

  test('one of a near miss is', async () => {
    expect(await found(at('http://localhost', 'http+json'))).toEqual([
      'warning card/local-url /supportedInterfaces/0/url',
      'warning card/protocol-binding /supportedInterfaces/0/protocolBinding',
    ]);
  });
});

describe('gRPC', () => {
  test.each([
    ['harbor.studio:443', []],
    ['dns:///harbor.studio:443', []],
    ['localhost:50051', ['warning card/local-url']],
    ['grpc.example.com:443', ['note card/placeholder-host']],
    ['https://harbor.studio', ['note card/grpc-url']],
    ['http://harbor.studio:50051', ['warning card/insecure-url']],
    ['harbor.studio', ['note card/grpc-url']],
    ['dns:///harbor.studio', ['note card/grpc-url']],
    ['localhost', ['warning card/local-url']],
    ['/a2a', ['error card/url']],
    ['two words', ['error card/url']],
  ])('%s: %j', async (url, expected) => {
    expect(await found(at(url, 'GRPC'))).toEqual(expected.map((one) => `${one} ${pointer}`));
  });
});

describe('the address of one operation', () => {
  // url, binding, version, what the fix leaves, whether it is safe
  test.each([
    ['https://a.studio/message:send', 'HTTP+JSON', '1.0', 'https://a.studio', true],
    ['https://a.studio/v1/message:stream', 'HTTP+JSON', '1.0', 'https://a.studio/v1', true],
    ['https://a.studio/v1/message:send', 'HTTP+JSON', '0.3', 'https://a.studio', true],
    ['https://a.studio/v1/message:send/', 'HTTP+JSON', '1.0', 'https://a.studio/v1', true],
    ['https://a.studio/a2a/tasks/{id}', 'HTTP+JSON', '1.0', 'https://a.studio/a2a', true],
    ['https://a.studio/tasks/7:cancel', 'HTTP+JSON', '1.0', 'https://a.studio', true],
    ['https://a.studio/message/send', 'HTTP+JSON', '1.0', 'https://a.studio', true],
    ['https://a.studio/extendedAgentCard', 'HTTP+JSON', '1.0', 'https://a.studio', true],
    ['https://a.studio/v1/message:send', 'JSONRPC', '1.0', 'https://a.studio/v1', false],
    ['https://a.studio/.well-known/agent-card.json', 'JSONRPC', '1.0', 'https://a.studio', false],
    ['https://a.studio/.well-known/agent.json', 'HTTP+JSON', '1.0', 'https://a.studio', false],
  ])('%s, %s %s: %s', async (url, binding, version, base, safe) => {
    const members = at(url, binding, version);
    expect(await found(members)).toContain(`warning card/operation-url ${pointer}`);
    expect(await fixed(members)).toMatchObject({ card: at(base, binding, version), safe: [safe] });
  });

  test('with a query behind it no fix is offered', async () => {
    const members = at('https://a.studio/message:send?key=1', 'HTTP+JSON');
    expect(await found(members)).toEqual([`warning card/operation-url ${pointer}`]);
    expect((await fixed(members)).safe).toEqual([]);
  });

  test.each([
    ['https://a.studio/a2a/v1', 'HTTP+JSON'],
    ['https://a.studio/tasks', 'HTTP+JSON'],
    ['https://a.studio/tasks/v1', 'HTTP+JSON'],
    ['https://a.studio/message/send', 'JSONRPC'],
    ['https://a.studio/tasks/rpc', 'JSONRPC'],
    ['https://a.studio/message', 'JSONRPC'],
    ['https://a.studio/message:sender', 'HTTP+JSON'],
  ])('%s, %s: nothing', async (url, binding) => {
    expect(await found(at(url, binding))).toEqual([]);
  });
});

describe('credentials in an address', () => {
  test.each([
    ['https://harbor:tide-7@harbor.studio/a2a', 'error'],
    ['https://:tide-7@harbor.studio/a2a', 'error'],
    ['https://harbor@harbor.studio/a2a', 'warning'],
    ['https://harbor:@harbor.studio/a2a', 'warning'],
  ])('%s: %s, and the fix takes them out', async (url, severity) => {
    expect(await found(at(url))).toEqual([`${severity} card/url-credentials ${pointer}`]);
    expect(await fixed(at(url))).toMatchObject({ card: at('https://harbor.studio/a2a'), safe: [false] });
  });

  test.each(['https://harbor:tide-7@harbor.studio/a2a', 'ftp://harbor:tide-7@harbor.studio'])(
    '%s: no message repeats them',
    async (url) => {
      const { diagnostics } = await judgeCard(at(url));
      expect(diagnostics.length).toBeGreaterThan(0);
      expect(JSON.stringify(diagnostics.map(({ message, hint }) => [message, hint]))).not.toMatch(/tide-7/);
    },
  );

  test.each(['https://harbor.studio/@mina', 'https://harbor.studio/?to=a:b@c', 'https://harbor.studio/#x@y'])(
    '%s: nothing',
    async (url) => expect(await found({ documentationUrl: url })).toEqual([]),
  );
});

describe('an address without its scheme', () => {
  test.each([
    ['api.harbor.studio/a2a', 'https://api.harbor.studio/a2a'],
    ['harbor.studio', 'https://harbor.studio'],
    ['harbor.studio:8443/a2a?x=1', 'https://harbor.studio:8443/a2a?x=1'],
    ['//harbor.studio/a2a', 'https://harbor.studio/a2a'],
  ])('%s: a fix puts it in front, and is not safe', async (url, instead) => {
    const { diagnostics } = await judgeCard(at(url));
    expect(diagnostics).toMatchObject([{ code: 'card/url', fixes: [{ title: 'Put https:// in front' }] }]);
    expect(await fixed(at(url))).toMatchObject({ card: at(instead), safe: [false] });
  });

  test.each([
    '/a2a',
    'a2a',
    'harbor',
    'ftp://harbor.studio',
    'me@harbor.studio',
    'harbor.studio /a2a',
    '1.2',
    'a..b/c',
  ])('%s: none', async (url) => {
    const [one] = (await judgeCard(at(url))).diagnostics;
    expect(one).toMatchObject({ code: 'card/url' });
    expect(one).not.toHaveProperty('fixes');
  });
});
