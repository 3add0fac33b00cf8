import { within } from '../../at.ts';
import { folderOf, isIn, resolvePath } from '../../folder.ts';
import { fileLinks } from '../../parse/links.ts';
import { folderRule } from './define.ts';
import { skillFolder } from './example.ts';

/** What is the matter with a link: nothing stands there, it leads out of the skill's folder, or it has another case. */
type What = 'missing' | 'outside' | 'case';

/** A relative link of a SKILL.md that leads to no file of its folder. The agent that follows it finds nothing. */
export const brokenLink = folderRule({
  code: 'folder/broken-link',
  kinds: ['folder'],
  severity: 'warning',
  spec: 'Agent Skills specification, file references',
  wrong: skillFolder('The rules are in [numbers](references/numbers.md).\n'),
  right: skillFolder('The rules are in [numbers](references/numbers.md).\n', {
    'house-style/references/numbers.md': 'Write numbers up to twelve in words.\n',
  }),
  *check({ files, skills }) {
    const places = placesOf(files.keys());
    const inAnyCase = new Set([...places].map((place) => place.toLowerCase()));
    for (const { path: file, folder: at, document } of skills) {
      if (!document) continue;
      for (const { path, span } of fileLinks(document).links) {
        const target = resolvePath(at, path);
        const outside = target === undefined || (target !== at && !isIn(target, at));
        if (!outside && places.has(target)) continue;
        const what: What = outside ? 'outside' : inAnyCase.has(target.toLowerCase()) ? 'case' : 'missing';
        yield { file, at: within('/body', span), data: { path, what } };
      }
    }
  },
});

/** Every file and every folder that a link can lead to. */
function placesOf(paths: Iterable<string>): ReadonlySet<string> {
  const places = new Set(['']);
  for (const path of paths) for (let place = path; place !== ''; place = folderOf(place)) places.add(place);
  return places;
}
