import { within } from '../../at.ts';
import type { SkillDocument } from '../../document.ts';
import { limits } from '../../limits.ts';
import { Lines } from '../../lines.ts';
import { type Fact, rule } from '../define.ts';
import { skillFile } from './example.ts';

/** A skill that is opened is read whole. Long ones crowd out the task; Goloco hosts none of them. */
export const tooManyLines = rule({
  code: 'skill/too-many-lines',
  kinds: ['skill'],
  severity: 'warning',
  spec: 'Agent Skills specification, progressive disclosure; Goloco, hosted agents',
  wrong: skillFile('', 'house-style', 'Mark what breaks the style.\n'.repeat(limits.skillLines)),
  right: skillFile(),
  *check({ text, profile }: SkillDocument): Iterable<Fact<{ count: number; limit: number; hosted: boolean }>> {
    const lines = new Lines(text);
    // A line end at the end of the file ends a line and begins none.
    const count = lines.count - (/[\r\n]$/.test(text) ? 1 : 0);
    if (count <= limits.skillLines) return;
    const hosted = profile === 'hosted';
    const start = lines.startOf(limits.skillLines + 1);
    yield {
      at: within('/body', { start, end: start + lines.line(limits.skillLines + 1).length }),
      data: { count, limit: limits.skillLines, hosted },
      ...(hosted && { severity: 'error' as const }),
    };
  },
});
