import { Problem } from './problem.ts';

/** A document and what came with it: the file's name where there is one, and fields that count as query parameters. */
export interface FormDocument {
  readonly bytes: Uint8Array;
  readonly name?: string;
  readonly fields: readonly (readonly [string, string])[];
}

const START = new TextEncoder().encode('document=');

/** Whether a URL-encoded body is the page's form and not a raw document that curl has called one. */
export const startsAsForm = (body: Uint8Array): boolean => START.every((byte, at) => body[at] === byte);

const bad = (detail: string): Problem => new Problem('bad-form', detail);

async function parse(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw bad('The body does not have the form that its Content-Type names, or it breaks off.');
  }
}

/** Text areas send CR LF whatever was typed (HTML, form submission), and the report's columns are for the author's text. */
const typed = (text: string): Uint8Array => new TextEncoder().encode(text.replaceAll('\r\n', '\n'));

/**
 * Reads the page's form: `document` is typed text, `file` a file taken byte by byte; one of the two is given, the
 * other left empty. Fields without a value are left out, since a form cannot leave a field out itself.
 * Throws bad-form.
 */
export async function readForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormDocument> {
  const form = await parse(body, contentType);
  const documents: { bytes: Uint8Array; name?: string }[] = [];
  const fields: [string, string][] = [];
  for (const [field, value] of form) {
    if (value instanceof File) {
      if (field !== 'file' && field !== 'document') throw bad(`The form has a file in the field "${field}".`);
      if (value.size > 0) documents.push({ bytes: new Uint8Array(await value.arrayBuffer()), name: value.name });
    } else if (field === 'document' || field === 'file') {
      if (value.trim()) documents.push({ bytes: typed(value) });
    } else if (value) fields.push([field, value]);
  }
  if (documents.length > 1) throw bad('The form has more than one document. Send a text or a file, one at a time.');
  return { ...(documents[0] ?? { bytes: new Uint8Array() }), fields };
}
