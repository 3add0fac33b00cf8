import { bytesOf, type KeptFile, keepFile, kept } from '../kept.ts';
import { wayBack } from '../way-back.ts';

/** What is on the check page: a text, the bytes of a file that is no UTF-8, or a folder. */
export interface Shown {
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly name: string | undefined;
  /** The kind that was chosen; empty where it is found out. */
  readonly kind: string;
  readonly folder: { readonly path: string; readonly files: ReadonlyMap<string, Uint8Array> } | undefined;
}

interface KeptDraft {
  readonly text?: string;
  readonly bytes?: KeptFile;
  readonly name?: string | undefined;
  readonly kind: string;
  readonly folder?: { readonly path: string; readonly files: readonly KeptFile[] };
}

function toKept({ content, name, kind, folder }: Shown): KeptDraft {
  if (folder) {
    const files = [...folder.files].map(([path, bytes]) => keepFile(path, bytes));
    return { kind, folder: { path: folder.path, files } };
  }
  return typeof content === 'string' ? { text: content, name, kind } : { bytes: keepFile('', content), name, kind };
}

function fromKept({ text = '', bytes, name, kind, folder }: KeptDraft): Shown {
  return {
    content: bytes ? bytesOf(bytes) : text,
    name,
    kind,
    folder: folder && { path: folder.path, files: new Map(folder.files.map((one) => [one.name, bytesOf(one)])) },
  };
}

const isEmpty = ({ content, folder }: Shown): boolean => !folder && content.length === 0;

/** Keeps the document of the page in this tab, and offers back the one that another has taken the place of. */
export function keptDraft(bringBack: (shown: Shown) => void) {
  const store = kept<KeptDraft>('check');
  const offer = wayBack(bringBack);
  return {
    read(): Shown | undefined {
      const found = store.read();
      return found && fromKept(found);
    },
    write: (shown: Shown) => store.write(isEmpty(shown) ? undefined : toKept(shown)),
    /** Offers a document back that is not the one of now. */
    offerBack(shown: Shown, now?: Shown): void {
      const isSame = now && JSON.stringify(toKept(now)) === JSON.stringify(toKept(shown));
      if (!isEmpty(shown) && !isSame) offer(shown);
    },
  };
}
