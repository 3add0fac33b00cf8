/** What a piece of a line is, which is also the name of its style. */
export type TokenKind = 'key' | 'number' | 'literal' | 'quiet' | 'heading';

export interface Token {
  readonly kind: TokenKind;
  /** UTF-16 offsets in the line. */
  readonly from: number;
  readonly to: number;
}

/** Where a line of a Markdown file stands, as the line before left it. */
export type Part = 'start' | 'frontmatter' | 'body' | 'code';

/** Reads a line with a pattern whose named groups are kinds of tokens. */
function tokensBy(pattern: RegExp, line: string, offset = 0): Token[] {
  return Array.from(line.slice(offset).matchAll(pattern), ({ groups = {}, index, 0: text }) => {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) as TokenKind;
    return { kind, from: offset + index, to: offset + index + text.length };
  });
}

/** No token of JSON goes beyond its line. A string that is a value has a kind too, so that nothing is found inside it. */
const JSON_TOKEN =
  /(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<literal>"(?:[^"\\]|\\.)*"?)|(?<number>-?\d[\d.eE+-]*|\b(?:true|false|null)\b)|(?<quiet>[{}[\],:])/g;

export const jsonTokens = (line: string): Token[] => tokensBy(JSON_TOKEN, line);

const YAML_KEY = /^(\s*(?:- +)*)(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s#:"'[\]{},-][^#:]*?)(?=\s*:(?:\s|$))/;
const YAML_VALUE =
  /(?<literal>"(?:[^"\\]|\\.)*"?|(?<![\w])'(?:[^']|'')*'?)|(?<quiet>(?<=^|\s)#.*|[[\]{},:|>])|(?<number>(?<=[\s[,]|^)(?:-?\d+(?:\.\d+)?|true|false|null)(?=\s*(?:$|[,\]}])))/g;

function yamlTokens(line: string): Token[] {
  const key = YAML_KEY.exec(line);
  if (!key) return tokensBy(YAML_VALUE, line);
  const [whole, blank = ''] = key;
  return [{ kind: 'key', from: blank.length, to: whole.length }, ...tokensBy(YAML_VALUE, line, whole.length)];
}

const TEXT_TOKEN = /(?<heading>^#{1,6} .*|\*\*[^*]+\*\*)|(?<quiet>^\s*(?:[-*+]|\d+[.)]) )|(?<literal>`[^`]+`)/g;
const FENCE = /^ {0,3}(?:```|~~~)/;

/** A line of Markdown behind YAML frontmatter, and what the next line stands in. */
export function markdownTokens(line: string, part: Part): { tokens: Token[]; next: Part } {
  const all = (kind: TokenKind): Token[] => (line.length > 0 ? [{ kind, from: 0, to: line.length }] : []);
  if (part === 'start' || part === 'frontmatter') {
    if (/^\ufeff?---[ \t]*$/.test(line))
      return { tokens: all('quiet'), next: part === 'start' ? 'frontmatter' : 'body' };
    if (part === 'frontmatter') return { tokens: yamlTokens(line), next: part };
  }
  if (FENCE.test(line)) return { tokens: all('quiet'), next: part === 'code' ? 'body' : 'code' };
  return part === 'code'
    ? { tokens: all('literal'), next: part }
    : { tokens: tokensBy(TEXT_TOKEN, line), next: 'body' };
}
