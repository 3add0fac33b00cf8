import { misplacedExtensions } from './misplaced-extensions.ts';
import { oldName } from './old-name.ts';
import { snakeCase } from './snake-case.ts';
import { unknownMember } from './unknown-member.ts';

/** Members that readers do not know where they stand. */
export const memberRules = [snakeCase, oldName, unknownMember, misplacedExtensions] as const;
