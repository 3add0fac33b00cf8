import { judge } from '../check.ts';
import { isObject, type JsonObject, type ListingDocument } from '../document.ts';
import type { Finding } from '../finding.ts';
import { limits } from '../limits.ts';
import { listingDocument } from '../listing/read.ts';
import { inOwnSpelling } from '../listing/spelling.ts';
import type { Place, Span } from '../parse/place.ts';
import { placeAt, valueAt } from '../parse/pointer.ts';
import { type Entry, entryAt } from './source.ts';

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
    // The state has one spelling; nothing else is looked at in what is not public.
    if (!isObject(entry.value) || entry.value.state !== 'public') return [];
    const { value, place } = shallow(entry.value, entry.place, limits.depth);
    return [{ entry, ...listingDocument(text, value as JsonObject, place) }];
  });
}

/** A value without what is nested deeper than `depth`, of which no reader that recurses may be given more. */
function shallow(value: unknown, place: Place, depth: number): { value: unknown; place: Place } {
  if (typeof value !== 'object' || value === null) return { value, place };
  const { members, items, ...span } = place;
  if (depth === 0) return { value: null, place: span };
  if (Array.isArray(value)) {
    const all = value.map((item, index) => shallow(item, items?.[index] ?? place, depth - 1));
    return { value: all.map((one) => one.value), place: { ...span, items: all.map((one) => one.place) } };
  }
  const all = Object.entries(value).map(
    ([name, member]) => [name, shallow(member, members?.get(name) ?? place, depth - 1)] as const,
  );
  return {
    value: Object.fromEntries(all.map(([name, one]) => [name, one.value])),
    place: { ...span, members: new Map(all.map(([name, one]) => [name, one.place])) },
  };
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
    (!silent.some(({ start, end }) => span.start >= start && span.start < end) &&
      (!code.startsWith('json/') || isRead(root, span.start)));
}

/** Whether what stands at an offset is read: of a key that stands twice only the last is, and what is in the others is not. */
function isRead(place: Place, offset: number): boolean {
  const inside = place.members ? [...place.members.values()] : place.items;
  if (!inside || offset === place.start) return true;
  const at = inside.find(({ key, start, end }) => offset >= (key?.start ?? start) && offset < end);
  return at !== undefined && ((at.key !== undefined && offset < at.start) || isRead(at, offset));
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
  // What was found before the listings were told apart, as far as it is about what the card shows of a public one.
  const inText = inSource.filter((finding) => {
    const entry = entryAt(entries, finding.span.start);
    return entry !== undefined && isShown.get(entry)?.(finding) === true;
  });
  const inListings = shown.flatMap((one) =>
    [...one.findings, ...judge(one.document)]
      .filter((finding) => isShown.get(one.entry)?.(finding))
      .map((finding) => own(one, finding)),
  );
  const between = [...duplicates(shown), ...strangers(shown, agentId)].map(([one, finding]) => own(one, finding));
  return {
    findings: [...inText, ...inListings, ...between],
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

/** Whether an id has the form that Goloco gives to its agents. */
export const isAgentId = (id: string): boolean => /^agent_[0-9a-f]{32}$/.test(id);

/** Listings that name another agent. */
function* strangers(shown: readonly Shown[], agent: string): Generator<[Shown, Finding]> {
  for (const one of shown) {
    const named = agentOf(one);
    // An id of no form is told at its place.
    if (!named || named.id === agent || !isAgentId(named.id)) continue;
    const { id, pointer } = named;
    yield [one, { code: 'listing/other-agent', pointer, span: placeOf(one, pointer), data: { id, agent } }];
  }
}
