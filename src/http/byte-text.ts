/** Characters that one call takes as arguments. */
const CHUNK = 8192;

/** Bytes as a text whose characters have their numbers, U+0000 to U+00FF. No TextDecoder does this: "latin1" is windows-1252. */
export function widen(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.byteLength; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}

/** The bytes of such a text. */
export const narrow = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
};

/** Whether there is nothing but white space of JSON and YAML. */
export const isBlank = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
