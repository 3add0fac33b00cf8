import { onValue } from '../../at.ts';
import { asText, type SkillDocument } from '../../document.ts';
import { placeAt } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { skillFile } from './example.ts';

/** Hyphens stand one by one between letters and digits. Readers compare the NFKC form, which folds wide hyphens too. */
export const nameHyphens = rule({
  code: 'skill/name-hyphens',
  kinds: ['skill'],
  severity: 'error',
  spec: 'Agent Skills specification, name',
  wrong: skillFile('', 'house--style'),
  right: skillFile('', 'house-style'),
  *check({ text, root, value }: SkillDocument): Iterable<Fact<{ name: string; where: 'edge' | 'double' }>> {
    const name = asText(value.name);
    const read = name.normalize('NFKC');
    const where = /^-|-$/.test(read) ? 'edge' : read.includes('--') ? 'double' : undefined;
    if (!where) return;
    const place = placeAt(root, '/name');
    const mended = read.replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
    // A name that is all right but for its hyphens; whatever else is wrong with it, only the author can mend.
    const fits = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(mended) && place && text.slice(place.start, place.end) === name;
    yield {
      at: onValue('/name'),
      data: { name, where },
      ...(fits && {
        fixes: [{ safe: false, edits: [{ span: { start: place.start, end: place.end }, text: mended }] }],
      }),
    };
  },
});
