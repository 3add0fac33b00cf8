import { onValue } from '../../at.ts';
import { asText, type SkillDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';
import { skillFile } from './example.ts';

/** What is the matter with the name: letters that tools differ on, a capital, a character that is no letter or digit. */
type What = 'letters' | 'capital' | 'character';

/**
 * A name with letters outside a to z. The text of the specification speaks of a to z; its reference library takes every
 * lowercase letter and digit in the NFKC form, and so do some tools. What the library refuses is an error.
 */
export const unicodeName = rule({
  code: 'skill/unicode-name',
  kinds: ['skill'],
  severity: 'warning',
  spec: 'Agent Skills specification, name; skills-ref 0.1.0, validator',
  wrong: skillFile('', 'résumé-review'),
  right: skillFile('', 'resume-review'),
  *check({ value }: SkillDocument): Iterable<Fact<{ name: string; what: What; found: string }>> {
    const name = asText(value.name);
    // What is not to be seen is told at its characters; ASCII is judged by the schema.
    if (!/[^\0-\x7f]/.test(name) || /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(name)) return;
    const read = name.normalize('NFKC').trim();
    const [character] = read.match(/[^\p{L}\p{N}-]/u) ?? [];
    const [capital] = [...read].filter((letter) => letter !== letter.toLowerCase());
    // A combining mark that NFKC does not fold into its letter is no letter to the library.
    const what = capital ? 'capital' : character ? 'character' : 'letters';
    const found = capital ?? character ?? '';
    yield {
      at: onValue('/name'),
      data: { name, what, found },
      ...(what !== 'letters' && { severity: 'error' as const }),
    };
  },
});
