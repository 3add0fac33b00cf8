import { describe, expect, test } from 'vitest';
import { check } from '../../src/core/check.ts';
import { unifiedDiff } from '../../src/core/diff.ts';
import { Lines } from '../../src/core/lines.ts';
import { scanJson } from '../../src/core/parse/json.ts';
import { placeAt, split } from '../../src/core/parse/pointer.ts';
import { type Repaired, type RepairOptions, repair } from '../../src/core/repair.ts';
import type { Kind } from '../../src/core/report.ts';
import { corpusFiles, hasCorpus } from '../corpus.ts';
import harbor from '../fixtures/card/harbor/input.json' with { type: 'json' };

const encode = (text: string) => new TextEncoder().encode(text);
const mended = async (text: string, options: RepairOptions = {}) => (await repair(encode(text), options)).document;

const HARBOR = `${JSON.stringify(harbor, null, 2)}\n`;
const AGENT = '---\nname: copy-edit\ndescription: Edits launch copy.\n---\nYou edit copy.\n';

describe('a document that nothing is wrong with comes back as it was', () => {
  test.each([
    ['a Goloco card', HARBOR],
    ['a Goloco card on one line', JSON.stringify(harbor)],
    ['an agent file', AGENT],
    [
      'an agent file with CR LF and comments',
      '---\r\n# Ours\r\nname: a\r\ndescription: "b"   # why\r\n---\r\nBody.\r\n',
    ],
  ])('%s', async (_, text) => {
    const { document, fixes, before, after } = await repair(encode(text), {});
    expect(document).toBe(text);
    expect(fixes).toEqual([]);
    expect(after).toEqual(before);
  });
});

describe('what cannot be mended comes back as it was', () => {
  test.each([
    ['no JSON at all', '{"name": tru'],
    ['a list', '[1, 2]'],
    ['a look-alike', '{"ahp": "0.1", "name": "A", "endpoints": {}}'],
    ['a card that lacks everything', '{\n  "supportedInterfaces": []\n}'],
    ['a frontmatter without an end', '---\nname: a\n'],
    ['an empty frontmatter', '---\n---\nBody.\n'],
  ])('%s', async (_, text) => {
    const { document, fixes, after } = await repair(encode(text), {});
    expect([document, fixes, after.valid]).toEqual([text, [], false]);
  });

  test('bytes that are no UTF-8', async () => {
    const { fixes, after } = await repair(Uint8Array.of(0x7b, 0xff, 0x7d), { kind: 'card' });
    expect([fixes, after.valid]).toEqual([[], false]);
  });
});

describe('fixes', () => {
  test.each([
    [
      'a colon in a value',
      AGENT.replace('Edits', 'Use: edits'),
      AGENT.replace('Edits launch copy.', '"Use: edits launch copy."'),
    ],
    ['a byte order mark', `\ufeff${AGENT}`, AGENT],
    ['several commas too many', HARBOR.replaceAll('\n}', ',\n}').replace('}\n      ]', '},\n      ]'), HARBOR],
    [
      'faults behind a fault',
      `{"supportedInterfaces": [{"url": "https://a.dev", "protocol_binding": "json-rpc", "protocolVersion": "1.0.0",},]}`,
      `{"supportedInterfaces": [{"url": "https://a.dev", "protocolBinding": "JSONRPC", "protocolVersion": "1.0"}]}`,
    ],
  ])('%s', async (_, text, expected) => {
    expect(await mended(text)).toBe(expected);
  });

  test('each says its rule, what was done, why, and where', async () => {
    const text = HARBOR.replace('"protocolVersion": "1.0"', '"protocolVersion": "1.0.0"');
    const { fixes } = await repair(encode(text), { profile: 'a2a' });
    expect(fixes).toEqual([
      {
        code: 'card/protocol-version',
        title: 'Write "1.0"',
        reason: expect.stringMatching(/1\.0\.0/),
        safe: true,
        pointer: '/supportedInterfaces/0/protocolVersion',
      },
    ]);
  });

  test('the content version of a Goloco card is right again when what was changed is mended', async () => {
    const text = HARBOR.replace('"JSONRPC"', '"json-rpc"');
    const { document, fixes, before } = await repair(encode(text), {});
    expect(before.card?.version?.matches).toBe(false);
    expect([document, fixes.map(({ code }) => code)]).toEqual([HARBOR, ['card/protocol-binding']]);
  });

  test('and is computed last, once, where it is not', async () => {
    const text = HARBOR.replace('"JSONRPC"', '"json-rpc"').replace('"name": "Harbor', '"name": "The Harbor');
    const { fixes, after } = await repair(encode(text), {});
    expect(fixes.map(({ code }) => code)).toEqual(['card/protocol-binding', 'card/content-version']);
    expect([after.valid, after.card?.version?.matches]).toEqual([true, true]);
  });

  test('only with unsafe are those made that may be wrong', async () => {
    const text = HARBOR.replace(
      '"name": "Harbor Studio"',
      '"name": "Harbor Studio",\n  "iconURI": "https://harbor.studio/icon.png"',
    );
    const options = { profile: 'a2a' } as const;
    expect(await mended(text, options)).toBe(text);
    const { document, fixes } = await repair(encode(text), { ...options, unsafe: true });
    expect(document).toBe(text.replace('iconURI', 'iconUrl'));
    expect(fixes.map(({ safe }) => safe)).toEqual([false]);
  });

  test('what is missing is never filled in with an example', async () => {
    const text = HARBOR.replace('"name": "Harbor Studio",\n', '');
    expect(await mended(text, { profile: 'a2a', unsafe: true })).toBe(text);
  });
});

