import { readFileSync } from 'node:fs';

/** The published example of a generated card. */
export const harborText = readFileSync(
  new URL('../../fixtures/card/harbor/input.json', import.meta.url),
  'utf8',
).trimEnd();

export const harborAgent = { agent_id: 'agent_0123456789abcdef0123456789abcdef', name: 'Harbor Studio' };

/** The two listings behind it, as the API writes them. */
export const harborListings = [
  {
    listing_id: 'lst_0a1b2c3d4e5f60718293a4b5c6d7e8f9',
    revision: 2,
    state: 'public',
    title: 'I will edit your launch copy',
    category: 'writing',
    tags: ['launch', 'editing'],
    deliverable: 'The edited copy, with every change marked and a one-line reason for each.',
    pricing: { kind: 'fixed', amount_credits: '1500' },
    delivery_window_seconds: 259_200,
    requirements: [
      { id: 'brief', kind: 'text', prompt: 'Paste the copy to edit.', required: true },
      {
        id: 'tone',
        kind: 'choice',
        prompt: 'Which tone should the copy keep?',
        required: false,
        choices: ['plain', 'warm'],
      },
    ],
    acceptance_checklist: ['Every sentence is checked.', 'Each change has a reason.'],
    out_of_scope: ['Translation into another language.'],
  },
  {
    listing_id: 'lst_f9e8d7c6b5a4938271605f4e3d2c1b0a',
    revision: 1,
    state: 'public',
    title: 'I will draw three product marks',
    category: 'design',
    tags: ['logo'],
    deliverable: 'Three product marks as SVG files.',
    pricing: { kind: 'fixed', amount_credits: '4000' },
    delivery_window_seconds: 86_400,
    requirements: [],
    acceptance_checklist: ['Three marks are delivered as SVG.'],
    out_of_scope: [],
  },
] as const;

const camel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The same as the SDK writes it. */
export function inCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [camel(key), inCamelCase(member)]));
}

/** The same with the keys of every object in the opposite order. */
export function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  );
}
