import { within } from '../../at.ts';
import type { SkillDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';
import { skillFile } from './example.ts';

/** A path below one of the folders that the specification names; the counts keep the search linear. */
const windowsPath = /(?<![\w.\\/-])(?:references|scripts|assets)(?:\\[\w.-]{1,80}){1,6}/g;

/** A path with backslashes leads nowhere but on Windows. Told once, at the first; the fix mends all. */
export const backslashPath = rule({
  code: 'skill/backslash-path',
  kinds: ['skill'],
  severity: 'warning',
  spec: 'Agent Skills specification, file references',
  wrong: skillFile('', 'house-style', 'The rules are in references\\numbers.md.\n'),
  right: skillFile('', 'house-style', 'The rules are in references/numbers.md.\n'),
  *check({ text, body }: SkillDocument): Iterable<Fact<{ path: string; more: number }>> {
    const found = Array.from(text.slice(body.start, body.end).matchAll(windowsPath), ({ 0: written, index }) => {
      // The point that ends a sentence is none of the path.
      const path = written.replace(/\.$/, '');
      return { path, span: { start: body.start + index, end: body.start + index + path.length } };
    });
    const [first] = found;
    if (!first) return;
    yield {
      at: within('/body', first.span),
      data: { path: first.path, more: found.length - 1 },
      fixes: [{ safe: true, edits: found.map(({ path, span }) => ({ span, text: path.replaceAll('\\', '/') })) }],
    };
  },
});
