import { describe, expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import { corpusFiles, corpusTable, hasCorpus } from '../../corpus.ts';

const flat = 'a flat scheme is read as {} by 1.0 parsers (ProtoJSON); the peer does not look into schemes';

/** Where we differ from the peer on purpose, and what says so. */
const differences: Readonly<Record<string, string>> = {
  'apicurio/agentcard-full.json': flat,
  'apicurio/agentcard-valid.json': flat,
  'apicurio/it-agent_v1.json': flat,
  'apicurio/it-agent_v2.json': flat,
  'apicurio/agentcard-invalid-provider-url.json':
    'the provider url is opened by people and called by nobody: a warning',
  'a2a-editor/10-warns-on-v0-3-style-security-in-v1-0-card.json': `${flat}, and security lost is an error`,
};

const cases = ['apicurio', 'a2a-editor'].flatMap((peer) => {
  const files = new Map(corpusFiles(`peers/${peer}`, '.json').map(({ name, bytes }) => [name, bytes]));
  return corpusTable(`peers/${peer}/expected.tsv`).map(({ file = '', peer_verdict = '' }) => ({
    name: `${peer}/${file}`,
    bytes: files.get(file) ?? new Uint8Array(),
    valid: peer_verdict.startsWith('valid'),
  }));
});

describe.runIf(hasCorpus)('the cases of other validators', () => {
  test.each(cases)('$name', async ({ name, bytes, valid }) => {
    const { report } = await check(bytes, { kind: 'card', profile: 'a2a' });
    expect(report.valid, differences[name]).toBe(name in differences ? !valid : valid);
  });
});
