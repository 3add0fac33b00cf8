import { folderOf, plainPath } from '../folder.ts';
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
  | { readonly reason: 'twice' | 'case' | 'file and folder'; readonly path: string; readonly other: string }
  | { readonly reason: 'files' | 'bytes' | 'entries'; readonly limit: number }
  | { readonly reason: 'no files' }
  | { readonly reason: 'no zip' | 'broken zip' | 'zip64' }
  | {
      readonly reason: 'encrypted' | 'symbolic link' | 'archive' | 'method' | 'size' | 'broken' | 'checksum';
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
    const path = plainPath(given);
    if (isOfTheSystem(path)) continue;
    const key = inAnyCase(path);
    const other = files.get(key)?.path;
    if (other !== undefined) return { refused: { reason: other === path ? 'twice' : 'case', path, other } };
    files.set(key, { path, bytes });
    if (files.size > limits.folderFiles) return { refused: { reason: 'files', limit: limits.folderFiles } };
    size += bytes.byteLength;
    if (size > limits.folderBytes) return { refused: { reason: 'bytes', limit: limits.folderBytes } };
  }
  if (files.size === 0) return { refused: { reason: 'no files' } };
  const clash = clashOfFolders(files);
  return clash ? { refused: clash } : { read: [...files.values()] };
}

/** What systems that take no notice of case, or of how accents are composed, know a path by. */
const inAnyCase = (path: string): string => path.normalize('NFC').toLowerCase();

/** A file that stands where a folder does, or two folders that some systems take for one and put together. */
function clashOfFolders(files: ReadonlyMap<string, FolderEntry>): FolderRefusal | undefined {
  const folders = new Map<string, string>();
  for (const { path } of files.values()) {
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) {
      const key = inAnyCase(folder);
      const file = files.get(key)?.path;
      if (file !== undefined) return { reason: 'file and folder', path, other: file };
      const other = folders.get(key) ?? folder;
      if (other !== folder) return { reason: 'case', path: folder, other };
      folders.set(key, folder);
    }
  }
  return undefined;
}
