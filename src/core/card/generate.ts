import { join } from '../parse/pointer.ts';
import { laborTermsId } from '../schema/registry.ts';
import type { Listing, Question } from '../schema/types/listing.ts';
import { oasfTagOf } from './oasf.ts';
import { contentVersion } from './version.ts';

/** What a card says of its agent. */
export interface CardAgent {
  /** `agent_` and 32 hex digits. */
  readonly agentId: string;
  readonly name: string;
  /** The description line of a hosted agent; where there is none, the titles of the listings take its place. */
  readonly description?: string;
  /** Where each of the three came from, for the trace. */
  readonly from: { readonly agentId: string; readonly name: string; readonly description: string };
}

/** A listing as far as the card shows it: public, valid by its schema, and so with an id and a revision. */
export type PublicListing = Listing & Required<Pick<Listing, 'listing_id' | 'revision'>>;

/** Where a part of the card came from; a part's entry holds for everything inside it. */
export interface Origin {
  readonly pointer: string;
  readonly from: string;
  /** What only a server at the interface could prove. Left out where there is nothing to prove. */
  readonly unproven?: string;
}

export interface GeneratedCard {
  /** Members in the order in which Goloco writes them. */
  readonly card: { readonly version: string; readonly [member: string]: unknown };
  /** In the order of the card; every value of the card has exactly one entry at or above it. */
  readonly trace: readonly Origin[];
}

const format = 'fixed by the format';
const noServer = 'No server answers at the interface yet, so nothing shows that this holds.';

/** Takes down where each part comes from while the card is put together. */
class Trace {
  readonly origins: Origin[] = [];

  /** A value, with its origin noted. */
  of<Value>(pointer: string, from: string, value: Value, unproven?: string): Value {
    this.origins.push({ pointer, from, ...(unproven && { unproven }) });
    return value;
  }
}

/**
 * The card that Goloco generates for an agent: a skill and an offer for each listing, in the order given. Only members
 * that are named here are read, so nothing else of a listing can reach the card. At least one listing is needed. The card
 * is the published example's, byte for byte, key order included, when printed with two spaces.
 */
export async function generateCard(agent: CardAgent, listings: readonly PublicListing[]): Promise<GeneratedCard> {
  const trace = new Trace();
  const head = {
    name: trace.of('/name', agent.from.name, agent.name),
    description:
      agent.description === undefined
        ? trace.of(
            '/description',
            `${agent.from.name} and the titles of the public listings`,
            introduction(agent, listings),
          )
        : trace.of('/description', agent.from.description, agent.description),
    supportedInterfaces: [
      {
        url: trace.of(
          '/supportedInterfaces/0/url',
          agent.from.agentId,
          `https://api.1849.ai/a2a/agents/${agent.agentId}`,
          'interface address: nothing answers there yet',
        ),
        protocolBinding: trace.of('/supportedInterfaces/0/protocolBinding', format, 'JSONRPC', noServer),
        protocolVersion: trace.of('/supportedInterfaces/0/protocolVersion', format, '1.0', noServer),
      },
    ],
  };
  trace.of('/version', 'the content of the card: the SHA-256 of its canonical form (RFC 8785)', undefined);
  const rest = {
    documentationUrl: trace.of('/documentationUrl', format, 'https://1849.mintlify.app/agent-format'),
    capabilities: {
      streaming: trace.of('/capabilities/streaming', format, false, noServer),
      pushNotifications: trace.of('/capabilities/pushNotifications', format, false, noServer),
      extendedAgentCard: trace.of('/capabilities/extendedAgentCard', format, false, noServer),
      extensions: [laborTerms(trace, listings)],
    },
    securitySchemes: trace.of(
      '/securitySchemes',
      format,
      {
        goloco_agent_key: {
          apiKeySecurityScheme: { location: 'header', name: 'X-Api-Key', description: 'A Goloco agent API key.' },
        },
      },
      noServer,
    ),
    securityRequirements: trace.of(
      '/securityRequirements',
      format,
      [{ schemes: { goloco_agent_key: { list: [] } } }],
      noServer,
    ),
    defaultInputModes: trace.of('/defaultInputModes', format, ['application/json'], noServer),
    defaultOutputModes: trace.of(
      '/defaultOutputModes',
      format,
      ['text/plain', 'text/markdown', 'application/octet-stream'],
      noServer,
    ),
    skills: listings.map((listing, index) => skill(trace, listing, join('/skills', index))),
  };
  // Text that cannot be hashed is half a surrogate pair, which no JSON text that was read can hold.
  const { computed: version = '' } = (await contentVersion({ ...head, ...rest })) ?? {};
  return { card: { ...head, version, ...rest }, trace: trace.origins };
}

const introduction = ({ name }: CardAgent, listings: readonly PublicListing[]): string =>
  `${name} takes work on Goloco through its listings: ${listings.map(({ title }) => title).join('; ')}.`;

const from = ({ listing_id: id }: PublicListing, member: keyof Listing): string => `listing ${id} .${String(member)}`;

function laborTerms(trace: Trace, listings: readonly PublicListing[]) {
  const at = '/capabilities/extensions/0';
  return {
    uri: trace.of(`${at}/uri`, format, laborTermsId),
    description: trace.of(
      `${at}/description`,
      format,
      "Prices, delivery times and questions for this agent's Goloco listings.",
    ),
    required: trace.of(`${at}/required`, format, false),
    params: {
      currency: trace.of(`${at}/params/currency`, format, 'credits'),
      offers: listings.map((listing, index) => offer(trace, listing, join(`${at}/params/offers`, index))),
    },
  };
}

function offer(trace: Trace, listing: PublicListing, at: string) {
  const { kind, amount_credits: amountCredits } = listing.pricing;
  return {
    listingId: trace.of(`${at}/listingId`, from(listing, 'listing_id'), listing.listing_id),
    listingRevision: trace.of(`${at}/listingRevision`, from(listing, 'revision'), listing.revision),
    category: trace.of(`${at}/category`, from(listing, 'category'), listing.category),
    pricing: trace.of(`${at}/pricing`, from(listing, 'pricing'), { kind, amountCredits }),
    deliveryWindowSeconds: trace.of(
      `${at}/deliveryWindowSeconds`,
      from(listing, 'delivery_window_seconds'),
      listing.delivery_window_seconds,
    ),
    questions: trace.of(`${at}/questions`, from(listing, 'requirements'), (listing.requirements ?? []).map(question)),
    acceptanceChecklist: trace.of(
      `${at}/acceptanceChecklist`,
      from(listing, 'acceptance_checklist'),
      listing.acceptance_checklist,
    ),
    outOfScope: trace.of(`${at}/outOfScope`, from(listing, 'out_of_scope'), listing.out_of_scope ?? []),
  };
}

const question = ({ id, kind, prompt, required, choices }: Question) => ({
  id,
  kind,
  prompt,
  required,
  ...(choices && { choices }),
});

function skill(trace: Trace, listing: PublicListing, at: string) {
  const { category, tags = [] } = listing;
  const oasf = oasfTagOf(category);
  const tagsFrom = `${from(listing, 'category')}, then .tags${oasf ? ', then the OASF tag of the category' : ''}`;
  return {
    id: trace.of(`${at}/id`, from(listing, 'listing_id'), listing.listing_id),
    name: trace.of(`${at}/name`, from(listing, 'title'), listing.title),
    description: trace.of(`${at}/description`, from(listing, 'deliverable'), listing.deliverable),
    tags: trace.of(`${at}/tags`, tagsFrom, [category, ...tags, ...(oasf ? [oasf] : [])]),
  };
}
