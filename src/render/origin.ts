import type { Origin } from '../core/card/generate.ts';
import type { Language } from '../core/language.ts';
import type { ListingField } from './strings/preview/strings.ts';
import { previewStrings } from './strings/preview.ts';

/** What the core says of a part that is about one listing: its id, its member, and what comes behind that. */
const OF_LISTING =
  /^listing (?<id>\S+) \.(?<member>\w+)(?<tags>, then \.tags)?(?<oasf>, then the OASF tag of the category)?$/;

/** … and of one that is about an agent file. */
const OF_FILE = /^(?<file>.+), (?<member>name|description)(?<titles> and the titles of the public listings)?$/;

export interface OriginText {
  readonly from: string;
  /** What only a server could prove of it; empty where there is nothing. */
  readonly unproven: string;
}

/**
 * Where a part of a card comes from, in the words of the form.
 * @param listing what a listing is called, by its id
 */
export function originText(
  { from, unproven }: Origin,
  language: Language,
  listing: (id: string) => string = (id) => previewStrings[language].listingOf(id),
): OriginText {
  const words = previewStrings[language];
  const said = (text: string): string => words.originWords[text] ?? text;
  const label = (member: string): string =>
    words.ofListing[member as ListingField]?.label ?? words.otherMembers[member] ?? member;

  function inWords(): string {
    const { id, member = '', tags, oasf } = OF_LISTING.exec(from)?.groups ?? {};
    if (id !== undefined) {
      const parts = [label(member), tags && label('tags'), oasf && words.oasf].filter(Boolean);
      return `${listing(id)}: ${parts.join(', ')}`;
    }
    const { file, member: ofFile = '', titles } = OF_FILE.exec(from)?.groups ?? {};
    if (file === undefined || words.originWords[from] !== undefined) return said(from);
    return words.inFile(file, ofFile) + (titles ? words.andTitles : '');
  }

  return { from: inWords(), unproven: unproven === undefined ? '' : said(unproven) };
}
