import { isObject, type JsonObject } from './document.ts';
import type { Kind, Profile } from './report.ts';
import { laborTermsId } from './schema/registry.ts';

export interface Detected<What> {
  readonly is: What;
  /** The reason, in words, for the report. */
  readonly because: string;
}

/** What kind of document a text is: what the sender said, else its file name, else how it begins. */
export function detectKind(text: string, options: { kind?: Kind; name?: string }): Detected<Kind> {
  if (options.kind) return { is: options.kind, because: 'the request says so' };
  const extension = options.name?.match(/\.(json|md|markdown)$/i)?.[1]?.toLowerCase();
  if (extension) return { is: extension === 'json' ? 'card' : 'agent', because: `its name ends in .${extension}` };
  // A byte order mark counts as a blank here.
  const begins = text.trimStart().slice(0, 200);
  if (begins.startsWith('---')) return { is: 'agent', because: 'it begins with a --- line, as an agent file does' };
  // A Markdown file may begin with a link: what follows the bracket tells a list from it.
  if (/^(?:\{|"|\[\s*(?:[{["\]\d-]|$|true|false|null)|-?\d|(?:true|false|null)\b)/.test(begins)) {
    return { is: 'card', because: 'it begins as JSON does' };
  }
  return { is: 'agent', because: 'it is text, and not JSON' };
}

/** Where Goloco's generated cards send their callers; an agent id follows. */
const golocoInterface = 'https://api.1849.ai/a2a/agents/';

/** Whether a card is one of Goloco's: it has the labor-terms extension, or the interface of a Goloco agent. */
export function detectCardProfile(card: JsonObject): Detected<Profile> {
  const extensions = isObject(card.capabilities) ? card.capabilities.extensions : undefined;
  const hasTerms = Array.isArray(extensions) && extensions.some((one) => isObject(one) && one.uri === laborTermsId);
  if (hasTerms) return { is: 'goloco', because: 'it has the labor-terms extension' };
  const interfaces = Array.isArray(card.supportedInterfaces) ? card.supportedInterfaces : [];
  const atGoloco = interfaces.some(
    (one) => isObject(one) && typeof one.url === 'string' && one.url.startsWith(golocoInterface),
  );
  if (atGoloco) return { is: 'goloco', because: 'its interface is the address of a Goloco agent' };
  return { is: 'a2a', because: 'it has no labor-terms extension' };
}
