import { judge } from '../check.ts';
import { isObject, type ListingDocument } from '../document.ts';
import type { Finding } from '../finding.ts';
import { listingDocument } from '../listing/read.ts';
import { inOwnSpelling } from '../listing/spelling.ts';
import type { Span } from '../parse/place.ts';
import { placeAt, valueAt } from '../parse/pointer.ts';
import type { Entry } from './source.ts';

/** A public listing among the entries of a source. */
export interface Shown {
  readonly entry: Entry;
  readonly document: ListingDocument;
  /** What the reading of it found, before it is judged. */
  readonly findings: readonly Finding[];
}

/**
 * The public listings, in their order. Whatever is not public, or is no listing, is passed over without a word: nothing
 * about it may show.
 */
export function publicListings(text: string, entries: readonly Entry[]): Shown[] {
  return entries.flatMap((entry) => {
    if (!isObject(entry.value)) return [];
    const read = listingDocument(text, entry.value, entry.place);
    return read.document.value.state === 'public' ? [{ entry, ...read }] : [];
  });
}

/** The id of the agent that a listing names, and where; undefined where it names none. */
export function agentOf({ document }: Shown): { readonly id: string; readonly pointer: string } | undefined {
  for (const pointer of ['/agent/agent_id', '/agent_id']) {
    const id = valueAt(document.value, pointer);
    if (typeof id === 'string') return { id, pointer };
  }
  return undefined;
}

/** Members that never reach the card. */
const privateMembers = ['/example_outputs', '/owner_view', '/review_note'];

/** What a preview may say of a member that the format does not know: its name is at fault, not what it holds. */
const ofNames = ['listing/misspelt-member', 'text/secret-key'];

/** Whether a finding is about what the card shows. Nothing is told of the rest, since messages quote what they are about. */
function aboutTheCard({ root, undeclared }: ListingDocument): (finding: Finding) => boolean {
  const isPrivate = (pointer: string) => privateMembers.some((member) => pointer.startsWith(`${member}/`));
  const unknown = undeclared.map(({ pointer }) => pointer).filter((pointer) => !isPrivate(pointer));
  const region = (pointer: string): Span[] => {
    const place = placeAt(root, pointer);
    return place ? [{ start: place.key?.start ?? place.start, end: place.end }] : [];
  };
  const silent = [...privateMembers, ...unknown].flatMap(region);
  const names = new Set(unknown);
  return ({ code, pointer, span }) =>
    (ofNames.includes(code) && names.has(pointer)) ||
    !silent.some(({ start, end }) => span.start >= start && span.start < end);
}

/** A finding that is told at its place in the source, and what it belongs to. */
export type Placed = (finding: Finding) => Finding;

export interface JudgedListings {
  readonly findings: readonly Finding[];
  /** Gives a finding of a listing its pointer in the source, in the spelling that stands there. */
  readonly placed: Placed;
}

/** Judges the public listings: each by itself, then against each other and the agent. */
export function judgeListings(
  shown: readonly Shown[],
  inSource: readonly Finding[],
  entries: readonly Entry[],
  agentId: string,
): JudgedListings {
  const owners = new Map<Finding, Shown>();
  const own = (one: Shown, finding: Finding): Finding => {
    owners.set(finding, one);
    return finding;
  };
  const isShown = new Map(shown.map((one) => [one.entry, aboutTheCard(one.document)]));
  // What was found before the listings were told apart: outside of them, or about what the card shows of a public one.
  const around = inSource.filter((finding) => {
    const entry = entries.find(({ place }) => finding.span.start >= place.start && finding.span.start < place.end);
    return entry === undefined || isShown.get(entry)?.(finding) === true;
  });
  const inListings = shown.flatMap((one) =>
    [...one.findings, ...judge(one.document)]
      .filter((finding) => isShown.get(one.entry)?.(finding))
      .map((finding) => own(one, finding)),
  );
  const between = [...duplicates(shown), ...strangers(shown, agentId)].map(([one, finding]) => own(one, finding));
  return {
    findings: [...around, ...inListings, ...between],
    placed: (finding) => {
      const one = owners.get(finding);
      return one ? inSourceSpelling(one, finding) : finding;
    },
  };
}

function inSourceSpelling({ entry, document }: Shown, finding: Finding): Finding {
  const { related, ...told } = inOwnSpelling(document, finding);
  const under = (pointer: string) => entry.pointer + pointer;
  return {
    ...told,
    pointer: under(told.pointer),
    ...(related && { related: related.map((other) => ({ ...other, pointer: under(other.pointer) })) }),
  };
}

const placeOf = ({ document }: Shown, pointer: string): Span => placeAt(document.root, pointer) ?? document.root;

/** Listings whose id an earlier one has. */
function* duplicates(shown: readonly Shown[]): Generator<[Shown, Finding]> {
  const seen = new Set<string>();
  for (const one of shown) {
    const id = one.document.value.listing_id;
    if (typeof id !== 'string') continue;
    const pointer = '/listing_id';
    if (seen.has(id)) {
      yield [one, { code: 'listing/duplicate-listing', pointer, span: placeOf(one, pointer), data: { id } }];
    }
    seen.add(id);
  }
}

/** Listings that name another agent. */
function* strangers(shown: readonly Shown[], agent: string): Generator<[Shown, Finding]> {
  for (const one of shown) {
    const named = agentOf(one);
    if (!named || named.id === agent) continue;
    const { id, pointer } = named;
    yield [one, { code: 'listing/other-agent', pointer, span: placeOf(one, pointer), data: { id, agent } }];
  }
}
