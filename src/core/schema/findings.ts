import { type Document, isMarkdown, isObject } from '../document.ts';
import { blockList } from '../edit/block-list.ts';
import { insertMember } from '../edit/insert.ts';
import type { Finding, FindingFix } from '../finding.ts';
import { locate } from '../locate.ts';
import { placeAt, split, valueAt } from '../parse/pointer.ts';
import { asList } from './conversions.ts';
import { explain, type SchemaFinding } from './explain/index.ts';
import { laborTermsId } from './registry.ts';
import { validate } from './validate.ts';

/** What the published schema of a document's kind says of it, explained: one finding per cause. */
export function findBySchema(document: Document, schemaId: string): Finding[] {
  const raw = validate(schemaId, document.value);
  if (raw.length === 0) return [];
  return explain(schemaId, document.value, raw).map((finding) => ({
    code: `${finding.schemaId === laborTermsId ? 'labor-terms' : document.kind}/${finding.family}`,
    pointer: finding.at.pointer,
    span: locate(document, finding.at),
    data: finding.data,
    // Made when it is asked for: of thousands of findings only the worst are shown.
    get fixes() {
      return fixesFor(document, schemaId, finding);
    },
  }));
}

function fixesFor(document: Document, schemaId: string, { family, at, data }: SchemaFinding): FindingFix[] {
  if (family === 'missing-member') {
    // What to fill in is the author's to say, so that is never a safe fix.
    const edit = insertMember(document, at.pointer, data.placeholder);
    return edit ? [{ safe: false, edits: [edit] }] : [];
  }
  const place = placeAt(document.root, at.pointer);
  if (family === 'unknown-value' && place && data.near !== undefined) {
    const isSame = data.near.toLowerCase() === String(data.value).toLowerCase();
    return [{ safe: isSame, edits: [{ span: place, text: JSON.stringify(data.near) }] }];
  }
  if (family !== 'wrong-type' || !place) return [];
  const { expected, actual } = data;
  if (isMarkdown(document)) {
    const value = valueAt(document.value, at.pointer);
    const isListed = expected.includes('array') && typeof value === 'string' && !categories.has(value);
    const edits = isListed ? blockList(document, place, value) : undefined;
    // Claude Code documents a text with commas, and some of its versions lose tools in a list.
    if (edits) return [{ safe: false, edits }];
    const line = document.text.slice(place.start, place.end).trimEnd();
    const isText = expected.includes('string') && isObject(value) && keyOfWords.test(line);
    const span = { start: place.start, end: place.start + line.length };
    return isText ? [{ safe: true, edits: [{ span, text: JSON.stringify(line) }] }] : [];
  }
  const written = document.text.slice(place.start, place.end);
  const listed = asList(schemaId, document.value, at.pointer, written, expected);
  if (listed) return [{ safe: listed.evident, edits: [{ span: place, text: listed.text }] }];
  const text = converted(written, expected, actual);
  if (!text) return [];
  const isFree = freeTexts.has(split(at.pointer)?.token ?? '');
  // A form that begins anywhere only asks for some character.
  const fitsForm = data.form?.startsWith('^') && new RegExp(data.form, 'u').test(text.slice(1, -1));
  return [{ safe: !text.startsWith('"') || isFree || fitsForm === true, edits: [{ span: place, text }] }];
}

/** One line whose key no file has: words, or a pattern of a tool, that a colon broke. */
const keyOfWords = /^(?=[^:\n]*[\s(])[\p{L}_][^\n"'{}[\]#]*$/u;

/** What Factory has in place of a list of tools. */
const categories = new Set(['read-only', 'edit', 'execute', 'web', 'mcp']);

/** Texts in which a number or `true` may well have been meant, in quotes. An address or an id is none. */
const freeTexts = new Set(['name', 'description', 'version']);

/** A value in another JSON type that says the same, as JSON text: `1` as `"1"`, `"true"` as `true`. */
function converted(written: string, expected: readonly string[], actual: string): string | undefined {
  if (expected.includes('string') && (actual === 'number' || actual === 'boolean')) return `"${written}"`;
  const word = actual === 'string' ? written.slice(1, -1) : undefined;
  if (expected.includes('boolean') && (word === 'true' || word === 'false')) return word;
  if (expected.includes('integer') && word && /^[1-9]\d{0,14}$/.test(word)) return word;
  return undefined;
}
