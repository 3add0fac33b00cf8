import harbor from '../fixtures/card/harbor/input.json' with { type: 'json' };
import { ask } from './ask.ts';

/** A good card, with one warning. */
export const CARD = JSON.stringify(harbor, null, 2);
/** A card with errors: what it must have is missing. */
export const BAD_CARD = '{\n  "supportedInterfaces": []\n}';
export const AGENT = '---\nname: copy-edit\ndescription: Edits launch copy.\n---\nYou edit copy.\n';
export const BAD_AGENT = '---\nname: Copy Edit\ndescription: Edits launch copy.\n---\nYou edit copy.\n';

export const bytes = (text: string) => new TextEncoder().encode(text);

/** Posts a raw document, as JSON where the headers say nothing else. */
export const post = (body: BodyInit, query = '', headers: Record<string, string> = {}) =>
  ask(`/validate${query}`, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });
