import { skillFile } from '../skill/example.ts';

/** A folder as the text that `kind=folder` takes: a JSON map from paths to texts. */
export const folderText = (files: Readonly<Record<string, string>>): string => JSON.stringify(files, null, 2);

/** An agent file that names these skills. */
const agentFile = (...skills: string[]) =>
  `---\nname: copy-editor\ndescription: Edits product copy\nskills: [${skills.join(', ')}]\n---\nEdit the text you are given.\n`;

/** The smallest good bundle: an agent file with one skill; and what is given beside it or in place of it. */
export const bundle = (files: Readonly<Record<string, string>> = {}, skills = ['./skills/house-style']): string =>
  folderText({
    'goloco.agent.md': agentFile(...skills),
    'skills/house-style/SKILL.md': skillFile(),
    ...files,
  });

/** One skill in its folder, with this body, and what is given beside it. */
export const skillFolder = (body?: string, files: Readonly<Record<string, string>> = {}): string =>
  folderText({ 'house-style/SKILL.md': skillFile('', 'house-style', body), ...files });
