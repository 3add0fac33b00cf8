/** Formats that are sent in place of a document, each with how a text of it begins; U+FFFD stands for bytes that are no UTF-8. */
const formats = [
  ['address', /^\s*(?:curl\s[^\r\n]*(?=[\r\n]|$)|https?:\/\/\S+|[\w-]+(?:\.[\w-]+)+\/\S*)\s*$/i],
  ['web page', /^\s*<(?:!doctype\s+html|html|head|body)\b/i],
  ['PDF', /^%PDF-/],
  ['picture', /^\ufffdPNG|^GIF8[79]a|^\ufffd{3,4}[\s\S]{0,6}(?:JFIF|Exif)|^RIFF[\s\S]{4}WEBP/],
  ['archive', /^PK\x03\x04|^\x1f\ufffd|^\ufffd{2}\x11|^\{\\rtf/],
  ['YAML', /^\s*[A-Za-z_]\w*:\s/],
] as const satisfies readonly (readonly [string, RegExp])[];

export type Format = (typeof formats)[number][0];

/** What stands around a document that was pasted with more than itself. */
export interface Wrapped {
  readonly around: 'fence' | 'headers' | 'code' | 'text';
  /** The document in it. */
  readonly start: number;
  readonly end: number;
  /** Whether nothing but the lines of a code block stands around it. */
  readonly alone: boolean;
}

export interface ForeignFacts {
  'text/other-format': { format: Format };
  'text/wrapped': { around: Wrapped['around']; alone: boolean; what: 'JSON' | 'frontmatter' };
}

/** Headers of an HTTP answer, and of those that led to it. */
const headers = /^\s*(?:HTTP\/[\d.]+ \d{3}[^\r\n]*\r?\n(?:[^\r\n]+\r?\n)*\r?\n)+/;
const assignment =
  /^[ \t]*(?:export\s+default|module\.exports\s*=|(?:export\s+)?(?:const|let|var)\s+[\w$]+(?:[^\w$={}\r\n][^={}\r\n]*)?=|[\w$]+\s*=)\s*(?=\{)/m;
const fence = /^[ \t\ufeff]*(`{3,}|~{3,}(?!~))([^`\r\n]*)$/gm;
/** The beginning of an object, as JSON, JavaScript and people write it. */
const object = /\{\s*(?:"[^"\r\n]*"|'[^'\r\n]*'|[“”][^“”\r\n]*[“”]|[A-Za-z_$][\w$]*)\s*:/;
/** Members by which an object shows that it is a card or a listing. */
const ofOurs =
  /\b(?:supportedInterfaces|protocolVersion|defaultInputModes|securitySchemes|capabilities|skills|listing_id|listingId|pricing)["'“”]?\s*:/;

const yamlOfCards = /^(?:supportedInterfaces|protocolVersion|defaultInputModes|securitySchemes):/m;
/** A line that YAML has no place for outside of a value: prose, or the border of a code block. */
const noYaml = /^(?![\s#\]}-]|$|\.{3}|["'\w$./-]+:(?:\s|$))/m;
/** Comments of JavaScript, which many put in front of their JSON. */
const comments = /^\s*(?:(?:\/\/[^\r\n]*(?=[\r\n]|$)|\/\*[^*]*\*+(?:[^*/][^*]*\*+)*\/)\s*)+(?=\{)/;
/** How our documents begin: those need not be looked at. */
const ours = /^\s*(?:[{[](?!\\rtf)|---)/;

/** Whether an object stands behind comments and nothing else: the reader of JSON says what to do about those. */
export const isCommented = (text: string): boolean => comments.test(text);

/** The format of a text that is none of our documents. */
export function otherFormat(text: string): Format | undefined {
  if (ours.test(text)) return undefined;
  const [before = ''] = headers.exec(text) ?? [];
  const begins = text.slice(before.length);
  const format = formats.find(([, sign]) => sign.test(begins))?.[0];
  // Keys alone may also be those of an agent file without its fences.
  return format === 'YAML' && (!yamlOfCards.test(text) || noYaml.test(text)) ? undefined : format;
}

/**
 * The document in a text that has more in it: a code block of Markdown, the answer to a chat, HTTP headers or program code
 * around it. Prose with an example in it is none: it says more than the example.
 */
export function wrapped(text: string): Wrapped | undefined {
  const first = text.search(/\S/);
  if (first < 0 || ours.test(text) || isCommented(text)) return undefined;
  const [head] = headers.exec(text) ?? [];
  if (head !== undefined)
    return /^[{[]/.test(text.slice(head.length)) ? upToBracket(text, head.length, 'headers') : undefined;
  const block = inFence(text, first);
  if (block) return block;
  const code = assignment.exec(text);
  const start = code ? code.index + code[0].length : text.search(object);
  const found = start < 0 ? undefined : upToBracket(text, start, code ? 'code' : 'text');
  return found && isMost(text, found) && ofOurs.test(text.slice(found.start, found.end)) ? found : undefined;
}

/** From here to the last bracket. */
function upToBracket(text: string, start: number, around: Wrapped['around']): Wrapped | undefined {
  const end = text.lastIndexOf(text[start] === '[' ? ']' : '}') + 1;
  return end > start ? { around, start, end, alone: false } : undefined;
}

const isMost = (text: string, { start, end }: Wrapped): boolean => text.length - (end - start) <= end - start;

/** How many lines of code blocks are looked at: a chat has a few. */
const blocks = 20;

/** The first code block with a document in it; one that is never closed goes to the end. */
function inFence(text: string, first: number): Wrapped | undefined {
  const lines = [...text.matchAll(fence)];
  for (const [at, open] of lines.slice(0, blocks).entries()) {
    const start = nextLine(text, open.index + open[0].length);
    const isFile = opensFile(text, open);
    if (!isFile && !/^\s*[{[]/.test(text.slice(start, start + 80))) continue;
    const closing = lines.slice(at + 1).filter(([, marks]) => marks?.startsWith(open[1] ?? ''));
    const close = isFile ? closeOfFile(text, closing) : closing[0];
    const end = close?.index ?? text.length;
    const behind = close ? close.index + close[0].length : end;
    const alone = open.index <= first && text.slice(behind).trim() === '';
    const found: Wrapped = { around: 'fence', start, end, alone };
    if (alone || (isMost(text, found) && (isFile || ofOurs.test(text.slice(start, end))))) return found;
  }
  return undefined;
}

/** Whether a file with a frontmatter begins behind the line that opens a code block. */
const opensFile = (text: string, open: RegExpExecArray): boolean => {
  const start = nextLine(text, open.index + open[0].length);
  return /^---[ \t]*(?:[\r\n]|$)/.test(text.slice(start, start + 80));
};

/**
 * The line that closes the code block around a file, of the lines behind the one that opens it. Instructions have code blocks
 * of their own, so that it is the last of them, unless another block follows: one of a language, or of another file.
 */
function closeOfFile(text: string, lines: readonly RegExpExecArray[]): RegExpExecArray | undefined {
  let open = 1;
  for (const [at, line] of lines.entries()) {
    open += line[2]?.trim() ? 1 : -1;
    if (open > 0) continue;
    const next = lines[at + 1];
    if (next === undefined || next[2]?.trim() || opensFile(text, next)) return line;
    break;
  }
  return open > 0 ? undefined : lines.at(-1);
}

const nextLine = (text: string, at: number): number =>
  at + (/^(?:\r\n|\n|\r)/.exec(text.slice(at, at + 2))?.[0].length ?? 0);
