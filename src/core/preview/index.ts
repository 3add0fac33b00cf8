import { type CardAgent, type GeneratedCard, generateCard, type Origin, type PublicListing } from '../card/generate.ts';
import { check } from '../check.ts';
import { diagnose } from '../diagnostics.ts';
import type { Language } from '../language.ts';
import { limits } from '../limits.ts';
import type { Diagnostic, Report } from '../report.ts';
import { visible } from '../visible.ts';
import { readAgentFile } from './agent.ts';
import { agentOf, isAgentId, judgeListings, publicListings, type Shown } from './listings.ts';
import { aroundListings, entriesOf, listMembers, type Source } from './source.ts';

/** What is known of the agent beside its listings. */
export interface PreviewAgent {
  /** Left out, it is the one that the first public listing names. */
  readonly agentId?: string;
  /** Left out, it is the name in the agent file. */
  readonly name?: string;
  /** The description line of a hosted agent. */
  readonly description?: string;
  /** A `goloco.agent.md`, from which name and description are taken where they are not given. */
  readonly file?: { readonly bytes: Uint8Array; readonly name: string };
}

export interface PreviewInput {
  readonly agent: PreviewAgent;
  readonly source: Source;
  /** The listings: an array, or a page of the API with `data`. */
  readonly list: unknown;
  /** Where they stand in the source. */
  readonly pointer: string;
  /** Pointers of what else of the source is read. */
  readonly reads?: readonly string[];
  /** Language of the messages; English where left out. */
  readonly language?: Language;
}

export interface Preview {
  /** Cards are not published yet; this says so in every answer. */
  readonly published: false;
  /** Whether agent and public listings have no error, so that there is a card. */
  readonly valid: boolean;
  readonly card: GeneratedCard['card'] | null;
  readonly version: string | null;
  readonly summary: Report['summary'];
  /** What was found in the agent file and in the public listings. */
  readonly diagnostics: readonly Diagnostic[];
  readonly truncated: boolean;
  /** Our own validation of the card. */
  readonly report: Report | null;
  readonly trace: readonly Origin[];
}

/** Why there is neither a card nor a verdict. */
export type NoPreview =
  /** What was given as the id of the agent is none. */
  | { readonly none: 'no agent id' }
  | { readonly none: 'no public listing' }
  | { readonly none: 'no list' }
  /** More public listings than are looked at in one request. */
  | { readonly none: 'too many listings' }
  /** The card would be larger than what is judged here. */
  | { readonly none: 'too large' }
  /** Nothing says this of the agent. */
  | { readonly none: 'agent unknown'; readonly member: 'agent_id' | 'name' }
  | { readonly none: 'agent'; readonly member: 'name' | 'description'; readonly detail: string };

/** The card as text, without a line end behind it: the bytes that its owner would publish. */
export const printCard = (card: object): string => JSON.stringify(card, null, 2);

/** The card that Goloco would generate, or what stands in the way of it. Listings that are not public leave no trace. */
export async function preview(input: PreviewInput): Promise<Preview | NoPreview> {
  const { agent, source, list, pointer, reads = [], language } = input;
  const { text, root } = source;
  if (agent.agentId !== undefined && !isAgentId(agent.agentId)) return { none: 'no agent id' };
  if (!root) return withoutCard([], diagnose(text, source.findings, undefined, language), source);
  const entries = entriesOf(list, root, pointer);
  if (!entries) return { none: 'no list' };
  const shown = publicListings(text, entries);
  const [first] = shown;
  if (!first) return { none: 'no public listing' };
  if (shown.length > limits.listings) return { none: 'too many listings' };

  const file = agent.file && (await readAgentFile(agent.file.bytes, agent.file.name, language));
  const agentId = agent.agentId ?? agentOf(first)?.id;
  const name = agent.name ?? file?.name;
  const inFile = file?.diagnostics ?? [];
  if (agentId === undefined) return { none: 'agent unknown', member: 'agent_id' };
  if (name === undefined) return { none: 'agent unknown', member: 'name' };

  const around = aroundListings(source, entries, [...listMembers(list, pointer), ...reads]);
  const { findings, placed } = judgeListings(shown, source.findings, entries, agentId);
  const told = diagnose(text, [...around, ...findings], placed, language);
  const hasErrors = inFile.length > 0 || told.summary.errors > 0;
  if (hasErrors) return withoutCard(inFile, told, source);

  const description = agent.description ?? file?.description;
  const { card, trace } = await generateCard(
    { agentId, name, ...(description !== undefined && { description }), from: originsOf(agent, first) },
    shown.map(({ document }) => document.value as unknown as PublicListing),
  );
  const { report } = await check(new TextEncoder().encode(printCard(card)), {
    kind: 'card',
    profile: 'goloco',
    ...(language && { language }),
  });
  // The listings are right, so what is wrong with the card now is what the sender says of the agent.
  const fault = report.diagnostics.find(({ severity }) => severity === 'error');
  if (fault?.code === 'text/too-large' || fault?.code === 'json/too-many-values') return { none: 'too large' };
  if (fault) {
    const member = fault.pointer === '/name' || agent.description === undefined ? 'name' : 'description';
    return { none: 'agent', member, detail: [fault.message, fault.hint].filter(Boolean).join(' ') };
  }
  return { ...withoutCard(inFile, told, source), valid: true, card, version: card.version, report, trace };
}

/** Where what the card says of the agent was sent: with the agent, in its file, or in a listing. */
function originsOf({ agentId, name, description, file }: PreviewAgent, first: Shown): CardAgent['from'] {
  const inFile = (member: string) => `${visible(file?.name ?? '')}, ${member}`;
  const named = agentOf(first)?.pointer.slice(1).replaceAll('/', '.');
  return {
    agentId: agentId === undefined ? `listing ${first.document.value.listing_id} .${named}` : 'agent.agent_id',
    name: name === undefined ? inFile('name') : 'agent.name',
    description: description === undefined ? inFile('description') : 'agent.description',
  };
}

/** The answer as far as it goes without a card. */
function withoutCard(
  inFile: readonly Diagnostic[],
  { diagnostics, summary, truncated }: Pick<Report, 'diagnostics' | 'summary' | 'truncated'>,
  { file }: Source,
): Preview {
  return {
    published: false,
    valid: false,
    card: null,
    version: null,
    summary: { ...summary, errors: summary.errors + inFile.length },
    diagnostics: [...inFile, ...(file === undefined ? diagnostics : diagnostics.map((one) => ({ ...one, file })))],
    truncated,
    report: null,
    trace: [],
  };
}