const signatures = [{ protected: 'eyJhbGciOiJFUzI1NiIsImtpZCI6ImsifQ', signature: 'AAAA' }];
const cardWith = (members: object) => {
  const { version, capabilities, ...rest } = harbor;
  return JSON.stringify({ ...rest, version: '1.0.0', capabilities: {}, ...members }, null, 2);
};
const interfaces = (protocolBinding: string, protocolVersion = '1.0') => ({
  supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding, protocolVersion }],
});

describe('a signature covers the card as it was', () => {
  test.each<[string, object, RepairOptions]>([
    ['a binding', interfaces('jsonrpc'), {}],
    ['a mode', { defaultInputModes: ['text'] }, {}],
    [
      'a mode of an old card that stays one',
      { defaultInputModes: ['text'], supportedInterfaces: undefined, url: 'https://harbor.studio/a2a' },
      { to: 'same' },
    ],
  ])('it goes when %s is mended, and that is told', async (_, members, options) => {
    const asked = { profile: 'a2a', ...options } as const;
    const { document, fixes } = await repair(encode(cardWith({ ...members, signatures })), asked);
    expect(JSON.parse(document)).not.toHaveProperty('signatures');
    expect(fixes.at(-1)).toMatchObject({
      pointer: '/signatures',
      dropped: true,
      reason: expect.stringContaining('Sign'),
    });
    expect(await repair(encode(document), asked)).toMatchObject({ document, fixes: [] });
  });

  test('it stays where only the writing is mended', async () => {
    const text = cardWith({ signatures });
    expect(await mended(text.replace(/\n}$/, ',\n}'), { profile: 'a2a' })).toBe(text);
  });
});

describe('a card for two versions', () => {
  const half = { url: 'https://harbor.studio/a2a', protocolVersion: '0.3.0', ...interfaces('JSONRPC', '0.3') };
  const flat = { type: 'apiKey', in: 'header', name: 'X-Key' };
  const key = { apiKeySecurityScheme: { location: 'header', name: 'X-Key' } };

  test('says to both halves what it said to one', async () => {
    const text = cardWith({
      ...half,
      securityRequirements: undefined,
      securitySchemes: { k: flat },
      security: [{ k: [] }],
    });
    const { document, after } = await repair(encode(text), { profile: 'a2a' });
    expect(JSON.parse(document)).toMatchObject({
      security: [{ k: [] }],
      securityRequirements: [{ schemes: { k: { list: [] } } }],
      securitySchemes: { k: { ...flat, ...key } },
    });
    expect(after.diagnostics.map(({ code }) => code)).not.toContain('card/contradiction');
    expect(after.valid).toBe(true);
  });

  test('has the flag for an extended card in both halves', async () => {
    const { document, after } = await repair(encode(cardWith({ ...half, supportsAuthenticatedExtendedCard: true })), {
      profile: 'a2a',
    });
    expect(JSON.parse(document)).toMatchObject({
      supportsAuthenticatedExtendedCard: true,
      capabilities: { extendedAgentCard: true },
    });
    expect(after.valid).toBe(true);
  });
});

test('a flat scheme of 1.0 with several flows becomes several, and each requirement a choice', async () => {
  const code = { authorizationUrl: 'https://a.dev/auth', tokenUrl: 'https://a.dev/token', scopes: { read: 'Read.' } };
  const client = { tokenUrl: 'https://a.dev/token', scopes: { read: 'Read.' } };
  const text = cardWith({
    securitySchemes: { o: { type: 'oauth2', flows: { authorizationCode: code, clientCredentials: client } } },
    securityRequirements: [{ schemes: { o: { list: ['read'] } } }],
  });
  const { document, after } = await repair(encode(text), { profile: 'a2a' });
  expect(JSON.parse(document)).toMatchObject({
    securitySchemes: {
      o: { oauth2SecurityScheme: { flows: { authorizationCode: code } } },
      o_clientCredentials: { oauth2SecurityScheme: { flows: { clientCredentials: client } } },
    },
    securityRequirements: [
      { schemes: { o: { list: ['read'] } } },
      { schemes: { o_clientCredentials: { list: ['read'] } } },
    ],
  });
  expect(after.valid).toBe(true);
});

