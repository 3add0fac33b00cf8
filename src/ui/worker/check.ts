import { type CheckOptions, check } from '../../core/check.ts';
import { unifiedDiff } from '../../core/diff.ts';
import { Lines } from '../../core/lines.ts';
import { scanJson } from '../../core/parse/json.ts';
import { placeAt } from '../../core/parse/pointer.ts';
import { repair } from '../../core/repair.ts';
import { examples } from './examples.ts';
import type { Draft, Services, Verdict } from './messages.ts';
import { serve } from './serve.ts';

/** Where the members stand that a client of a card ignores. */
function places(text: string, pointers: readonly string[]): Verdict['ignored'] {
  const { root } = pointers.length > 0 ? scanJson(text) : {};
  if (!root) return [];
  const lines = new Lines(text);
  return pointers.flatMap((pointer) => {
    const place = placeAt(root, pointer);
    return place ? [{ pointer, range: lines.range({ start: place.key?.start ?? place.start, end: place.end }) }] : [];
  });
}

const bytesOf = ({ content }: Draft): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

const optionsOf = ({ kind, name, language }: Draft): CheckOptions => ({
  language,
  ...(kind && { kind }),
  ...(name && { name }),
});

async function judge(draft: Draft): Promise<Verdict> {
  const { report: named, text } = await check(bytesOf(draft), optionsOf(draft));
  // The name helped to tell the kind. A problem with a file is one in a folder, and this is the only text there is.
  const report = { ...named, diagnostics: named.diagnostics.map(({ file: _, ...found }) => found) };
  return { report, text, ignored: places(text, report.card?.ignored ?? []) };
}

serve({
  check: judge,
  async repair(draft) {
    const { original, document, fixes, truncated } = await repair(bytesOf(draft), {
      ...optionsOf(draft),
      to: draft.to,
    });
    return { text: document, diff: unifiedDiff('', original, document), changes: fixes, truncated };
  },
  async example(code) {
    const texts = await examples;
    return Object.hasOwn(texts, code) ? texts[code] : undefined;
  },
} satisfies Services['check']);
