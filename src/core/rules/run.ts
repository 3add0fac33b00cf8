import { type Document, isMarkdown } from '../document.ts';
import { merged } from '../edit/touching.ts';
import type { Finding } from '../finding.ts';
import { locate } from '../locate.ts';
import type { Fact, Rule } from './define.ts';
import { rules } from './index.ts';

/** The rules by kind, profile and version; a handful of lists, each made once. */
const lists = new Map<string, readonly Rule<string, object, Document>[]>();

/** The rules of a document's kind, profile and version, in their order. */
function rulesFor(document: Document): readonly Rule<string, object, Document>[] {
  const { kind, profile } = document;
  const spec = kind === 'card' ? document.spec : undefined;
  const name = `${kind} ${profile} ${spec}`;
  const known = lists.get(name);
  if (known) return known;
  const list = (rules as readonly Rule<string, object, Document>[]).filter(
    ({ kinds, profiles, specs }) =>
      kinds.includes(kind) &&
      (profiles === undefined || (profile !== undefined && profiles.includes(profile))) &&
      (spec === undefined || (specs?.includes(spec) ?? true)),
  );
  lists.set(name, list);
  return list;
}

/** Runs the rules of a document's kind, profile and version, in their order. */
export function findByRules(document: Document): Finding[] {
  const found: Finding[] = [];
  const verbatim = isVerbatim(document);
  for (const rule of rulesFor(document)) {
    if (verbatim && rule.needs?.(document.text) === false) continue;
    for (const fact of rule.check(document)) found.push(located(document, rule, fact));
  }
  return found;
}

/** Whether every key and value stands in the text as it is: in JSON without an escape. */
const isVerbatim = (document: Document): boolean => !isMarkdown(document) && !document.text.includes('\\');

function located(document: Document, { code }: Rule<string, object, Document>, fact: Fact): Finding {
  const { at, related, fixes, ...rest } = fact;
  return {
    code,
    pointer: at.pointer,
    span: locate(document, at),
    ...rest,
    ...(fixes && { fixes: fixes.map(({ safe, edits }) => ({ safe, edits: merged(edits) })) }),
    ...(related && { related: related.map((one) => ({ pointer: one.pointer, span: locate(document, one) })) }),
  };
}
