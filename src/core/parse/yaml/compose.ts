import { Composer, type Document, type YAMLError } from 'yaml';
import { guardedTokens, type Mark } from './guard.ts';

export type Composed =
  | {
      readonly root: Document.Parsed['contents'];
      readonly errors: readonly YAMLError[];
      readonly marks: readonly Mark[];
    }
  | { readonly stopped: 'too deep' | 'too many tokens'; readonly at: number };

/**
 * The nodes of a YAML text (version 1.2, core schema), or what stopped the reading. Errors come in the order of their
 * places. Offsets count in `source`. Equal keys are not looked for: the library's own check is quadratic.
 */
export function compose(source: string): Composed {
  // A lone CR ends a line (YAML 1.2.2 section 5.4), which the library does not know; the replacement is as long.
  const guarded = guardedTokens(source.replace(/\r(?!\n)/g, '\n'));
  if ('stopped' in guarded) return guarded;
  const composer = new Composer({
    version: '1.2',
    uniqueKeys: false,
    stringKeys: true,
    resolveKnownTags: false,
    prettyErrors: false,
    logLevel: 'silent',
  });
  const documents = [...composer.compose(guarded.tokens, true, source.length)];
  const errors = documents.flatMap((document) => document.errors).sort((a, b) => a.pos[0] - b.pos[0]);
  return { root: documents[0]?.contents ?? null, errors, marks: guarded.marks };
}
