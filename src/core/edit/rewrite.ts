import type { Document } from '../document.ts';
import type { FindingFix } from '../finding.ts';
import type { Place } from '../parse/place.ts';
import { placeAt, split } from '../parse/pointer.ts';
import { indentAt, member, type Node, type Style, styleOf } from './print.ts';

type Edit = FindingFix['edits'][number];
type Members = readonly (readonly [string, Node])[];

interface ObjectChange {
  /** Members by name, with what stands in their place: several members, or none. */
  readonly replaced: Map<string, Members>;
  readonly added: [string, Node][];
}

/**
 * Changes to the members of JSON objects, gathered on one reading of the text and made at once. Everything that is not
 * named keeps its place, its order and its layout. What stands inside a replaced member is gone with it.
 */
export class Rewriting {
  readonly #document: Document;
  readonly #style: Style;
  readonly #changes = new Map<string, ObjectChange>();

  constructor(document: Document) {
    this.#document = document;
    this.#style = styleOf(document.text, document.root);
  }

  /** Puts members in the place of one. Throws where there is no such member. */
  replace(pointer: string, members: Members): void {
    const at = split(pointer);
    if (!at || !placeAt(this.#document.root, pointer)?.key) throw new Error(`No member at ${pointer}`);
    this.#change(at.parent).replaced.set(at.token, members);
  }

  drop(pointer: string): void {
    this.replace(pointer, []);
  }

  /** Adds a member behind the last one of an object. */
  add(parent: string, name: string, value: Node): void {
    this.#change(parent).added.push([name, value]);
  }

  /** The edits, none of which overlap. */
  edits(): Edit[] {
    return [...this.#changes].flatMap(([pointer, change]) => {
      const place = placeAt(this.#document.root, pointer);
      return place?.members ? this.#editsOf(place, change) : [];
    });
  }

  #change(parent: string): ObjectChange {
    const change = this.#changes.get(parent) ?? { replaced: new Map(), added: [] };
    this.#changes.set(parent, change);
    return change;
  }

  #editsOf(place: Place, { replaced, added }: ObjectChange): Edit[] {
    const { text } = this.#document;
    const style = this.#style;
    const all = [...(place.members ?? [])].flatMap(([name, { key, end }]) =>
      key ? [{ name, start: key.start, end }] : [],
    );
    const isKept = ({ name }: { name: string }) => (replaced.get(name)?.length ?? 1) > 0;
    const kept = all.filter(isKept);
    const last = kept.at(-1);
    if (!last) return [{ span: { start: place.start + 1, end: place.end - 1 }, text: this.#filled(place, added) }];
    const edits: Edit[] = [];
    const blanksAt = (start: number) => text.slice(text.slice(0, start).trimEnd().length, start);
    const written = (members: Members, start: number) => {
      const indent = indentAt(text, start);
      const blanks = blanksAt(start);
      const between = /[\r\n]/.test(blanks) ? blanks : style.gap;
      return members.map(([name, value]) => member(name, value, style, indent)).join(`,${between}`);
    };
    for (const [index, one] of all.entries()) {
      const by = replaced.get(one.name);
      if (by && by.length > 0) edits.push({ span: one, text: written(by, one.start) });
      // A run of members goes up to the next one that stays, so that the commas come out right.
      const isFirstOfRun = !isKept(one) && (index === 0 || isKept(all[index - 1] ?? one));
      const next = isFirstOfRun ? all.slice(index).find(isKept) : undefined;
      if (next) edits.push({ span: { start: one.start, end: next.start }, text: '' });
    }
    const end = all.at(-1)?.end ?? last.end;
    if (end > last.end || added.length > 0) {
      const blanks = blanksAt(last.start);
      const between = last === all[0] && !/[\r\n]/.test(blanks) ? style.gap : blanks;
      const more = added.map(([name, value]) => `,${between}${member(name, value, style, indentAt(text, last.start))}`);
      edits.push({ span: { start: last.end, end }, text: more.join('') });
    }
    return edits.map(({ span: { start, end }, text: by }) => ({ span: { start, end }, text: by }));
  }

  /** The inside of an object of which nothing stays. */
  #filled(place: Place, added: Members): string {
    if (added.length === 0) return '';
    const { newline, unit, pad, gap } = this.#style;
    const outer = indentAt(this.#document.text, place.key?.start ?? place.start);
    const indent = outer + unit;
    const lines = added.map(([name, value]) => member(name, value, this.#style, newline ? indent : outer));
    if (newline === '') return pad + lines.join(`,${gap}`) + pad;
    return newline + indent + lines.join(`,${newline}${indent}`) + newline + outer;
  }
}
