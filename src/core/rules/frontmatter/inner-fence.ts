import { within } from '../../at.ts';
import type { MarkdownDocument } from '../../document.ts';
import type { Place } from '../../parse/place.ts';
import { join } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';

/**
 * Three hyphens inside the frontmatter. A fence is a line of its own, but Goose and the reference checker of skills split
 * the file at every `---`: what stands behind it is no frontmatter to them.
 */
export const innerFence = rule({
  code: 'frontmatter/inner-fence',
  kinds: ['agent', 'skill'],
  severity: 'warning',
  wrong:
    '---\nname: copy-editor\ndescription: Edits product copy --- and keeps its tone\n---\nEdit the text you are given.\n',
  right:
    '---\nname: copy-editor\ndescription: Edits product copy and keeps its tone\n---\nEdit the text you are given.\n',
  *check({ text, root, fences }: MarkdownDocument): Iterable<Fact<{ key?: string; lost: string[] }>> {
    const start = text.indexOf('---', fences.open.end);
    // A key pasted in is told as what it is; its border goes with it.
    if (start >= fences.close.start || text.startsWith('-----BEGIN ', start)) return;
    let end = start + 3;
    while (text[end] === '-') end++;
    const keys = [...(root.members ?? [])];
    const pointer = innermost(root, start);
    // Only the first one cuts; what it takes away are the keys behind it.
    const lost = keys.filter(([, place]) => (place.key?.start ?? place.start) > start).map(([name]) => name);
    const own = keys.find(([, place]) => holds(place, start))?.[0];
    // In a comment behind the last key it cuts nothing.
    if (own === undefined && lost.length === 0) return;
    yield {
      at: within(pointer, { start, end }),
      data: { lost, ...(own !== undefined && { key: own }) },
      // A dash is what was most likely meant; in a name it cannot stand.
      ...(own !== undefined &&
        own !== 'name' && { fixes: [{ safe: false, edits: [{ span: { start, end }, text: '—' }] }] }),
    };
  },
});

const holds = ({ start, end, key }: Place, at: number): boolean => (key?.start ?? start) <= at && at < end;

/** The pointer of the innermost value that a character stands in; `''` where it is between them, as in a comment. */
function innermost(root: Place, at: number): string {
  let pointer = '';
  let place: Place | undefined = root;
  while (place) {
    const children: [string | number, Place][] = [...(place.members ?? []), ...(place.items?.entries() ?? [])];
    const child = children.find(([, one]) => holds(one, at));
    if (child) pointer = join(pointer, child[0]);
    place = child?.[1];
  }
  return pointer;
}
