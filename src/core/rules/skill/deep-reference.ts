import { within } from '../../at.ts';
import type { SkillDocument } from '../../document.ts';
import { fileLinks } from '../../parse/links.ts';
import { type Fact, rule } from '../define.ts';
import { skillFile } from './example.ts';

/** The paths in a SKILL.md that lead more than one folder down: as links, and as plain text below a usual folder. */
export function deepReferences(document: SkillDocument) {
  const { text, body } = document;
  const plain = [...text.slice(body.start, body.end).matchAll(usual)].map(({ 0: path, index }) => ({
    path,
    span: { start: body.start + index, end: body.start + index + path.length },
  }));
  const links = fileLinks(document).links.filter(({ path }) => isDeep(path));
  const isLinked = (at: number) => links.some(({ span }) => span.start <= at && at < span.end);
  return [...links, ...plain.filter(({ path, span }) => isDeep(path) && !isLinked(span.start))];
}

/** A file below one of the folders that the specification names; the counts keep the search linear. */
const usual = /(?<![\w./-])(?:references|scripts|assets)(?:\/[\w.-]{1,80}){2,6}(?![\w/-])/g;

const isDeep = (path: string): boolean =>
  path.split('/').filter((part) => part !== '.').length > 2 && !path.split('/').includes('..');

/** Agents read what SKILL.md points to; what stands deeper they are less likely to read whole. Told once, at the first. */
export const deepReference = rule({
  code: 'skill/deep-reference',
  kinds: ['skill'],
  severity: 'note',
  spec: 'Agent Skills specification, file references',
  wrong: skillFile('', 'house-style', 'The rules are in [numbers](references/style/numbers.md).\n'),
  right: skillFile('', 'house-style', 'The rules are in [numbers](references/numbers.md).\n'),
  *check(document: SkillDocument): Iterable<Fact<{ path: string; more: number }>> {
    const [first, ...rest] = deepReferences(document);
    if (first) yield { at: within('/body', first.span), data: { path: first.path, more: rest.length } };
  },
});
