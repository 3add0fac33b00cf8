import { limits } from '../../limits.ts';
import type { FolderReading } from '../folder.ts';

/** An entry of a zip, as its central directory describes it (APPNOTE 6.3.10 section 4.3.12). */
export interface ZipEntry {
  readonly path: string;
  /** 0: stored as it is. 8: deflated. */
  readonly method: number;
  readonly encrypted: boolean;
  readonly symbolicLink: boolean;
  /** Bytes in the zip, and bytes once it is inflated, as they are declared. */
  readonly packed: number;
  readonly size: number;
  /** CRC-32 of the file, unpacked. */
  readonly crc: number;
  /** Where its bytes begin. */
  readonly start: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;

/** Systems whose files have Unix modes, by the number in "version made by" (section 4.4.2): Unix and macOS. */
const unix = [3, 19];
const FILE_TYPE = 0o170000;
const SYMBOLIC_LINK = 0o120000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads what a zip says is in it, and nothing of the files themselves. Two readers of a directory must not see different
 * files: it has to be as long as its end says and to reach up to it, since some readers go by the count and others by the
 * length. The names in front of the files have to be those of the directory, and no two files may share their bytes.
 */
export function readDirectory(bytes: Uint8Array): FolderReading<readonly ZipEntry[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return { refused: { reason: 'no zip' } };
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  const offset = view.getUint32(end + 16, true);
  if (count === 0xffff || offset === 0xffffffff) return { refused: { reason: 'zip64' } };
  if (count > limits.zipEntries) return { refused: { reason: 'entries', limit: limits.zipEntries } };
  // The number of this part, of the one where the directory begins, and the entries in this part: a zip is one part here.
  const isWhole = view.getUint32(end + 4, true) === 0 && view.getUint16(end + 8, true) === count;
  if (!isWhole || offset + size !== end) return { refused: { reason: 'broken zip' } };
  const entries: ZipEntry[] = [];
  let packed = 0;
  let at = offset;
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_LENGTH > end || view.getUint32(at, true) !== CENTRAL) return { refused: { reason: 'broken zip' } };
    const nameLength = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength);
    const read = entryAt(view, at, name, offset);
    if (read.refused) return read;
    packed += read.read.packed;
    if (packed > offset) return { refused: { reason: 'broken zip' } };
    entries.push(read.read);
    at += CENTRAL_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return at === end ? { read: entries } : { refused: { reason: 'broken zip' } };
}

/** The end record, which a comment of at most 65,535 bytes may follow (section 4.3.16). */
function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - 0xffff); at--) {
    if (view.getUint32(at, true) === END && at + END_LENGTH + view.getUint16(at + 20, true) === view.byteLength) {
      return at;
    }
  }
  return undefined;
}

function entryAt(view: DataView, at: number, name: Uint8Array, filesEnd: number): FolderReading<ZipEntry> {
  const flags = view.getUint16(at + 8, true);
  const packed = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const local = view.getUint32(at + 42, true);
  if (packed === 0xffffffff || size === 0xffffffff || local === 0xffffffff) return { refused: { reason: 'zip64' } };
  let path: string;
  try {
    // Names without the flag for UTF-8 are in UTF-8 too where macOS wrote them; ASCII is both.
    path = utf8.decode(name);
  } catch {
    const shown = new TextDecoder().decode(name);
    return { refused: { reason: 'path', path: shown, fault: 'not UTF-8' } };
  }
  if (local + LOCAL_LENGTH > filesEnd || view.getUint32(local, true) !== LOCAL) {
    return { refused: { reason: 'broken zip' } };
  }
  const start = local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const sameName =
    view.getUint16(local + 26, true) === name.byteLength &&
    name.every((byte, index) => view.getUint8(local + LOCAL_LENGTH + index) === byte);
  if (!sameName || start + packed > filesEnd) return { refused: { reason: 'broken zip' } };
  const isUnix = unix.includes(view.getUint8(at + 5));
  return {
    read: {
      path,
      method: view.getUint16(at + 10, true),
      encrypted: (flags & 1) === 1,
      symbolicLink: isUnix && (view.getUint16(at + 40, true) & FILE_TYPE) === SYMBOLIC_LINK,
      packed,
      size,
      crc: view.getUint32(at + 16, true),
      start,
    },
  };
}
