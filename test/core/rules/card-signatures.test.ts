import { expect, test } from 'vitest';
import { encoded } from '../../../src/core/rules/card/signatures/example.ts';
import { fixed, found } from './card-judge.ts';

const header = encoded({ alg: 'ES256', kid: 'a' });
const signature = 'A'.repeat(86);
const raw = (text: string) => Buffer.from(text, 'latin1').toString('base64url');

const inHeader = (code: string) => [`${code} /signatures/0/protected`];
const inSignature = ['error card/signature-form /signatures/0/signature'];

test.each<[string, object, string[]]>([
  ['a good one', { protected: header, signature }, []],
  ['a header in plain text', { protected: '{"alg":"ES256"}', signature }, inHeader('error card/signature-form')],
  [
    'a header with padding',
    { protected: `${encoded({ alg: 'ES256', kid: 'ab' })}==`, signature },
    inHeader('error card/signature-form'),
  ],
  ['a header of one digit too many', { protected: 'eyJhb', signature }, inHeader('error card/signature-form')],
  ['a header that is a list', { protected: raw('[]'), signature }, inHeader('error card/signature-form')],
  ['a header that is no JSON', { protected: raw('alg'), signature }, inHeader('error card/signature-form')],
  ['a header that is no UTF-8', { protected: raw('{"alg":"\xff"}'), signature }, inHeader('error card/signature-form')],
  ['no algorithm', { protected: encoded({ kid: 'a' }), signature }, inHeader('error card/signature-alg')],
  [
    'the algorithm None',
    { protected: encoded({ alg: 'None', kid: 'a' }), signature },
    inHeader('error card/signature-alg'),
  ],
  [
    'an algorithm that is a number',
    { protected: encoded({ alg: 1, kid: 'a' }), signature },
    inHeader('error card/signature-alg'),
  ],
  ['no key', { protected: encoded({ alg: 'ES256' }), signature }, inHeader('note card/signature-kid')],
  ['a signature in base64', { protected: header, signature: 'ab+/cd==' }, inSignature],
  ['a signature with blanks', { protected: header, signature: 'ab cd' }, inSignature],
  [
    'an empty signature, which the schema tells',
    { protected: header, signature: '' },
    ['error card/empty-value /signatures/0/signature'],
  ],
])('%s', async (_, one, expected) => expect(await found({ signatures: [one] })).toEqual(expected));

test('a signature in base64 is rewritten, the signed header never', async () => {
  const both = { protected: 'e+/=', signature: 'ab+/cd==' };
  const { card, safe } = await fixed({ signatures: [both] });
  expect(card.signatures).toEqual([{ protected: 'e+/=', signature: 'ab-_cd' }]);
  expect(safe).toEqual([true]);
});
