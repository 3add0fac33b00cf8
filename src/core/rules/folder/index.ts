import { brokenLink } from './broken-link.ts';
import { duplicateName } from './duplicate-name.ts';
import { missingSkill } from './missing-skill.ts';
import { nesting } from './nesting.ts';
import { noSkillFile } from './no-skill-file.ts';
import { tooManyBytes, tooManyFiles } from './size.ts';
import { uncheckedLinks } from './unchecked-links.ts';
import { unnamedSkill } from './unnamed-skill.ts';

/** What is looked for across the files of a folder, in this order. */
export const folderRules = [
  missingSkill,
  noSkillFile,
  unnamedSkill,
  duplicateName,
  nesting,
  brokenLink,
  uncheckedLinks,
  tooManyFiles,
  tooManyBytes,
] as const;
