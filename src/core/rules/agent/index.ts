import { blankBody } from './blank-body.ts';
import { leadingHyphen } from './leading-hyphen.ts';
import { longDescription } from './long-description.ts';
import { marketplaceTerm } from './marketplace-term.ts';
import { multiLineDescription } from './multi-line-description.ts';
import { noValue } from './no-value.ts';
import { skillPath } from './skill-path.ts';
import { unknownKey } from './unknown-key.ts';

export const agentRules = [
  noValue,
  leadingHyphen,
  multiLineDescription,
  longDescription,
  skillPath,
  marketplaceTerm,
  unknownKey,
  blankBody,
] as const;
