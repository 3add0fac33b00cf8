import { onKey } from '../../at.ts';
import type { SkillDocument } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { isRequired, keysByForm } from '../frontmatter/keys.ts';
import { valueless } from '../frontmatter/valueless.ts';
import { skillFile } from './example.ts';

/** A key of the specification with nothing behind it, or with a blank text where one is only allowed. */
export const noSkillValue = rule({
  code: 'skill/no-value',
  kinds: ['skill'],
  severity: 'warning',
  wrong: skillFile('license:\n'),
  right: skillFile('license: MIT\n'),
  *check(document: SkillDocument): Iterable<Fact<{ key: string; required: boolean }>> {
    yield* valueless(document);
    for (const key of keysByForm(document).texts) {
      const said = document.value[key];
      if (isRequired(document, join('', key))) continue;
      if (typeof said === 'string' && said.trim() === '')
        yield { at: onKey(join('', key)), data: { key, required: false } };
    }
  },
});
