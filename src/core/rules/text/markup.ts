import { type Document, isMarkdown } from '../../document.ts';
import type { Span } from '../../parse/place.ts';
import { type Fact, rule } from '../define.ts';
import { atPart, prose, type Text } from './texts.ts';

type Kind = 'script' | 'markup' | 'comment' | 'address';

const elements = new Set(
  (
    'a abbr address applet article aside audio b base bdi bdo big blockquote body br button canvas caption center cite ' +
    'code col data del details dfn dialog div dl dt dd em embed fieldset figcaption figure font footer form frame h1 h2 h3 ' +
    'h4 h5 h6 head header hr html i iframe img input ins kbd label legend li link main map mark marquee math menu meta nav ' +
    'noscript object ol option output p picture pre progress q s samp script section select slot small source span ' +
    'strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul ' +
    'var video wbr'
  ).split(' '),
);

/** Elements that run or load something: nobody uses their names as placeholders, and each is told wherever it stands. */
const active = new Set(['script', 'iframe', 'applet']);
/** Elements without an end, that nobody takes for a placeholder. */
const single = new Set(['br', 'hr', 'img', 'wbr']);

/** A tag, with at most as many characters as keep the search linear. */
const tag = /<(\/?)([a-z][a-z0-9-]{0,30})(?=[\s/>])([^<>]{0,1000})>?/gi;
const handler = /[\s/"']on[a-z]{3,25}\s{0,9}=/i;
const attribute = /(?:^|[\s/])[a-z][a-z-]{0,30}\s{0,9}=\s{0,9}["'\w]/i;
/** A script in place of an address; `JavaScript: a guide` is none. */
const address = /\b(?:javascript|vbscript):[^\s"'<>]{0,200}?[(%=]|\bdata:text\/html[,;]/i;
const comment = /<!--/;
/** Markdown's code, which is shown as it stands. */
const code = /`[^`]*`/g;

/** HTML and scripts in a text: a page that shows the text as it stands would act on them. */
export const markup = rule({
  code: 'text/markup',
  kinds: ['card', 'agent', 'listing'],
  severity: 'warning',
  wrong: { description: 'Edits launch copy. <img src="https://harbor.studio/x" onerror="alert(1)">' },
  right: { description: 'Edits launch copy from <date> on, if a < b, into a List<String>.' },
  needs: (text) => /<|script:|text\/html/i.test(text),
  *check(document: Document): Iterable<Fact<{ kind: Kind; shown: string }>> {
    for (const text of shownTexts(document)) {
      const found = firstMarkup(text);
      if (!found) continue;
      const shown = text.content.slice(found.start, Math.min(found.end, found.start + 60));
      yield { at: atPart(document, text, found), data: { kind: found.kind, shown } };
    }
  },
});

/** The texts that pages show, of an agent file its description, as far as they can hold markup. */
function shownTexts(document: Document): readonly Text[] {
  const isShown = ({ member }: Text) => !isMarkdown(document) || (member?.token === 'description' && !member.parent);
  return prose(document).filter((text) => /[<:]/.test(text.content) && isShown(text));
}

function firstMarkup({ content, path }: Text): (Span & { kind: Kind }) | undefined {
  const found = [firstTag(content, path.includes('examples')), at(content, address, 'address')];
  if (!path.includes('examples')) found.push(at(content, comment, 'comment'));
  return found.filter((one) => one !== undefined).sort((a, b) => a.start - b.start)[0];
}

function at(content: string, pattern: RegExp, kind: Kind): (Span & { kind: Kind }) | undefined {
  const match = pattern.exec(content);
  return match ? { kind, start: match.index, end: match.index + match[0].length } : undefined;
}

/**
 * The first tag that is meant as one: an active element, a handler, an attribute, an element without an end, or one that
 * is closed further on. `<name>` alone is a placeholder. What a person may well ask of an agent, in an example or as code,
 * counts only where it would run.
 */
function firstTag(content: string, example: boolean): (Span & { kind: Kind }) | undefined {
  const closed = new Set<string>();
  for (const [, name] of content.matchAll(/<\/([a-z][a-z0-9]{0,12})\s{0,9}>/gi)) closed.add(name?.toLowerCase() ?? '');
  const codes = [...content.matchAll(code)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  let next = 0;
  for (const { index: start, 0: whole, 1: slash, 2: written = '', 3: inside = '' } of content.matchAll(tag)) {
    const name = written.toLowerCase();
    const span = { start, end: start + whole.trimEnd().length };
    if (slash) continue;
    // An element that HTML does not know runs its handlers too.
    if (active.has(name) || handler.test(inside)) return { ...span, kind: 'script' };
    while ((codes[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    if (
      example ||
      !elements.has(name) ||
      (codes[next]?.start ?? Number.POSITIVE_INFINITY) < start ||
      !whole.endsWith('>')
    )
      continue;
    if (attribute.test(inside) || single.has(name) || closed.has(name)) return { ...span, kind: 'markup' };
  }
  return undefined;
}
