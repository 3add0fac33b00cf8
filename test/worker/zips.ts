import { type Zippable, zipSync } from 'fflate/browser';
import { crc32 } from '../../src/core/parse/zip/crc.ts';

/** A zip of these texts, deflated. */
export const zipOf = (texts: Readonly<Record<string, string>>, more: Zippable = {}): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync({
      ...Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)])),
      ...more,
    }),
  );

/** An entry of a zip made by hand: what it declares need not be so. */
export interface RawEntry {
  readonly name: string | Uint8Array;
  /** The name in front of the file, where it is another than that in the directory. */
  readonly localName?: string;
  readonly content?: Uint8Array;
  readonly method?: number;
  readonly flags?: number;
  /** The size it declares, once unpacked. */
  readonly size?: number;
  /** Unix mode. */
  readonly mode?: number;
  /** The checksum that it declares, where that is not the one of its content as it stands here. */
  readonly crc?: number;
  /** Another entry's bytes, by its index, in place of its own. */
  readonly shares?: number;
}

const u16 = (value: number) => [value & 0xff, (value >> 8) & 0xff];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];

/** Writes a zip byte by byte (APPNOTE 6.3.10), as hostile as it is asked to. */
export function rawZip(entries: readonly RawEntry[], count = entries.length): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  const offsets: number[] = [];
  const directory: number[] = [];
  const encode = (name: string | Uint8Array) => [...(typeof name === 'string' ? new TextEncoder().encode(name) : name)];
  for (const {
    name,
    localName,
    content = new Uint8Array(),
    method = 0,
    flags = 0,
    size,
    mode = 0o644,
    crc = crc32(content),
    shares,
  } of entries) {
    const declared = size ?? content.byteLength;
    const at = shares === undefined ? bytes.length : (offsets[shares] ?? 0);
    offsets.push(at);
    const head = [
      ...u16(20),
      ...u16(flags),
      ...u16(method),
      ...u32(0),
      ...u32(crc),
      ...u32(content.byteLength),
      ...u32(declared),
    ];
    if (shares === undefined) {
      const local = encode(localName ?? name);
      bytes.push(...u32(0x04034b50), ...head, ...u16(local.length), ...u16(0), ...local);
      for (const byte of content) bytes.push(byte);
    }
    const central = encode(name);
    directory.push(...u32(0x02014b50), ...u16((3 << 8) | 20), ...head, ...u16(central.length), ...u16(0), ...u16(0));
    directory.push(...u16(0), ...u16(0), ...u32((mode << 16) >>> 0), ...u32(at), ...central);
  }
  const end = [
    ...u32(0x06054b50),
    ...u16(0),
    ...u16(0),
    ...u16(count),
    ...u16(count),
    ...u32(directory.length),
    ...u32(bytes.length),
    ...u16(0),
  ];
  return Uint8Array.from([...bytes, ...directory, ...end]);
}
