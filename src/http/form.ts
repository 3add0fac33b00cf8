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

/**
 * Reads the page's form: `document` is typed text, `file` a file taken byte by byte; one of the two is given, the
 * other left empty. Fields without a value are left out, since a form cannot leave a field out itself.
 * Throws bad-form.
 */
export async function readForm(body: Uint8Array, contentType: string): Promise<FormDocument> {
  const documents: { bytes: Uint8Array; name?: string }[] = [];
  const fields: [string, string][] = [];
  for (const [wideField, value] of await parse(body, contentType)) {
    const field = decode(wideField);
    const isDocument = field === 'document' || field === 'file';
    if (value instanceof File) {
      if (!isDocument) throw bad(`The form has a file in the field "${field}".`);
      documents.push({ bytes: narrow(await value.text()), name: decode(value.name) });
    } else if (isDocument) {
      // Text areas send CR LF whatever was typed (HTML, form submission); columns and offsets are for the author's text.
      documents.push({ bytes: narrow(value.replaceAll('\r\n', '\n')) });
    } else if (value) fields.push([field, decode(value)]);
  }
  const [document, another] = documents.filter(({ bytes }) => !isBlank(bytes));
  if (another) throw bad('The form has more than one document. Send a text or a file, one at a time.');
  return { ...(document ?? { bytes: new Uint8Array() }), fields };
}
