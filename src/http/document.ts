import { limits } from '../core/limits.ts';
import { readBody, tooLarge } from './body.ts';
import type { EdgeContext } from './edge.ts';
import { type FormDocument, readForm, startsAsForm } from './form.ts';
import { type MediaType, readMediaType } from './media-type.ts';
import { Problem } from './problem.ts';

/** What a form adds to a document: percent-encoding triples bytes, and the other fields and borders need a little. */
const FORM_BYTES = 3 * limits.documentBytes + 16 * 1024;

const FORMS = ['multipart/form-data', 'application/x-www-form-urlencoded'];

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

/** Refuses what cannot be read as a document before the body is touched (RFC 9110 §15.5.16). */
function contentType(c: EdgeContext): MediaType | undefined {
  const coding = c.req.header('content-encoding')?.trim().toLowerCase();
  if (coding && coding !== 'identity') {
    throw new Problem(
      'unsupported-media-type',
      'The body is compressed. Send it as it is.',
      { accepted: ACCEPTED },
      { 'Accept-Encoding': 'identity' },
    );
  }
  const header = c.req.header('content-type');
  if (!header?.trim()) return undefined;
  const media = readMediaType(header);
  const refuse = (detail: string) =>
    new Problem('unsupported-media-type', detail, { accepted: ACCEPTED }, { 'Accept-Post': ACCEPTED.join(', ') });
  if (!FORMS.includes(media.type) && !RAW.some((pattern) => pattern.test(media.type))) {
    throw refuse(
      'The Content-Type is not one that a document is read from. Without a Content-Type it is read as text.',
    );
  }
  if (media.charset !== undefined && !CHARSETS.includes(media.charset)) {
    throw refuse('Documents are read as UTF-8 only. Save the file as UTF-8 and send it with charset=utf-8 or none.');
  }
  return media;
}

const isBlank = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);

/**
 * The document of a request: the raw body, or the field of a form that holds it, with the form's other fields.
 * Throws unsupported-media-type, content-too-large, bad-form and empty-body.
 */
export async function readDocument(c: EdgeContext): Promise<FormDocument> {
  const media = contentType(c);
  const mayBeForm = media !== undefined && FORMS.includes(media.type);
  const body = await readBody(c, mayBeForm ? FORM_BYTES : limits.documentBytes);
  // curl --data-binary names every body a form, so only one that begins like ours is taken for one.
  const isForm = media?.type === 'multipart/form-data' || (mayBeForm && startsAsForm(body));
  const document = isForm ? await readForm(body, c.req.header('content-type') ?? '') : { bytes: body, fields: [] };
  if (document.bytes.byteLength > limits.documentBytes) throw tooLarge(limits.documentBytes);
  if (isBlank(document.bytes)) {
    throw new Problem('empty-body', 'There is no document in the request. With curl: --data-binary @goloco.agent.md');
  }
  return document;
}
