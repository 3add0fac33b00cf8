import { h } from './dom.ts';

/** Lets the browser save a content as a file of this name. */
export function save(content: BlobPart, name: string): void {
  const link = h('a', { href: URL.createObjectURL(new Blob([content])), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}
