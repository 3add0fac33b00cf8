import { once } from '../memo.ts';
import { nearest } from '../nearest.ts';
import tree from './oasf-skills.json' with { type: 'json' };

/** The version of the Open Agentic Schema Framework whose 513 skills `oasf-skills.json` holds, as the tree that their names make. */
export const oasfVersion = '1.1.0';

interface Skills {
  readonly [part: string]: Skills;
}

const namesIn = (skills: Skills, above = ''): string[] =>
  Object.entries(skills).flatMap(([part, below]) => [above + part, ...namesIn(below, `${above}${part}/`)]);

/** Every name: the parts from the root on, between slashes. */
const skillNames = once((): readonly string[] => namesIn(tree));
const known = once((): ReadonlySet<string> => new Set(skillNames()));

const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
const byLastPart = once(() => Map.groupBy(skillNames(), lastPart));

const tags: ReadonlyMap<string, string> = new Map([
  ['writing', 'oasf:content_writing_marketing/content_writing'],
  ['translation', 'oasf:language_processing/language_translation/translation'],
  ['code', 'oasf:software_engineering/code_generation'],
  ['data', 'oasf:data_engineering_analytics/data_analytics'],
  ['research', 'oasf:research_knowledge_productivity/research'],
  ['marketing', 'oasf:content_writing_marketing/marketing_strategy'],
]);

/** The OASF skill that says what a category of work is; design and other have none. */
export const oasfTagOf = (category: string): string | undefined => tags.get(category);

/** The tags that begin with `oasf:` and do not go on with the name of a skill, by their place in the list. */
export const unknownOasfTags = (tags: unknown): { readonly index: number; readonly tag: string }[] =>
  (Array.isArray(tags) ? tags : []).flatMap((tag, index) =>
    typeof tag === 'string' && /^oasf:/i.test(tag) && !known().has(tag.slice(5)) ? [{ index, tag }] : [],
  );

/**
 * The OASF tag that such a tag was most likely meant to be: a few letters away, or the one skill whose last part has
 * this name. Undefined where neither is there.
 */
export function nearestOasfTag(tag: string): string | undefined {
  const name = tag.slice(5).trim();
  const [only, another] = byLastPart().get(lastPart(name).toLowerCase()) ?? [];
  const found = nearest(name, skillNames()) ?? (another === undefined ? only : undefined);
  return found && `oasf:${found}`;
}