/** The lines of a text that a diff takes out. */
function linesTaken(diff: string): number[] {
  let line = 0;
  return diff.split('\n').flatMap((written, index) => {
    const hunk = /^@@ -(\d+),(\d+)/.exec(written);
    if (hunk) line = Number(hunk[1]) + (hunk[2] === '0' ? 1 : 0);
    else if (index > 1 && written.startsWith('-')) return [line++];
    else if (index > 1 && written.startsWith(' ')) line++;
    return [];
  });
}

/** The lines that the fixes of a first round stand on, as their ranges say. */
const linesOfFixes = ({ before }: Repaired): Set<number> =>
  new Set(
    before.diagnostics
      .flatMap(({ fixes = [] }) => fixes.filter(({ safe }) => safe).slice(0, 1))
      .flatMap(({ edits }) => edits.flatMap(({ range }) => span(range.start.line, range.end.line))),
  );

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The lines of the members that moved, and those that end in a comma before them. */
function linesOfMoves({ original, fixes }: Repaired): Set<number> {
  const { root } = scanJson(original);
  const lines = new Lines(original);
  return new Set(
    fixes.flatMap(({ pointer, code }) => {
      const parent = split(pointer)?.parent ?? '';
      const place = root && placeAt(root, pointer);
      if (!root || !place) return [];
      const start = lines.position(place.key?.start ?? place.start).line;
      const end = lines.position(place.end).line;
      // What is added to the capabilities stands behind the last of them.
      const home = placeAt(root, '/capabilities');
      const last = [...(home?.members?.values() ?? [])].at(-1) ?? home;
      const also = code === 'card/old-version' && parent === '' ? last : undefined;
      return [
        ...span(start - 1, end + 1),
        ...(also ? span(lines.position(also.start).line, lines.position(also.end).line) : []),
      ];
    }),
  );
}

const documents: { name: string; bytes: Uint8Array; kind: Kind }[] = [
  ...['cards', 'spec-samples', 'peers/p4a-conformance', 'peers/apicurio', 'peers/a2a-editor'].flatMap((folder) =>
    corpusFiles(folder, '.json').map((file) => ({ ...file, name: `${folder}/${file.name}`, kind: 'card' as const })),
  ),
  ...corpusFiles('agents', '.md').map((file) => ({ ...file, kind: 'agent' as const })),
  ...corpusFiles('skills', '.md').map((file) => ({ ...file, kind: 'skill' as const })),
];

describe.runIf(hasCorpus)('over everything that people wrote', () => {
  test.each(documents)('$name', async ({ bytes, kind }) => {
    const repaired = await repair(bytes, { kind });
    const { original, document, fixes, before, after } = repaired;
    // Unchanged but for fixes, and the verdict is that of the text that comes back.
    if (fixes.length === 0) expect(document).toBe(original);
    expect(after).toEqual((await check(fixes.length > 0 ? encode(document) : bytes, { kind })).report);
    // A second time, nothing changes.
    expect(await repair(encode(document), { kind })).toMatchObject({ document, fixes: [] });

    const moved = fixes.some(({ code }) => code === 'card/old-version');
    const parsed = before.diagnostics.every(({ code }) => !/^(json|yaml|frontmatter|text)\//.test(code));
    if (!moved && parsed) {
      expect(after.summary.errors).toBeLessThanOrEqual(before.summary.errors);
      // All that a fix does not speak of says what it said.
      const told = fixes.map(({ pointer }) => pointer);
      const had = new Set(before.diagnostics.map(({ code, pointer }) => `${code} ${pointer}`));
      const fresh = after.diagnostics.filter(({ code, pointer }) => !had.has(`${code} ${pointer}`));
      expect(
        fresh.filter(({ pointer, severity }) => severity === 'error' && !told.some((at) => pointer.startsWith(at))),
      ).toEqual([]);
    }
    if (before.valid && !moved) expect(after.valid).toBe(true);

    const diff = unifiedDiff('x', original, document);
    const oneRound = fixes.every(({ code, pointer }) =>
      before.diagnostics.some((found) => found.code === code && found.pointer === pointer),
    );
    const allowed = moved ? linesOfMoves(repaired) : linesOfFixes(repaired);
    const onlyMoves = fixes.every(({ code }) => code === 'card/old-version');
    if (moved ? onlyMoves : oneRound) expect(linesTaken(diff).filter((line) => !allowed.has(line))).toEqual([]);
  });

  test('the lines were looked at in most of them', async () => {
    const changed = await Promise.all(documents.map(({ bytes, kind }) => repair(bytes, { kind })));
    expect(changed.filter(({ fixes }) => fixes.length > 0).length).toBeGreaterThan(50);
  });
});
