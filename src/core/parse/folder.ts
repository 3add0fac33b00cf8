import { limits } from '../limits.ts';

export interface FolderEntry {
  /** Relative, its parts parted by `/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What is wrong with a path. Each of them would be written, or read, somewhere else than it says on some system. */
export type PathFault =
  | 'empty'
  | 'too long'
  | 'control character'
  | 'backslash'
  | 'drive letter'
  | 'absolute'
  | 'parent folder';

/** Why a folder cannot be judged. */
export type FolderRefusal =
  | { readonly reason: 'path'; readonly path: string; readonly fault: PathFault | 'not UTF-8' }
  | { readonly reason: 'twice' | 'case'; readonly path: string; readonly other: string }
  | { readonly reason: 'files' | 'bytes' | 'entries'; readonly limit: number }
  | { readonly reason: 'no files' }
  | { readonly reason: 'no zip' | 'broken zip' | 'zip64' }
  | {
      readonly reason: 'encrypted' | 'symbolic link' | 'archive' | 'method' | 'size' | 'broken';
      readonly path: string;
    };

export type FolderReading<Read> =
  | { readonly read: Read; readonly refused?: never }
  | { readonly refused: FolderRefusal; readonly read?: never };

/** What is wrong with a path that a sender gave; undefined for a good one. */
export function pathFault(path: string): PathFault | undefined {
  if (/^[./]*$/.test(path) && !path.includes('..') && !path.startsWith('/')) return 'empty';
  if (path.length > limits.pathLength) return 'too long';
  if (/[\p{Cc}\p{Cs}]/u.test(path)) return 'control character';
  if (path.includes('\\')) return 'backslash';
  if (/^[a-z]:/i.test(path)) return 'drive letter';
  if (path.startsWith('/')) return 'absolute';
  if (path.split('/').includes('..')) return 'parent folder';
  return undefined;
}

/** Files that systems put into folders by themselves: nobody sent them on purpose. */
const ofTheSystem = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$)/;
export const isOfTheSystem = (path: string): boolean => ofTheSystem.test(path);

/** A path without `.` and empty parts. */
const plain = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');

/**
 * Looks over the files of a folder: paths that lead out of it, two files at one path or at paths that some systems take
 * for one, and the limits beyond which a folder is not read. What systems add is left out.
 */
export function readFolder(entries: Iterable<FolderEntry>): FolderReading<readonly FolderEntry[]> {
  const files = new Map<string, FolderEntry>();
  let size = 0;
  for (const { path: given, bytes } of entries) {
    const fault = pathFault(given);
    if (fault) return { refused: { reason: 'path', path: given, fault } };
    const path = plain(given);
    if (isOfTheSystem(path)) continue;
    const key = path.normalize('NFC').toLowerCase();
    const other = files.get(key)?.path;
    if (other !== undefined) return { refused: { reason: other === path ? 'twice' : 'case', path, other } };
    files.set(key, { path, bytes });
    if (files.size > limits.folderFiles) return { refused: { reason: 'files', limit: limits.folderFiles } };
    size += bytes.byteLength;
    if (size > limits.folderBytes) return { refused: { reason: 'bytes', limit: limits.folderBytes } };
  }
  if (files.size === 0) return { refused: { reason: 'no files' } };
  for (const [key, { path }] of files) {
    for (let at = key.indexOf('/'); at >= 0; at = key.indexOf('/', at + 1)) {
      // A file cannot stand where a folder does.
      const other = files.get(key.slice(0, at))?.path;
      if (other !== undefined) return { refused: { reason: 'twice', path, other } };
    }
  }
  return { read: [...files.values()] };
}
