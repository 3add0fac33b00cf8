import type { FolderRefusal, PathFault } from '../../core/parse/folder.ts';
import { visible } from '../../core/visible.ts';
import { Problem } from '../problem.ts';

const faults: Readonly<Record<PathFault | 'not UTF-8', string>> = {
  empty: 'is empty or names no file',
  'too long': 'is longer than a path can be',
  'control character': 'has a control character in it',
  backslash: 'has a backslash in it; write it with /',
  'drive letter': 'begins with a drive letter; it has to be relative',
  absolute: 'begins with a slash; it has to be relative',
  'parent folder': 'leads out of the folder by ..',
  'not UTF-8': 'is no UTF-8; pack the zip with UTF-8 names',
};

/** What keeps an entry of a zip from being read. */
const entries = {
  encrypted: 'is encrypted',
  'symbolic link': 'is a symbolic link; put the file itself into the zip',
  archive: 'is an archive inside the zip; unpack it or leave it out',
  method: 'is packed in a way that is not read here; use the usual "deflate"',
  size: 'is not as large as the zip says',
  broken: 'cannot be unpacked',
  checksum: 'does not have the checksum that the zip says',
} as const;

/** A path as a person may see it, shortened. */
export const shown = (path: string): string => `"${visible(path.length > 100 ? `${path.slice(0, 100)}…` : path)}"`;

function detailOf(refused: FolderRefusal): string {
  switch (refused.reason) {
    case 'path':
      return `The path ${shown(refused.path)} ${faults[refused.fault]}.`;
    case 'twice':
      return `There are two files at ${shown(refused.path)}.`;
    case 'file and folder':
      return `${shown(refused.other)} is a folder and a file: it has ${shown(refused.path)} in it.`;
    case 'case':
      return `${shown(refused.path)} and ${shown(refused.other)} are one path on systems that take no notice of case.`;
    case 'files':
      return `A folder of at most ${refused.limit} files is read here, and this one has more.`;
    case 'entries':
      return `A zip of at most ${refused.limit} entries is read here, and this one has more.`;
    case 'bytes':
      return `A folder of at most ${refused.limit} bytes in all is read here, and this one has more once it is unpacked.`;
    case 'no files':
      return 'There is no file in the folder.';
    case 'no zip':
      return 'This is no zip, or it breaks off: its directory, which stands at the end, is not there.';
    case 'broken zip':
      return 'The directory of the zip does not fit its files.';
    case 'zip64':
      return 'The zip is of the kind for very large files (zip64), which is not read here.';
    default:
      return `${shown(refused.path)} ${entries[refused.reason]}.`;
  }
}

/** The refusal of a folder: too much of it, or something in it that is not taken. */
export function folderProblem(refused: FolderRefusal): Problem {
  const detail = `${detailOf(refused)} Nothing was judged.`;
  return 'limit' in refused
    ? new Problem('content-too-large', detail, { limit: refused.limit })
    : new Problem('bad-folder', detail);
}
