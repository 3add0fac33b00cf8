import { contentVersion } from '../card/version.ts';
import type { CheckOptions } from '../check.ts';
import { isObject, type JsonObject } from '../document.ts';
import type { Example, RuleInfo } from './define.ts';
import { goodCard } from './good-card.ts';
import { exampleModels } from './hosted/example.ts';
import { offer, skill } from './labor-terms/example.ts';

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

/** The widest line of an example, in UTF-16 units. */
const width = 100;

/** JSON as a person would lay it out: what fits a line stands on one. */
function layOut(value: unknown, indent = ''): string {
  const line = oneLine(value);
  if (typeof value !== 'object' || value === null || (indent !== '' && indent.length + line.length <= width))
    return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => layOut(item, inner))
    : stated(value).map(([key, item]) => `${JSON.stringify(key)}: ${layOut(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

/** The members that JSON has a form for, as `JSON.stringify` takes them. */
const stated = (value: object) => Object.entries(value).filter(([, item]) => item !== undefined);

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = stated(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
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
