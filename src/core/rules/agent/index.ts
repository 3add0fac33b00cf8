import { blankBody } from './blank-body.ts';
import { leadingHyphen } from './leading-hyphen.ts';
import { marketplaceTerm } from './marketplace-term.ts';
import { multiLineDescription } from './multi-line-description.ts';
import { noValue } from './no-value.ts';
import { unknownKey } from './unknown-key.ts';

export const agentRules = [
  noValue,
  leadingHyphen,
  multiLineDescription,
  marketplaceTerm,
  unknownKey,
  blankBody,
] as const;
