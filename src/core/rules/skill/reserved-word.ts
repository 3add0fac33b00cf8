import { onValue } from '../../at.ts';
import { asText, type SkillDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';
import { skillFile } from './example.ts';

/** Words that Anthropic keeps for its own skills: its upload refuses a name with one. The specification does not. */
export const reservedWord = rule({
  code: 'skill/reserved-word',
  kinds: ['skill'],
  severity: 'warning',
  spec: 'Anthropic, Agent Skills, upload rules',
  wrong: skillFile('', 'claude-style'),
  right: skillFile('', 'house-style'),
  *check({ value }: SkillDocument): Iterable<Fact<{ name: string; word: string }>> {
    const name = asText(value.name);
    const [word] = /anthropic|claude/i.exec(name.normalize('NFKC')) ?? [];
    if (word) yield { at: onValue('/name'), data: { name, word: word.toLowerCase() } };
  },
});
