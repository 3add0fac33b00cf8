import type { Made } from './made.ts';
import { rulePages } from './rules.ts';
import { sitePages } from './site.ts';
import { templatePages } from './templates.ts';

/** Everything that is made. */
export const all: readonly Made[] = [...sitePages, ...rulePages, ...templatePages];
