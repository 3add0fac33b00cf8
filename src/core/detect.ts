import { isObject, type JsonObject } from './document.ts';
import { fileOf, isAgentFile, isSkillFile } from './folder.ts';
import { listingSign } from './listing/sign.ts';
import { type Kind, kinds, type Profile, profilesOf } from './report.ts';
import { laborTermsId } from './schema/registry.ts';

export interface Detected<What> {
  readonly is: What;
  /** The reason, in words, for the report. */
  readonly because: string;
}

/**
 * What kind of document a text is: what the sender said, else its file name, else how it begins. A profile that the kind
 * found does not have says which kind is meant.
 */
export function detectKind(text: string, options: { kind?: Kind; name?: string; profile?: Profile }): Detected<Kind> {
  const { kind, name, profile } = options;
  if (kind) return { is: kind, because: 'the request says so' };
  const found = kindByContent(text, name);
  const fits = (of: Kind) => profile === undefined || (profilesOf[of] as readonly Profile[]).includes(profile);
  const is = fits(found.is) ? found.is : kinds.find(fits);
  return is === undefined || is === found.is ? found : { is, because: `the profile ${profile} is one of its kind` };
}

function kindByContent(text: string, name: string | undefined): Detected<Kind> {
  const file = fileOf((name ?? '').replaceAll('\\', '/'));
  if (isSkillFile(file)) return { is: 'skill', because: `its name is ${file}` };
  if (!isAgentFile(file) && hasSkillKeys(text))
    return { is: 'skill', because: 'its frontmatter has a key that only skills have' };
  const extension = name?.match(/\.(json|md|markdown)$/i)?.[1]?.toLowerCase();
  // A byte order mark counts as a blank here.
  const begins = text.trimStart().slice(0, 200);
  const sign = extension === 'json' || (!extension && begins.startsWith('{')) ? listingSign(text) : undefined;
  if (sign) return { is: 'listing', because: `it has ${sign}, as a listing does` };
  if (extension) return { is: extension === 'json' ? 'card' : 'agent', because: `its name ends in .${extension}` };
  if (begins.startsWith('---')) return { is: 'agent', because: 'it begins with a --- line, as an agent file does' };
  // A Markdown file may begin with a link: what follows the bracket tells a list from it.
  if (/^(?:\{|"|\[\s*(?:[{["\]\d-]|$|true|false|null)|-?\d|(?:true|false|null)\b)/.test(begins)) {
    return { is: 'card', because: 'it begins as JSON does' };
  }
  return { is: 'agent', because: 'it is text, and not JSON' };
}

/** Keys of a SKILL.md that no agent file has, and keys of an agent file that no SKILL.md has, each at the start of a line. */
const ofSkills = /^(?:license|compatibility|allowed-tools)[ \t]*:/m;
const ofAgents = /^(?:model|tools|mcpServers|skills)[ \t]*:/m;

/** Whether a text begins with a frontmatter that only a SKILL.md can have. A byte order mark counts as a blank. */
function hasSkillKeys(text: string): boolean {
  const begins = text.trimStart();
  if (!begins.startsWith('---')) return false;
  const end = begins.slice(3).search(/^---[ \t]*$/m);
  const frontmatter = end < 0 ? '' : begins.slice(3, end + 3);
  return ofSkills.test(frontmatter) && !ofAgents.test(frontmatter);
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
