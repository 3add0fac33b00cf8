import { onValue } from '../../at.ts';
import { asText } from '../../document.ts';
import { skillFile } from '../skill/example.ts';
import { folderRule } from './define.ts';
import { bundle } from './example.ts';

/** Two skills of one name: a tool keeps one of them, and which one is not said. */
export const duplicateName = folderRule({
  code: 'folder/duplicate-name',
  kinds: ['folder'],
  severity: 'error',
  spec: 'Agent Skills specification, name',
  wrong: bundle({ 'more/house-style/SKILL.md': skillFile() }, ['./skills/house-style', './more/house-style']),
  right: bundle(),
  *check({ skills }) {
    const seen = new Map<string, string>();
    for (const { path, document } of skills) {
      const name = asText(document?.value.name).normalize('NFKC').trim();
      if (name === '') continue;
      const other = seen.get(name);
      if (other !== undefined) yield { file: path, at: onValue('/name'), data: { name, other } };
      else seen.set(name, path);
    }
  },
});
