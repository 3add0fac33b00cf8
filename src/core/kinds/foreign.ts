import type { Finding } from '../finding.ts';
import { otherFormat, wrapped } from '../parse/foreign.ts';
import { scanJson } from '../parse/json.ts';
import type { DecodedText } from '../parse/text.ts';
import type { Kind } from '../report.ts';
import { mendingWhole } from './json.ts';

/**
 * What a text is that is no document of ours, or has one in it among other things; told in place of all else that could
 * be said of it. Of what cannot be read only the format is looked at.
 */
export function findForeign({ text, readable }: DecodedText, kind: Kind): Finding | undefined {
  const format = otherFormat(text);
  if (format) return { code: 'text/other-format', ...firstLine(text), data: { format } };
  if (!readable) return undefined;
  const inner = wrapped(text);
  if (!inner) return undefined;
  const document = text.slice(inner.start, inner.end);
  const what = document.startsWith('---') ? 'frontmatter' : 'JSON';
  if ((what === 'JSON') !== (kind === 'card' || kind === 'listing')) return undefined;
  const { around, alone } = inner;
  const isWhole = alone || what === 'frontmatter' || scanJson(document).root || mendingWhole(document);
  const edits = [
    { span: { start: 0, end: inner.start }, text: '' },
    { span: { start: inner.end, end: text.length }, text: '' },
  ].filter(({ span }) => span.end > span.start);
  return {
    code: 'text/wrapped',
    ...firstLine(text),
    data: { around, alone, what },
    // Lines of a code block are nothing that anybody wrote; all else may be.
    ...(isWhole && { fixes: [{ safe: alone, edits }] }),
  };
}

/** The first line with anything on it; of a line without end, and of bytes that are no text, the beginning. */
function firstLine(text: string): Pick<Finding, 'pointer' | 'span'> {
  const line = /\S[^\r\n]{0,200}/.exec(text);
  const start = line?.index ?? 0;
  return { pointer: '', span: { start, end: start + (line?.[0].trimEnd().length ?? 0) } };
}
