import { allowedToolsList } from './allowed-tools-list.ts';
import { backslashPath } from './backslash-path.ts';
import { blankSkillBody } from './blank-body.ts';
import { deepReference } from './deep-reference.ts';
import { fileName } from './file-name.ts';
import { skillMarkup } from './markup.ts';
import { metadataValue } from './metadata-value.ts';
import { nameDirectory } from './name-directory.ts';
import { nameHyphens } from './name-hyphens.ts';
import { noSkillValue } from './no-value.ts';
import { reservedWord } from './reserved-word.ts';
import { tooManyLines } from './too-many-lines.ts';
import { unicodeName } from './unicode-name.ts';
import { unknownSkillKey } from './unknown-key.ts';

export const skillRules = [
  fileName,
  noSkillValue,
  nameHyphens,
  unicodeName,
  nameDirectory,
  reservedWord,
  skillMarkup,
  unknownSkillKey,
  allowedToolsList,
  metadataValue,
  blankSkillBody,
  tooManyLines,
  backslashPath,
  deepReference,
] as const;
