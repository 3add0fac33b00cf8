import type { MarkdownDocument } from '../document.ts';
import type { FindingFix } from '../finding.ts';
import type { Place } from '../parse/place.ts';

/** What YAML reads as the text that it is: no indicator in front, no comment and no key in it. */
const plain = /^[A-Za-z_.][\w.*()/@-]*(?::[\w.*()/@-]+)*(?: [\w.*()/@-]+(?::[\w.*()/@-]+)*)*$/;

/** Words that YAML takes for something else than a text. */
const typed = /^(?:true|false|null|yes|no|on|off|y|n|\.inf|\.nan|\.\d.*)$/i;

/** The entries of a text that lists them with commas; those in parentheses are part of an entry. */
function entries(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  let depth = 0;
  for (let at = 0; at <= text.length; at++) {
    const char = text[at];
    if (char === '(') depth++;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if (char === undefined || (char === ',' && depth === 0)) {
      found.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return found.filter((entry) => entry !== '');
}

/** An edit that writes a value of the frontmatter as a list on lines of its own; undefined where it stands elsewhere. */
export function blockList({ text }: MarkdownDocument, place: Place, value: string): FindingFix['edits'] | undefined {
  const { key, start, end } = place;
  const list = entries(value);
  if (!key || list.length === 0 || !/^:[ \t]+$/.test(text.slice(key.end, start))) return undefined;
  const indent = /[ \t]*$/.exec(text.slice(0, key.start))?.[0] ?? '';
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = list.map((entry) => {
    const isPlain = plain.test(entry) && !typed.test(entry);
    return `${lineEnd}${indent}  - ${isPlain ? entry : JSON.stringify(entry)}`;
  });
  return [{ span: { start: key.end, end }, text: `:${lines.join('')}` }];
}
