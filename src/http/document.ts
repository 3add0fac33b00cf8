import { limits } from '../core/limits.ts';
import { looksLikeZip } from '../core/parse/zip/index.ts';
import { readBody, tooLarge } from './body.ts';
import { isBlank } from './byte-text.ts';
import type { EdgeContext } from './edge.ts';
import { type FormDocument, lacksLineEnds, looksLikeForm, readForm } from './form.ts';
import { type MediaType, readMediaType } from './media-type.ts';
import { Problem } from './problem.ts';

/** What a form adds to a document: percent-encoding triples bytes, and the other fields and borders need a little. */
export const FORM_BYTES = 3 * limits.documentBytes + 16 * 1024;

export const MULTIPART = 'multipart/form-data';

/** What a form without files is, and what curl calls every body that it is not told the type of. */
const URL_ENCODED = 'application/x-www-form-urlencoded';

const FORMS = [MULTIPART, URL_ENCODED];

const ACCEPTED = [
  'application/json',
  'text/markdown',
  'text/plain',
  'application/yaml',
  'application/octet-stream',
  ...FORMS,
];

const RAW = [
  /^text\/[^/]+$/,
  /^application\/(?:json|[^/]+\+json)$/,
  /^application\/(?:x-)?yaml$|^application\/[^/]+\+yaml$/,
  /^application\/octet-stream$/,
];

const CHARSETS = ['utf-8', 'utf8', 'us-ascii'];

/**
 * Refuses what cannot be read as a document, nor as one of the types in `also`, before the body is touched (RFC 9110
 * §15.5.16).
 */
export function contentType(c: EdgeContext, also: readonly string[] = []): MediaType | undefined {
  const accepted = [...ACCEPTED, ...also];
  const coding = c.req.header('content-encoding')?.trim().toLowerCase();
  if (coding && coding !== 'identity') {
    throw new Problem(
      'unsupported-media-type',
      'The body is compressed. Send it as it is.',
      { accepted },
      { 'Accept-Encoding': 'identity' },
    );
  }
  const header = c.req.header('content-type');
  if (!header?.trim()) return undefined;
  const media = readMediaType(header);
  const refuse = (detail: string) =>
    new Problem('unsupported-media-type', detail, { accepted }, { 'Accept-Post': accepted.join(', ') });
  if (![...FORMS, ...also].includes(media.type) && !RAW.some((pattern) => pattern.test(media.type))) {
    throw refuse(
      'The Content-Type is not one that a document is read from. Without a Content-Type it is read as text.',
    );
  }
  if (media.charset !== undefined && !CHARSETS.includes(media.charset)) {
    throw refuse('Documents are read as UTF-8 only. Save the file as UTF-8 and send it with charset=utf-8 or none.');
  }
  return media;
}

const mayBeForm = (type: string | undefined): boolean => type === MULTIPART || type === URL_ENCODED;

/**
 * The document of a request: the raw body, or the field of a form that holds it, with the form's other fields.
 * Throws unsupported-media-type, content-too-large, incomplete-body, bad-form and empty-body.
 */
export async function readDocument(c: EdgeContext): Promise<FormDocument> {
  const type = contentType(c)?.type;
  return documentIn(c, await readBody(c, mayBeForm(type) ? FORM_BYTES : limits.documentBytes), type);
}

/** Refuses a zip where one document is read: a folder is judged as a whole, and not mended or shown. */
export function refuseZip(bytes: Uint8Array): void {
  if (!looksLikeZip(bytes)) return;
  throw new Problem(
    'unsupported-media-type',
    'This is a zip, and here one document is read. Folders are judged at /validate.',
    { accepted: ACCEPTED },
    { 'Accept-Post': ACCEPTED.join(', ') },
  );
}

/** The document in a body of this type. Throws content-too-large, bad-form and empty-body. */
export async function documentIn(
  c: EdgeContext,
  body: Uint8Array<ArrayBuffer>,
  type: string | undefined,
): Promise<FormDocument> {
  const isForm = type === MULTIPART || (type === URL_ENCODED && looksLikeForm(body));
  const document = isForm ? await readForm(body, c.req.header('content-type') ?? '') : { bytes: body, fields: [] };
  refuseZip(document.bytes);
  if (document.bytes.byteLength > limits.documentBytes) throw tooLarge();
  if (isBlank(document.bytes)) {
    throw new Problem(
      'empty-body',
      isForm
        ? 'The form has neither a text nor a file in it.'
        : 'There is no document in the request. With curl: --data-binary @goloco.agent.md; where the name behind @ is wrong, curl sends nothing.',
    );
  }
  if (type === URL_ENCODED && !isForm && lacksLineEnds(body)) {
    throw new Problem(
      'bad-form',
      'The file came on one line, as curl -d sends it: that takes the line ends out. Nothing was judged. Send the file with --data-binary.',
    );
  }
  return document;
}
