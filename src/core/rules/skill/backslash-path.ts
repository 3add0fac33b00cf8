import { within } from '../../at.ts';
import type { SkillDocument } from '../../document.ts';
import { codeSpansOf, proseOf } from '../../parse/prose.ts';
import { type Fact, rule } from '../define.ts';
import { skillFile } from './example.ts';

/**
 * A path below one of the folders that the specification names, and no pattern such as `scripts\d+`; the counts keep the
 * search linear.
 */
const windowsPath = /(?<![\w.\\/-])(?:references|scripts|assets)(?:\\[\w.-]{1,80}){1,6}(?![\w.\\+*{[(|^$-])/g;

/** With an ending it is a file. What runs on Windows only may stand in a command, where a slash begins an option. */
const isFile = (path: string): boolean => /\.\w{1,8}$/.test(path) && !/\.(?:bat|cmd|com|exe|ps1)$/i.test(path);

/**
 * A path with backslashes leads nowhere but on Windows. Told once, at the first; the fix mends all that are surely meant
 * as paths, or proposes to mend all where none is. Of code only a span that is such a path is looked at: elsewhere the backslash can be a command's.
 */
export const backslashPath = rule({
  code: 'skill/backslash-path',
  kinds: ['skill'],
  severity: 'warning',
  spec: 'Agent Skills specification, file references',
  wrong: skillFile('', 'house-style', 'The rules are in references\\numbers.md.\n'),
  right: skillFile('', 'house-style', 'The rules are in references/numbers.md.\n'),
  *check(document: SkillDocument): Iterable<Fact<{ path: string; more: number }>> {
    const { text, body } = document;
    if (!text.slice(body.start, body.end).includes('\\')) return;
    const inProse = Array.from(proseOf(document).matchAll(windowsPath), ({ 0: written, index }) => {
      // The point that ends a sentence is none of the path.
      const path = written.replace(/\.$/, '');
      return { path, span: { start: body.start + index, end: body.start + index + path.length } };
    });
    const inCode = codeSpansOf(document).flatMap((span) => {
      const path = text.slice(span.start, span.end);
      return isFile(path) && path.match(windowsPath)?.[0] === path ? [{ path, span }] : [];
    });
    const found = [...inProse, ...inCode].sort((a, b) => a.span.start - b.span.start);
    const [first] = found;
    if (!first) return;
    const sure = found.filter(({ path }) => isFile(path));
    const mended = sure.length > 0 ? sure : found;
    yield {
      at: within('/body', first.span),
      data: { path: first.path, more: found.length - 1 },
      fixes: [
        { safe: sure.length > 0, edits: mended.map(({ path, span }) => ({ span, text: path.replaceAll('\\', '/') })) },
      ],
    };
  },
});
