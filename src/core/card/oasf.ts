import { nearest } from '../nearest.ts';
import names from './oasf-skills.json' with { type: 'json' };

/** The version of the Open Agentic Schema Framework whose 513 skill names `oasf-skills.json` holds. */
export const oasfVersion = '1.1.0';

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

const known = new Set(names);

/** The tags that begin with `oasf:` and do not go on with the name of a skill, by their place in the list. */
export const unknownOasfTags = (tags: unknown): { readonly index: number; readonly tag: string }[] =>
  (Array.isArray(tags) ? tags : []).flatMap((tag, index) =>
    typeof tag === 'string' && /^oasf:/i.test(tag) && !known.has(tag.slice(5)) ? [{ index, tag }] : [],
  );

/**
 * The OASF tag that such a tag was most likely meant to be: a few letters away, or the one skill whose last part has
 * this name. Undefined where neither is there.
 */
export function nearestOasfTag(tag: string): string | undefined {
  const name = tag.slice(5).trim();
  const last = name.slice(name.lastIndexOf('/') + 1).toLowerCase();
  const byLast = names.filter((one) => one.slice(one.lastIndexOf('/') + 1) === last);
  const found = nearest(name, names) ?? (byLast.length === 1 ? byLast[0] : undefined);
  return found && `oasf:${found}`;
}
