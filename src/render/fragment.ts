/** Name of the document in the fragment of an address: compressed (RFC 1951), in base64url (RFC 4648 §5). */
export const FRAGMENT = 'doc';

const through = (bytes: Uint8Array<ArrayBuffer>, change: CompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(change);

/** The fragment of the check page's address that holds a text, with its `#`. Browsers send it to no server. */
export async function fragmentOf(text: string): Promise<string> {
  const packed = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `#${FRAGMENT}=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}
