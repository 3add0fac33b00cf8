import { isObject, type JsonObject } from './document.ts';
import { fileOf, isAgentFile, isSkillFile } from './folder.ts';
import { listingSign } from './listing/sign.ts';
import { isCommented, otherFormat, wrapped } from './parse/foreign.ts';
import { type Kind, kinds, type Profile, profilesOf } from './report.ts';
import { laborTermsId } from './schema/registry.ts';

export interface Detected<What> {
  readonly is: What;
  readonly because: Because;
}

/** What shows the kind, the profile or the version, for the report; some name what it was. */
export type Because =
  | readonly [
      | 'asked'
      | 'skill key'
      | 'title and pricing'
      | 'fence'
      | 'json'
      | 'text'
      | 'inside'
      | 'other format'
      | 'terms'
      | 'goloco address'
      | 'no terms'
      | 'goloco'
      | 'interfaces'
      | 'no address'
      | 'new member'
      | 'old address'
      | 'no later member'
      | 'files'
      | 'no entry',
    ]
  | readonly [
      'profile' | 'file name' | 'extension' | 'listing' | 'asked version' | 'label' | 'feature' | 'entry',
      name: string,
    ];

/**
 * What kind of document a text is: what the sender said, else its file name, else how it begins. A profile that the kind
 * found does not have says which kind is meant.
 */
export function detectKind(text: string, options: { kind?: Kind; name?: string; profile?: Profile }): Detected<Kind> {
  const { kind, name, profile } = options;
  if (kind) return { is: kind, because: ['asked'] };
  const found = kindByContent(text, name);
  const fits = (of: Kind) => profile === undefined || (profilesOf[of] as readonly Profile[]).includes(profile);
  const is = fits(found.is) ? found.is : kinds.find(fits);
  return is === undefined || is === found.is ? found : { is, because: ['profile', String(profile)] };
}

function kindByContent(text: string, name: string | undefined): Detected<Kind> {
  const file = fileOf((name ?? '').replaceAll('\\', '/'));
  if (isSkillFile(file)) return { is: 'skill', because: ['file name', file] };
  if (!isAgentFile(file) && hasSkillKeys(text)) return { is: 'skill', because: ['skill key'] };
  const extension = name?.match(/\.(json|md|markdown)$/i)?.[1]?.toLowerCase();
  // A byte order mark counts as a blank here.
  const begins = text.trimStart().slice(0, 200);
  const sign = extension === 'json' || (!extension && begins.startsWith('{')) ? listingSign(text) : undefined;
  if (sign) return { is: 'listing', because: sign };
  if (extension) return { is: extension === 'json' ? 'card' : 'agent', because: ['extension', extension] };
  if (begins.startsWith('---')) return { is: 'agent', because: ['fence'] };
  // A Markdown file may begin with a link: what follows the bracket tells a list from it.
  if (/^(?:\{|"|\[\s*(?:[{["\]\d-]|$|true|false|null)|-?\d|(?:true|false|null)\b)/.test(begins)) {
    return { is: 'card', because: ['json'] };
  }
  if (isCommented(text)) return { is: 'card', because: ['json'] };
  const inner = wrapped(text);
  if (inner) return { is: kindByContent(text.slice(inner.start, inner.end), undefined).is, because: ['inside'] };
  if (otherFormat(text)) return { is: 'card', because: ['other format'] };
  return { is: 'agent', because: ['text'] };
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
  if (hasTerms) return { is: 'goloco', because: ['terms'] };
  const interfaces = Array.isArray(card.supportedInterfaces) ? card.supportedInterfaces : [];
  const atGoloco = interfaces.some(
    (one) => isObject(one) && typeof one.url === 'string' && one.url.startsWith(golocoInterface),
  );
  if (atGoloco) return { is: 'goloco', because: ['goloco address'] };
  return { is: 'a2a', because: ['no terms'] };
}
