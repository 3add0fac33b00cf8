/** The smallest good listing, as text, with these members changed; `undefined` takes one out. */
export const listing = (changes: Readonly<Record<string, unknown>> = {}): string =>
  `${JSON.stringify(
    {
      listing_id: 'lst_0a1b2c3d4e5f60718293a4b5c6d7e8f9',
      revision: 1,
      state: 'public',
      title: 'I will edit your launch copy',
      category: 'writing',
      tags: ['launch'],
      deliverable: 'The edited copy, with every change marked.',
      pricing: { kind: 'fixed', amount_credits: '1500' },
      delivery_window_seconds: 259_200,
      requirements: [],
      acceptance_checklist: ['Every sentence is checked.'],
      out_of_scope: [],
      ...changes,
    },
    null,
    2,
  )}\n`;

/** A question as a listing has it, with these members changed. */
export const question = (changes: Readonly<Record<string, unknown>> = {}) => ({
  id: 'tone',
  kind: 'choice',
  prompt: 'Which tone should the copy keep?',
  required: false,
  choices: ['plain', 'warm'],
  ...changes,
});
