import { limits } from '../../limits.ts';
import { type FolderEntry, type FolderReading, isOfTheSystem, pathFault } from '../folder.ts';
import { crc32 } from './crc.ts';
import { readDirectory, type ZipEntry } from './directory.ts';

const archive = /\.(?:zip|jar|tar|tgz|gz|bz2|xz|zst|7z|rar)$/i;

/** Whether bytes begin as a zip does: with a file, or with the end of an empty one. */
export const looksLikeZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6));

/**
 * The files of a zip. All that it declares is looked at before any of it is inflated, and what is inflated is held
 * against what was declared as it comes, so that little input never makes much work.
 */
export async function unzip(bytes: Uint8Array): Promise<FolderReading<readonly FolderEntry[]>> {
  const directory = readDirectory(bytes);
  if (directory.refused) return directory;
  const files: ZipEntry[] = [];
  let size = 0;
  for (const entry of directory.read) {
    const { path } = entry;
    const fault = pathFault(path);
    if (fault) return { refused: { reason: 'path', path, fault } };
    if (path.endsWith('/') || isOfTheSystem(path)) continue;
    if (entry.encrypted) return { refused: { reason: 'encrypted', path } };
    if (entry.symbolicLink) return { refused: { reason: 'symbolic link', path } };
    if (archive.test(path)) return { refused: { reason: 'archive', path } };
    if (entry.method !== 0 && entry.method !== 8) return { refused: { reason: 'method', path } };
    files.push(entry);
    if (files.length > limits.folderFiles) return { refused: { reason: 'files', limit: limits.folderFiles } };
    size += entry.size;
    if (size > limits.folderBytes) return { refused: { reason: 'bytes', limit: limits.folderBytes } };
  }
  // The library works out its tables as it loads, which no start of the Worker should wait for.
  const { inflate } = await import('./inflate.ts');
  const entries: FolderEntry[] = [];
  for (const file of files) {
    const packed = bytes.subarray(file.start, file.start + file.packed);
    const content = file.method === 0 ? packed : inflate(packed, file.size);
    if (content === undefined) return { refused: { reason: 'broken', path: file.path } };
    if (content.byteLength !== file.size) return { refused: { reason: 'size', path: file.path } };
    if (crc32(content) !== file.crc) return { refused: { reason: 'checksum', path: file.path } };
    entries.push({ path: file.path, bytes: content });
  }
  return { read: entries };
}
