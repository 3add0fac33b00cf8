import type { Origin } from '../../core/card/generate.ts';
import { Lines } from '../../core/lines.ts';
import { scanJson } from '../../core/parse/json.ts';
import { placeAt } from '../../core/parse/pointer.ts';
import { preview, printCard } from '../../core/preview/index.ts';
import { listIn, readSource } from '../../core/preview/source.ts';
import type { Part, PreviewAnswer, PreviewDraft, Services } from './messages.ts';
import { serve } from './serve.ts';

/** Every member of a printed card has lines of its own. */
function partsOf(json: string, trace: readonly Origin[]): Part[] {
  const { root } = scanJson(json);
  const lines = new Lines(json);
  return trace
    .flatMap((origin) => {
      const place = root && placeAt(root, origin.pointer);
      if (!place) return [];
      return [{ first: lines.position(place.start).line, last: lines.position(place.end).line, origin }];
    })
    .sort((a, b) => a.first - b.first);
}

/** The card that Goloco would generate, with where each of its lines came from. */
async function makePreview({ agent, listings, language }: PreviewDraft): Promise<PreviewAnswer> {
  const source = readSource(new TextEncoder().encode(listings));
  const made = await preview({ agent, source, ...listIn(source), language });
  if ('none' in made || !made.card) return { preview: made, json: '', parts: [] };
  const json = printCard(made.card);
  return { preview: made, json, parts: partsOf(json, made.trace) };
}

serve({ preview: makePreview } satisfies Services['preview']);
