import { limits } from '../../core/limits.ts';

/** Name of the document in the fragment of an address: compressed (RFC 1951), in base64url. */
const NAME = 'doc';

const through = (bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(change);

/** The address of this page with a text in its fragment, which browsers send to no server. */
export async function linkTo(text: string): Promise<string> {
  const packed = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const url = new URL(location.href);
  url.hash = `${NAME}=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  return url.href;
}

/** What a fragment asks for: a text that is in it, or the example of a rule. */
export type Shared = { readonly text: string } | { readonly example: string } | undefined;

/** Reads a fragment. Throws where the text in it is not whole, or longer than anything that is judged. */
export async function readFragment(fragment: string): Promise<Shared> {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const example = fields.get('example');
  if (example) return { example };
  const packed = fields.get(NAME);
  if (packed === null) return undefined;
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return { text: await unpack(bytes) };
}

/** Stops at the limit: a small link can hold gigabytes. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  let size = 0;
  for await (const chunk of through(bytes, new DecompressionStream('deflate-raw'))) {
    size += chunk.byteLength;
    if (size > limits.documentBytes) throw new Error('The text in the link is too long.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
