import { onValue } from '../../at.ts';
import { asText, type SkillDocument } from '../../document.ts';
import { fileOf, folderOf, isSkillFile, plainPath } from '../../folder.ts';
import { placeAt } from '../../parse/pointer.ts';
import { skillId } from '../../schema/registry.ts';
import { validate } from '../../schema/validate.ts';
import { type Fact, rule } from '../define.ts';

/** The skill's folder has its name: some tools know a skill by the one, some by the other. Both are compared in NFKC. */
export const nameDirectory = rule({
  code: 'skill/name-directory',
  kinds: ['skill'],
  severity: 'error',
  spec: 'Agent Skills specification, name',
  *check({ text, root, value, path = '' }: SkillDocument): Iterable<Fact<{ name: string; folder: string }>> {
    const name = asText(value.name).trim();
    const plain = plainPath(path.replaceAll('\\', '/'));
    const folder = fileOf(folderOf(plain));
    if (folder === '' || folder === '..' || !isSkillFile(plain)) return;
    // A name that has to change anyway is told for that.
    if (validate(skillId, { name, description: 'A' }).length > 0) return;
    if (name.normalize('NFKC') === folder.normalize('NFKC')) return;
    const place = placeAt(root, '/name');
    const fits = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(folder) && place && text.slice(place.start, place.end) === name;
    yield {
      at: onValue('/name'),
      data: { name, folder },
      // It may be the folder that has the wrong name.
      ...(fits && {
        fixes: [{ safe: false, edits: [{ span: { start: place.start, end: place.end }, text: folder }] }],
      }),
    };
  },
});
