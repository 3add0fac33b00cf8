import { limits } from '../../core/limits.ts';
import { FRAGMENT, fragmentOf } from '../../render/fragment.ts';

/** The address of this page with a text in its fragment, which browsers send to no server. */
export async function linkTo(text: string): Promise<string> {
  return new URL(await fragmentOf(text), location.href).href;
}

/** What a fragment asks for: a text that is in it, or the example of a rule. */
export type Shared = { readonly text: string } | { readonly example: string } | undefined;

/** Reads a fragment. Throws where the text in it is not whole, or longer than anything that is judged. */
export async function readFragment(fragment: string): Promise<Shared> {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const example = fields.get('example');
  if (example) return { example };
  const packed = fields.get(FRAGMENT);
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
  for await (const chunk of new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))) {
    size += chunk.byteLength;
    if (size > limits.documentBytes) throw new Error('The text in the link is too long.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
