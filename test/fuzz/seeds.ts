import type { Kind } from '../../src/core/report.ts';
import { exampleText } from '../../src/core/rules/example.ts';
import { catalogue } from '../../src/core/rules/index.ts';
import { templates } from '../../src/core/templates/index.ts';
import { harborListings, harborText, inCamelCase } from '../core/preview/harbor.ts';
import * as olderCards from '../core/schema/older-whole-cards.ts';
import { corpusFiles } from '../corpus.ts';
import { read } from './changes.ts';

/** A document to begin from. */
export interface Seed {
  readonly kind: Kind;
  readonly text: string;
}

/** A kind of document that an example is written as; folders have seeds of their own. */
function kindOf(kinds: readonly string[], text: string): Kind {
  if (text.trimStart().startsWith('---'))
    return kinds.includes('skill') && !kinds.includes('agent') ? 'skill' : 'agent';
  return kinds.includes('listing') && !kinds.includes('card') ? 'listing' : 'card';
}

async function examples(): Promise<Seed[]> {
  const found: Seed[] = [];
  for (const info of catalogue.filter(({ kinds }) => !kinds.every((kind) => kind === 'folder'))) {
    for (const example of [info.wrong, info.right]) {
      if (example === undefined) continue;
      const text = await exampleText(example, info);
      found.push({ kind: kindOf(info.kinds, text), text });
    }
  }
  return found;
}

/** Real files, where they are beside the project: the shorter ones, of which more can be tried. */
const real = (folder: string, ending: string, kind: Kind): Seed[] =>
  corpusFiles(folder, ending)
    .filter(({ bytes }) => bytes.length < 8_000)
    .map(({ bytes }) => ({ kind, text: read(bytes) }));

const wide = Number(process.env.FUZZ_MINUTES ?? 0) > 0;

export const seeds: readonly Seed[] = [
  { kind: 'card', text: harborText },
  ...harborListings.flatMap((one): Seed[] =>
    [one, inCamelCase(one)].map((listing) => ({ kind: 'listing', text: JSON.stringify(listing, null, 2) })),
  ),
  ...Object.values(olderCards).map((card): Seed => ({ kind: 'card', text: JSON.stringify(card, null, 2) })),
  ...templates.map(({ kind, text }) => ({ kind, text })),
  ...(await examples()),
  ...(wide
    ? [...real('cards', '.json', 'card'), ...real('agents', '.md', 'agent'), ...real('skills', 'SKILL.md', 'skill')]
    : []),
];
