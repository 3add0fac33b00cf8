import { limits } from '../../core/limits.ts';
import type { FolderEntry } from '../../core/parse/folder.ts';
import { visible } from '../../core/visible.ts';
import { folderStrings } from '../../render/strings/folder.ts';
import { byId, h } from '../dom.ts';
import { language } from '../language.ts';
import type { Services, Verdict } from '../worker/messages.ts';
import { decoded, type Origin } from './draft.ts';

/** A file of a folder that was chosen or dropped, with its path from the folder's own name on. */
export interface FolderFile {
  readonly path: string;
  readonly file: File;
}

export interface FolderActs {
  readonly folder: Services['folder']['folder'];
  /** Shows the text of a file. */
  put(text: string, from: Origin): void;
  /** Called before the folder takes the place of what is shown. */
  replaced(): void;
  /** What is shown now. */
  content(): string | Uint8Array<ArrayBuffer>;
  /** Tells why the folder is not opened. */
  refused(why: string): void;
}

const words = folderStrings[language];

/** The folder that is open, if one is: its files as they are edited, of which the text shows one. */
export function folderPanel({ folder, put, replaced, content, refused: refuse }: FolderActs) {
  const choice = byId<HTMLSelectElement>('folder-file');
  let files: Map<string, Uint8Array> | undefined;
  let texts: ReadonlyMap<string, string> = new Map();
  let path: string | undefined;

  const entries = (): FolderEntry[] => [...(files ?? [])].map(([path, bytes]) => ({ path, bytes }));

  /** Takes what was written over into the file that is shown. */
  function keep(): void {
    const shown = content();
    if (files && path !== undefined) {
      files.set(path, typeof shown === 'string' ? new TextEncoder().encode(shown) : shown);
    }
  }

  /** In a folder each file is of the kind that its name says. */
  function show(open: boolean): void {
    byId('folder-files').hidden = !open;
    byId<HTMLSelectElement>('kind').disabled = open;
  }

  function close(): void {
    files = undefined;
    path = undefined;
    show(false);
  }

  function go(file: string): void {
    if (file === path) return;
    keep();
    path = file;
    choice.value = file;
    const { text, origin } = decoded(new Uint8Array(files?.get(file) ?? []));
    put(text, origin);
  }

  choice.addEventListener('change', () => go(choice.value));

  return {
    close,
    go,
    /** The path of the file that is shown; undefined where no folder is open. */
    path: () => path,
    /** The text of a file as it was judged. */
    text: (file: string) => texts.get(file),
    /** The files as they are now, and the one that is shown; undefined where no folder is open. */
    shown() {
      if (!files || path === undefined) return undefined;
      keep();
      return { path, files };
    },
    /**
     * Opens a folder, or a zip as the folder in it, and shows the first of its files that are judged.
     * @param nothing what is told where there is no such file
     */
    async open(chosen: readonly FolderFile[], nothing = words.nothing): Promise<void> {
      const size = chosen.reduce((sum, { file }) => sum + file.size, 0);
      if (size > limits.folderBytes) return refuse(words.refused.bytes);
      const read = await Promise.all(
        chosen.map(async ({ path, file }) => ({ path, bytes: new Uint8Array(await file.arrayBuffer()) })),
      );
      const answer = await folder({ files: read, language });
      if ('refused' in answer) {
        const { refused } = answer;
        return refuse(`${words.refused[refused.reason]}${'path' in refused ? ` ${visible(refused.path)}` : ''}`);
      }
      const judged = [...answer.texts.keys()].filter((one) => answer.files.some(({ path }) => path === one));
      const [first] = judged;
      if (first === undefined) return refuse(nothing);
      replaced();
      close();
      files = new Map(answer.files.map(({ path, bytes }) => [path, bytes]));
      choice.replaceChildren(...judged.map((one) => h('option', { value: one }, visible(one))));
      show(true);
      refuse('');
      go(first);
    },
    /** Judges the folder with what was written; undefined where none is open. */
    async judge(): Promise<Verdict | undefined> {
      if (!files || path === undefined) return undefined;
      keep();
      const answer = await folder({ files: entries(), language });
      if ('refused' in answer) throw new Error(answer.refused.reason);
      texts = answer.texts;
      return { report: answer.report, text: texts.get(path) ?? '', ignored: [] };
    },
  };
}

/** What the input for folders gives. */
export const filesOf = (list: FileList | null): FolderFile[] =>
  [...(list ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/** All files below what was dropped, or one more than are read. */
export async function filesBelow(dropped: readonly FileSystemEntry[]): Promise<FolderFile[]> {
  const found: FolderFile[] = [];
  const waiting = [...dropped];
  for (let entry = waiting.shift(); entry && found.length <= limits.folderFiles; entry = waiting.shift()) {
    const { fullPath } = entry;
    if (entry.isFile) {
      const one = entry as FileSystemFileEntry;
      found.push({ path: fullPath.slice(1), file: await new Promise((done, fail) => one.file(done, fail)) });
    } else {
      const reader = (entry as FileSystemDirectoryEntry).createReader();
      // A reader gives a hundred at a time, and in the end none.
      for (;;) {
        const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
        if (some.length === 0) break;
        waiting.push(...some);
      }
    }
  }
  return found;
}
