import { limits } from '../../core/limits.ts';
import { otherFormat } from '../../core/parse/foreign.ts';
import type { Kind } from '../../core/report.ts';
import { visible } from '../../core/visible.ts';
import { checkStrings } from '../../render/strings/check.ts';
import { byId } from '../dom.ts';
import type { Surface } from '../editor/surface.ts';
import { language } from '../language.ts';
import type { Draft, Services } from '../worker/messages.ts';
import { contentOf, decoded, type Origin, originOf, plain } from './draft.ts';
import { type FolderFile, folderPanel } from './folder.ts';
import type { Shown } from './kept-draft.ts';
import { notice, refuse } from './notice.ts';

const words = checkStrings[language];

export interface DeskActs {
  readonly folder: Services['folder']['folder'];
  readonly surface: Surface;
  /** Called when what is shown may be another text. */
  changed(): void;
  /** Called before another document takes the place of the one that is shown. */
  replaced(): void;
}

/** The document that lies on the page: its text on a surface, where it came from, and the folder that it is part of. */
export function desk({ folder: judgeFolder, surface: first, changed, replaced }: DeskActs) {
  const kind = byId<HTMLSelectElement>('kind');
  const folder = folderPanel({ folder: judgeFolder, put, replaced, content, refused });
  let surface = first;
  let origin: Origin = plain;
  let fileName: string | undefined;
  /** What is not opened, and the text that was there then: it is told of until that is another. */
  let refusal: { readonly why: string; readonly beside: string } | undefined;

  function refused(why: string): void {
    refusal = why === '' ? undefined : { why, beside: surface.text() };
    refuse(why);
    changed();
  }

  function content(): string | Uint8Array<ArrayBuffer> {
    return contentOf(surface, origin);
  }

  /** Puts a text in as another state of the document there is. */
  function put(text: string, from: Origin): void {
    origin = from;
    surface.replace(text);
    // The line ends alone may have changed, which the surface does not see.
    changed();
  }

  /** Another document than before. */
  function load(text: string, from: Origin, name?: string): void {
    replaced();
    refused('');
    folder.close();
    kind.value = '';
    put(text, from);
    fileName = name;
  }

  /** The document as text; where it has bytes that are no UTF-8, what is shown of it. */
  function text(): string {
    const found = content();
    return typeof found === 'string' ? found : surface.text();
  }

  async function open(files: readonly File[]): Promise<void> {
    const [file, another] = files;
    if (!file) return;
    const all: FolderFile[] = files.map((one) => ({ path: one.name, file: one }));
    if (another) return folder.open(all, words.several);
    if (/\.zip$/i.test(file.name)) return folder.open(all);
    const kib = 1024;
    if (file.size > limits.documentBytes) {
      return refused(words.tooLarge(Math.ceil(file.size / kib), limits.documentBytes / kib));
    }
    const { text, origin: from } = decoded(new Uint8Array(await file.arrayBuffer()));
    if (from.bytes && otherFormat(text)) return refused(words.noText(visible(file.name)));
    notice('');
    load(text, from, file.name);
    surface.focus();
  }

  return {
    folder,
    content,
    text,
    open,
    put,
    surface: () => surface,
    /** Goes on with another surface, which has the text already. */
    useSurface(next: Surface): void {
      surface = next;
    },
    name: () => folder.path()?.split('/').at(-1) ?? fileName,
    /** Why what somebody wanted to open is not there; empty once there is something else. */
    refusal(): string {
      if (refusal && refusal.beside !== surface.text()) refused('');
      return refusal?.why ?? '';
    },
    /** The document to be judged by itself. */
    draft: (): Draft => ({
      content: content(),
      kind: (kind.value || undefined) as Kind | undefined,
      name: fileName,
      language,
    }),
    /** Shows a text that somebody asked for; an empty one clears the page. */
    show(text: string): void {
      notice('');
      load(text, originOf(text));
      surface.focus();
    },
    shown: (): Shown => ({ content: content(), name: fileName, kind: kind.value, folder: folder.shown() }),
    /** Shows again what was shown before. The focus stays where it is. */
    async restore({ content, name, kind: chosen, folder: opened }: Shown): Promise<void> {
      if (opened) {
        const files = [...opened.files].map(([path, bytes]) => ({
          path,
          file: new File([new Uint8Array(bytes)], path),
        }));
        await folder.open(files);
        folder.go(opened.path);
        return;
      }
      const { text, origin } =
        typeof content === 'string' ? { text: content, origin: originOf(content) } : decoded(content);
      load(text, origin, name);
      kind.value = chosen;
    },
  };
}
