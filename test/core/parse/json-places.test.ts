import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scanJson } from '../../../src/core/parse/json.ts';
import { placesIn } from '../../../src/core/parse/json-places.ts';
import type { Place } from '../../../src/core/parse/place.ts';
import { corpusFiles, hasCorpus } from '../../corpus.ts';
import harbor from '../../fixtures/card/harbor/input.json' with { type: 'json' };

/** A place and all inside it, as plain data. */
const plain = ({ start, end, key, members, items }: Place): unknown => ({
  start,
  end,
  ...(key && { key }),
  ...(members && { members: [...members].map(([name, place]) => [name, plain(place)]) }),
  ...(items && { items: items.map(plain) }),
});

const scanned = (text: string): unknown => {
  const { root } = scanJson(text);
  return root && plain(root);
};

test.each([
  JSON.stringify(harbor),
  JSON.stringify(harbor, null, 2),
  '{}',
  ' [ ] ',
  '"a\\"b\\\\"',
  ' -1.5e+3\n',
  '{"a\\"" :\t"\\\\" , "b":[1,true,null,{"c":"}]{["}]}',
  '\ufeff{"a":1}',
])('the places of %s are those of the scanner', (text) => {
  expect(plain(placesIn(text))).toEqual(scanned(text));
});

test('the places of any JSON are those of the scanner', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), fc.constantFrom(0, 1, '\t'), (text, indent) => {
      const written = JSON.stringify(JSON.parse(text), null, indent);
      expect(plain(placesIn(written))).toEqual(scanned(written));
    }),
    { numRuns: 1000 },
  );
});

test.runIf(hasCorpus)('the places of real cards are those of the scanner', () => {
  for (const { bytes } of corpusFiles('cards', '.json')) {
    const text = new TextDecoder().decode(bytes);
    const places = scanned(text);
    if (places) expect(plain(placesIn(text))).toEqual(places);
  }
});
