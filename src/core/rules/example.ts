import { contentVersion } from '../card/version.ts';
import { isObject, type JsonObject } from '../document.ts';
import type { Example, RuleInfo } from './define.ts';
import { offer, skill } from './labor-terms/example.ts';

/** The smallest card that nothing is to be said of. */
const a2aCard: JsonObject = {
  name: 'Harbor Studio',
  description: 'Edits launch copy and draws product marks.',
  supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  version: '1.0.0',
  capabilities: {},
  defaultInputModes: ['text/plain'],
  defaultOutputModes: ['text/plain'],
  skills: [
    {
      id: 'edit-copy',
      name: 'Edit copy',
      description: 'Edits a text and gives a reason for each change.',
      tags: ['editing'],
      examples: ['Edit this launch post.'],
    },
  ],
};

/** The smallest Goloco card, but for its version, which is computed. */
const golocoCard: JsonObject = { ...a2aCard, ...skill('a'), ...offer('a') };

/** The document that an example stands for, as text: a merge patch (RFC 7396) is applied to the smallest good card. */
export async function exampleText(example: Example, { profiles }: RuleInfo): Promise<string> {
  if (typeof example === 'string') return example;
  const profile = profiles?.[0];
  const card = mergePatch(profile === 'goloco' ? golocoCard : a2aCard, example) as JsonObject;
  if (profile !== 'goloco' || 'version' in example) return JSON.stringify(card, null, 2);
  const version = (await contentVersion(card))?.computed;
  return JSON.stringify({ ...card, version }, null, 2);
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
