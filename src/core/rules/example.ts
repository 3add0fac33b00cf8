import { contentVersion } from '../card/version.ts';
import type { CheckOptions } from '../check.ts';
import { isObject, type JsonObject } from '../document.ts';
import type { Example, RuleInfo } from './define.ts';
import { goodCard } from './good-card.ts';
import { exampleModels } from './hosted/example.ts';
import { offer, skill } from './labor-terms/example.ts';
import { layOut } from './lay-out.ts';

/** The smallest Goloco card, but for its version, which is computed. */
const golocoCard: JsonObject = { ...goodCard, ...skill('a'), ...offer('a') };

/**
 * How the wrong example of a rule is judged: as the kind that it is written as, by the first profile and version. A folder
 * is no document, and has no kind here.
 */
export function exampleOptions({ kinds, profiles, specs, wrong }: RuleInfo): CheckOptions {
  const documents = kinds.filter((one) => one !== 'folder');
  const kind =
    documents.find((one) => (one === 'card') === !(typeof wrong === 'string' && wrong.includes('---'))) ?? documents[0];
  return {
    ...(kind && { kind }),
    ...(profiles?.[0] && { profile: profiles[0] }),
    ...(specs?.[0] && { spec: specs[0] }),
    hostedModels: exampleModels,
  };
}

/** The document that an example stands for, as text: a merge patch (RFC 7396) is applied to the smallest good card. */
export async function exampleText(example: Example, { profiles }: RuleInfo): Promise<string> {
  if (typeof example === 'string') return example;
  const profile = profiles?.[0];
  const card = mergePatch(profile === 'goloco' ? golocoCard : goodCard, example) as JsonObject;
  if (profile !== 'goloco' || 'version' in example) return layOut(card);
  const version = (await contentVersion(card))?.computed;
  return layOut({ ...card, version });
}

/** RFC 7396 section 2. */
function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [member, value] of Object.entries(patch)) {
    if (value === null) delete merged[member];
    else merged[member] = mergePatch(merged[member], value);
  }
  return merged;
}
