import { isBlank, narrow, widen } from './byte-text.ts';
import { Problem } from './problem.ts';

/** A document and what came with it: the file's name where there is one, and fields that count as query parameters. */
export interface FormDocument {
  readonly bytes: Uint8Array;
  readonly name?: string;
  readonly fields: readonly (readonly [string, string])[];
}

/** Pairs up to one that holds a document. White space would be encoded, so no Markdown and no JSON looks like this. */
const URL_ENCODED_FORM = /^(?:[^=&\s]+=[^=&\s]*&)*(?:document|file)=/;

/** Whether a URL-encoded body is a form and not a raw document that curl has called one. */
export const looksLikeForm = (body: Uint8Array): boolean => URL_ENCODED_FORM.test(widen(body));

/** Whether a body is an agent file without its line ends: `curl -d @file` takes them out. No such line is a right file. */
export function lacksLineEnds(body: Uint8Array): boolean {
  const text = widen(body);
  return text.startsWith('---') && text.includes('---', 3) && !/[\r\n]/.test(text);
}

const bad = (detail: string): Problem => new Problem('bad-form', detail);

/** Two characters of UTF-8 for a byte that is not ASCII, so that the form's decoder gives the byte's number back. */
const widenCode = (code: string): string => encodeURIComponent(String.fromCharCode(Number.parseInt(code.slice(1), 16)));

/** A form, each byte in it a character: the platform would decode text leniently, and the bytes that are no UTF-8 be lost. */
async function parse(body: Uint8Array, contentType: string): Promise<FormData> {
  const wide = widen(body);
  const urlEncoded = !contentType.trim().toLowerCase().startsWith('multipart/');
  const sent = urlEncoded ? wide.replace(/%[89a-f][\da-f]/gi, widenCode) : wide;
  try {
    return await new Response(sent, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw bad('The body does not have the form that its Content-Type names, or it breaks off.');
  }
}

/** Names and options are for people and lists of ours; what is no UTF-8 in them is U+FFFD, as it is in an address. */
const decode = (wide: string): string => new TextDecoder().decode(narrow(wide));

/** A field of a form, as the bytes that were sent for it. */
export interface FormPart {
  readonly field: string;
  readonly bytes: Uint8Array;
  /** The name of the file, where the field is one. */
  readonly name?: string;
}

/** The fields of a form in their order. Throws bad-form. */
export async function formParts(body: Uint8Array, contentType: string): Promise<FormPart[]> {
  const parts: FormPart[] = [];
  for (const [field, value] of await parse(body, contentType)) {
    if (value instanceof File) {
      parts.push({ field: decode(field), bytes: narrow(await value.text()), name: decode(value.name) });
      // Text areas send CR LF whatever was typed (HTML, form submission); columns and offsets are for the author's text.
    } else parts.push({ field: decode(field), bytes: narrow(value.replaceAll('\r\n', '\n')) });
  }
  return parts;
}

/**
 * Reads the page's form: `document` is typed text, `file` a file taken byte by byte; one of the two is given, the
 * other left empty. Fields without a value are left out, since a form cannot leave a field out itself.
 * Throws bad-form.
 */
export async function readForm(body: Uint8Array, contentType: string): Promise<FormDocument> {
  const documents: FormPart[] = [];
  const fields: [string, string][] = [];
  for (const part of await formParts(body, contentType)) {
    const { field, bytes, name } = part;
    if (field === 'document' || field === 'file') documents.push(part);
    else if (name !== undefined) throw bad(`The form has a file in the field "${field}".`);
    else if (bytes.byteLength > 0) fields.push([field, new TextDecoder().decode(bytes)]);
  }
  const [document, another] = documents.filter(({ bytes }) => !isBlank(bytes));
  if (another) throw bad('The form has more than one document. Send a text or a file, one at a time.');
  if (!document) return { bytes: new Uint8Array(), fields };
  const { bytes, name } = document;
  return { bytes, ...(name !== undefined && { name }), fields };
}
