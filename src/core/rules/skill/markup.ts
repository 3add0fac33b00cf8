import { onValue } from '../../at.ts';
import { asText, type SkillDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';
import { skillFile } from './example.ts';

/** A tag as XML writes one, with as many characters as keep the search linear. */
const tag = /<[/!?]?[a-z_][^<>]{0,200}>/i;

/** Tags in the texts that an agent reads before it opens the skill. Anthropic's upload refuses them; the specification does not. */
export const skillMarkup = rule({
  code: 'skill/markup',
  kinds: ['skill'],
  severity: 'warning',
  spec: 'Anthropic, Agent Skills, upload rules',
  wrong: skillFile('').replace('a text', 'the text between <draft> and </draft>'),
  right: skillFile(''),
  *check({ value }: SkillDocument): Iterable<Fact<{ key: string; shown: string }>> {
    for (const key of ['name', 'description']) {
      const [shown] = tag.exec(asText(value[key])) ?? [];
      if (shown) yield { at: onValue(`/${key}`), data: { key, shown: shown.slice(0, 60) } };
    }
  },
});
