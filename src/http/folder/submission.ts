import { limits } from '../../core/limits.ts';
import { type FolderEntry, type FolderReading, readFolder } from '../../core/parse/folder.ts';
import { looksLikeZip, unzip } from '../../core/parse/zip/index.ts';
import type { Subject } from '../../core/report.ts';
import { readStart, tooLarge } from '../body.ts';
import { isBlank } from '../byte-text.ts';
import { contentType, documentIn, MULTIPART } from '../document.ts';
import type { EdgeContext } from '../edge.ts';
import { type FormDocument, type FormPart, formParts } from '../form.ts';
import { readMediaType } from '../media-type.ts';
import { Problem } from '../problem.ts';
import { readMap } from './map.ts';
import { folderProblem } from './refusal.ts';

/** The files of a folder, looked over, and the fields of the form that they came in. */
export interface FolderSubmission {
  readonly files: readonly FolderEntry[];
  readonly fields: readonly (readonly [string, string])[];
}

/** A folder at its limit, and what names, borders and escapes add to it. */
const FOLDER_BODY_BYTES = limits.folderBytes + 1024 * 1024;

/** The registered type first, then the one that Windows gives. */
const ZIP = ['application/zip', 'application/x-zip-compressed'];
const OTHER_ARCHIVES = /^application\/(?:gzip|x-gzip|x-tar|x-gtar|x-compressed-tar|x-7z-compressed|vnd\.rar|x-rar)$/;

/** Types that say little of what the body is: what a program sends that was not told. A zip shows itself. */
const UNTOLD = [undefined, 'application/octet-stream', 'application/x-www-form-urlencoded'];

/** Whether bytes begin as gzip does, or have the mark of a tar (POSIX ustar) in its place. */
const looksLikeTar = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0x1f && bytes[1] === 0x8b) ||
  [0x75, 0x73, 0x74, 0x61, 0x72].every((byte, index) => bytes[257 + index] === byte);

const otherArchive = (): Problem =>
  new Problem(
    'unsupported-media-type',
    'Folders are read as a zip or as multipart/form-data, and not as tar or gzip. Send one of these, please.',
    { accepted: [...ZIP, MULTIPART] },
    { 'Accept-Post': [...ZIP, MULTIPART].join(', ') },
  );

function readable<Read>({ read, refused }: FolderReading<Read>): Read {
  if (refused) throw folderProblem(refused);
  return read as Read;
}

const filesOf = (entries: readonly FolderEntry[]) => readable(readFolder(entries));
const filesOfZip = async (bytes: Uint8Array) => filesOf(readable(await unzip(bytes)));

/**
 * What a request is about: a folder (a zip, a form of several files, a JSON map where `asked` says folder), or one
 * document. Throws all that `readDocument` throws, and bad-folder.
 */
export async function readSubmission(
  c: EdgeContext,
  asked: Subject | undefined,
): Promise<FolderSubmission | FormDocument> {
  const said = readMediaType(c.req.header('content-type') ?? '').type;
  if (OTHER_ARCHIVES.test(said)) throw otherArchive();
  const type = contentType(c, ZIP)?.type;
  const isZip = ZIP.includes(said);
  const mayBeLarge = isZip || asked === 'folder' || type === MULTIPART || UNTOLD.includes(type);
  const { bytes: body, whole } = await readStart(c, mayBeLarge ? FOLDER_BODY_BYTES : limits.documentBytes);
  if (!whole) {
    const isFolder = isZip || asked === 'folder' || looksLikeZip(body);
    throw isFolder ? folderProblem({ reason: 'bytes', limit: limits.folderBytes }) : tooLarge();
  }
  if (type !== MULTIPART && looksLikeTar(body)) throw otherArchive();
  if (isZip || (type !== MULTIPART && looksLikeZip(body))) return { files: await filesOfZip(body), fields: [] };
  const form = type === MULTIPART ? await folderForm(c, body, asked) : undefined;
  if (form) return form;
  if (asked === 'folder' && type !== MULTIPART && !isBlank(body)) return { files: filesOf(readMap(body)), fields: [] };
  const document = await documentIn(c, body, type);
  const isMap = document.fields.some(([name, value]) => name === 'kind' && value === 'folder');
  return isMap ? { files: filesOf(readMap(document.bytes)), fields: document.fields } : document;
}

/** The folder of a form: several files, one that is a zip, or as many as there are where the form says folder. */
async function folderForm(
  c: EdgeContext,
  body: Uint8Array<ArrayBuffer>,
  asked: Subject | undefined,
): Promise<FolderSubmission | undefined> {
  const parts = await formParts(body, c.req.header('content-type') ?? '');
  const files = parts.filter(({ field, name, bytes }) => field === 'file' && (name || bytes.byteLength > 0));
  const others = parts.filter((part) => part.field !== 'file');
  const fields = others
    .filter(({ field, name, bytes }) => field !== 'document' && name === undefined && bytes.byteLength > 0)
    .map(({ field, bytes }) => [field, new TextDecoder().decode(bytes)] as const);
  const isAsked = asked === 'folder' || fields.some(([name, value]) => name === 'kind' && value === 'folder');
  const [first] = files;
  if (!first) return undefined;
  const isArchive = files.length === 1 && (looksLikeZip(first.bytes) || looksLikeTar(first.bytes));
  if (files.length === 1 && !isArchive && !isAsked) return undefined;
  const [stray] = others.filter(
    ({ name, bytes, field }) => name !== undefined || (field === 'document' && !isBlank(bytes)),
  );
  if (stray) {
    throw new Problem(
      'bad-form',
      `The form has several files, and beside them the field "${stray.field}". Send the files of a folder in fields named "file", and no text.`,
    );
  }
  const isZipAtTop = ({ name = '', bytes }: FormPart) => /^[^/\\]*\.zip$/i.test(name) && looksLikeZip(bytes);
  if (files.length > 1 && files.some(isZipAtTop)) {
    throw new Problem(
      'bad-form',
      'The form has a zip and beside it another file. Send one zip, or the files of the folder as they are.',
    );
  }
  if (isArchive && looksLikeTar(first.bytes)) throw otherArchive();
  return { files: isArchive ? await filesOfZip(first.bytes) : filesOf(files.map(entryOf)), fields };
}

/** A file of a form. Its name is its path in the folder. */
const entryOf = ({ name = '', bytes }: FormPart): FolderEntry => ({ path: name, bytes });
