import type { Document } from '../document.ts';
import type { Finding } from '../finding.ts';
import { locate } from '../locate.ts';
import type { Fact, Rule } from './define.ts';
import { rules } from './index.ts';

/** Runs the rules of a document's kind, profile and version, in their order. */
export function findByRules(document: Document): Finding[] {
  return (rules as readonly Rule<string, object, Document>[])
    .filter(
      ({ kinds, profiles, specs }) =>
        kinds.includes(document.kind) &&
        (profiles?.includes(document.profile) ?? true) &&
        (document.kind !== 'card' || (specs?.includes(document.spec) ?? true)),
    )
    .flatMap((rule) => Array.from(rule.check(document), (fact) => located(document, rule, fact)));
}

function located(document: Document, { code }: Rule<string, object, Document>, fact: Fact): Finding {
  const { at, related, ...rest } = fact;
  return {
    code,
    pointer: at.pointer,
    span: locate(document, at),
    ...rest,
    ...(related && { related: related.map((one) => ({ pointer: one.pointer, span: locate(document, one) })) }),
  };
}
