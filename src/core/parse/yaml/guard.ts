import { type CST, Lexer, Parser } from 'yaml';
import { limits } from '../../limits.ts';
import type { Span } from '../place.ts';

/** A piece of YAML that frontmatter has no use for, as the lexer saw it. */
export interface Mark extends Span {
  readonly type: 'anchor' | 'alias' | 'tag' | 'directive-line' | 'doc-start' | 'doc-end';
  readonly source: string;
}

export type Guarded =
  | { readonly tokens: readonly CST.Token[]; readonly marks: readonly Mark[] }
  | { readonly stopped: 'too deep' | 'too many tokens'; readonly at: number };

/** What the lexer puts in front of a plain or block scalar; the next lexeme is its text, whatever it looks like. */
const scalarFollows = '\x1f';

/** What a lexeme is by its first character, and what the whole of one is. */
const byFirst: ReadonlyMap<string | undefined, Mark['type']> = new Map([
  ['&', 'anchor'],
  ['*', 'alias'],
  ['!', 'tag'],
  ['%', 'directive-line'],
]);
const byWhole: ReadonlyMap<string, Mark['type']> = new Map([
  ['---', 'doc-start'],
  ['...', 'doc-end'],
]);

/**
 * The syntax tokens of a YAML text, by the library's lexer and parser driven by hand. What costs is what comes after
 * them: composing 600 bytes of `? ` takes seconds, and 900 brackets can end the process. So the depth of the parser's
 * stack and the number of lexemes are watched while they grow, and the reading stops before the limit is passed.
 */
export function guardedTokens(text: string): Guarded {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  const marks: Mark[] = [];
  let count = 0;
  let previous = '';
  for (const lexeme of new Lexer().lex(text)) {
    const at = parser.offset;
    count++;
    // Each unknown escape comes to an error of the library's, with a stack trace.
    if (lexeme.startsWith('"')) count += lexeme.split('\\').length - 1;
    if (count > limits.yamlTokens) return { stopped: 'too many tokens', at };
    const type = previous === scalarFollows ? undefined : (byWhole.get(lexeme) ?? byFirst.get(lexeme[0]));
    if (type) marks.push({ type, source: lexeme, start: at, end: at + lexeme.length });
    for (const token of parser.next(lexeme)) tokens.push(token);
    // The stack holds the document, each open collection, and at times a scalar.
    if (parser.stack.length > limits.depth + 2) return { stopped: 'too deep', at };
    previous = lexeme;
  }
  for (const token of parser.end()) tokens.push(token);
  return { tokens, marks };
}
