import { folderOf, isIn, type SkillFolder } from '../../folder.ts';
import { deepReferences } from '../skill/deep-reference.ts';
import { skillFile } from '../skill/example.ts';
import { folderRule } from './define.ts';
import { skillFolder } from './example.ts';
import { atStart } from './start.ts';

type Nested = { what: 'skill'; inside: string } | { what: 'file'; path: string; more: number };

/**
 * A skill inside the folder of another, which tools that look one level down do not find; and, as a note, files more
 * than one folder below SKILL.md, unless a link of the skill to such a one was told already.
 */
export const nesting = folderRule({
  code: 'folder/nesting',
  kinds: ['folder'],
  severity: 'warning',
  spec: 'Agent Skills specification, directory structure and file references',
  wrong: skillFolder(undefined, {
    'house-style/numbers/SKILL.md': skillFile('', 'numbers'),
  }),
  right: skillFolder(),
  *check({
    skills,
    files,
  }): Iterable<{ file: string; at: ReturnType<typeof atStart>; data: Nested; severity?: 'note' }> {
    const owners = new Map([...files.keys()].map((path) => [path, ownerOf(path, skills)]));
    for (const skill of skills) {
      const outer = skills.find(({ folder }) => folder !== skill.folder && isIn(skill.folder, folder));
      if (outer) yield { file: skill.path, at: atStart(skill), data: { what: 'skill', inside: outer.path } };
      const depth = skill.folder === '' ? 0 : skill.folder.split('/').length;
      const deep = [...owners].flatMap(([path, owner]) =>
        owner === skill && path.split('/').length > depth + 2 ? path : [],
      );
      const [first] = deep;
      if (first === undefined || (skill.document && deepReferences(skill.document).length > 0)) continue;
      const path = first.slice(skill.folder === '' ? 0 : skill.folder.length + 1);
      const data = { what: 'file', path: folderOf(path), more: deep.length } as const;
      yield { file: skill.path, at: atStart(skill), data, severity: 'note' };
    }
  },
});

/** The skill that a file belongs to: of those whose folder it is in, the innermost. */
const ownerOf = (path: string, skills: readonly SkillFolder[]): SkillFolder | undefined =>
  skills
    .filter(({ folder }) => isIn(path, folder))
    .reduce<SkillFolder | undefined>(
      (inner, one) => (inner && inner.folder.length >= one.folder.length ? inner : one),
      undefined,
    );
