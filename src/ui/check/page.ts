import { applyEdits } from '../../core/edit/apply.ts';
import { limits } from '../../core/limits.ts';
import type { Fix, Kind } from '../../core/report.ts';
import { checkStrings } from '../../render/strings/check.ts';
import { byId } from '../dom.ts';
import type { Surface } from '../editor/surface.ts';
import { textArea } from '../editor/text-area.ts';
import { editsOf } from '../edits.ts';
import { language } from '../language.ts';
import { startWorker } from '../worker/client.ts';
import type { Draft, Services, Verdict } from '../worker/messages.ts';
import { changesDialog } from './changes.ts';
import { contentOf, decoded, type Origin, originOf, plain } from './draft.ts';
import { takeFiles } from './files.ts';
import { type FolderFile, folderPanel } from './folder.ts';
import { links } from './links.ts';
import { notice } from './notice.ts';
import { resultPanel } from './result.ts';
import { tools } from './tools.ts';

const words = checkStrings[language];

/** Milliseconds without typing after which the text is judged: shorter than a pause that a person notices. */
const pause = 80;

/** Brings the check page to life: judges what is in the text area in a worker, from now on at every change. */
export function checkPage(area: HTMLTextAreaElement) {
  const worker = startWorker('check');
  /** Starts with the first folder: few people have one. */
  let folders: Services['folder'] | undefined;
  const kind = byId<HTMLSelectElement>('kind');
  let surface: Surface = textArea(area, changed);
  let origin: Origin = plain;
  let fileName: string | undefined;
  let timer = 0;
  /** Counts what was asked, so that an answer that came too late is told from the last. */
  let turn = 0;
  let verdict: Verdict | undefined;

  const folder = folderPanel({
    folder(draft) {
      folders ??= startWorker('folder');
      return folders.folder(draft);
    },
    put,
    content: () => contentOf(surface, origin),
  });
  const panel = resultPanel({
    show(range, file) {
      if (file !== undefined) folder.go(file);
      surface.select(range);
    },
    fix: makeFix,
    repair,
  });
  const showChanges = changesDialog(({ text }) => {
    put(text, originOf(text));
    panel.focus();
  });

  function draft(): Draft {
    return {
      content: contentOf(surface, origin),
      kind: (kind.value || undefined) as Kind | undefined,
      name: fileName,
      language,
    };
  }

  function changed(): void {
    clearTimeout(timer);
    timer = window.setTimeout(judge, pause);
  }

  async function judge(): Promise<void> {
    const mine = ++turn;
    unlink();
    if (folder.path() === undefined && surface.text().trim() === '') {
      verdict = undefined;
      panel.clear();
      surface.mark({ problems: [], ignored: [] });
      return;
    }
    const asked = surface.text();
    try {
      const answer = (await folder.judge()) ?? (await worker.check(draft()));
      if (mine !== turn || surface.text() !== asked) return;
      verdict = answer;
      const problems = answer.report.diagnostics.filter(({ file }) => file === folder.path());
      surface.mark({ problems, ignored: answer.ignored.map(({ range }) => range) });
      panel.show(answer);
    } catch {
      fallBack();
    }
  }

  /** Without the worker the form is what it was without a script. */
  function fallBack(): void {
    byId('send').hidden = false;
    byId('result').hidden = true;
    byId('privacy').textContent = words.notKept;
    notice(words.noWorker);
  }

  /** Puts a text in as a document of its own, or as another state of the one there is. */
  function put(text: string, from: Origin): void {
    origin = from;
    surface.replace(text);
    // The line ends alone may have changed, which the surface does not see.
    changed();
  }

  function makeFix(fix: Fix, file?: string): void {
    if (file !== undefined) folder.go(file);
    const judged = file === undefined ? verdict?.text : folder.text(file);
    // Offsets count in the text that was judged; a newer one is judged in a moment, and then offers its own fixes.
    if (judged === undefined || contentOf(surface, origin) !== judged) return;
    const text = applyEdits(judged, editsOf(fix));
    put(text, originOf(text));
  }

  async function repair(to: '1.0' | 'same'): Promise<void> {
    showChanges(await worker.repair({ ...draft(), to }));
  }

  const openFolder = (files: readonly FolderFile[]): Promise<void> => folder.open(files).catch(fallBack);

  async function open(files: readonly File[]): Promise<void> {
    const [file, another] = files;
    if (!file) return;
    if (another) return notice(words.oneFile);
    if (/\.zip$/i.test(file.name)) return openFolder([{ path: file.name, file }]);
    const kib = 1024;
    if (file.size > limits.documentBytes) {
      return notice(words.tooLarge(Math.ceil(file.size / kib), limits.documentBytes / kib));
    }
    const { text, origin: from } = decoded(new Uint8Array(await file.arrayBuffer()));
    fileName = file.name;
    load(text, from);
  }

  /** Another document than before. */
  function load(text: string, from: Origin): void {
    folder.close();
    kind.value = '';
    notice('');
    put(text, from);
    surface.focus();
  }

  /** The document as text; where it has bytes that are no UTF-8, what is shown of it. */
  function text(): string {
    const content = contentOf(surface, origin);
    return typeof content === 'string' ? content : surface.text();
  }

  byId('result').hidden = false;
  byId('text-help').hidden = false;
  byId('send').hidden = true;
  byId('privacy').textContent = words.inBrowser;
  kind.addEventListener('change', judge);
  byId('folder-choice').hidden = false;
  takeFiles(open, openFolder);
  tools({
    text,
    content: () => contentOf(surface, origin),
    name: () => folder.path()?.split('/').at(-1) ?? fileName,
    kind: () => verdict?.report.kind,
    clear() {
      fileName = undefined;
      load('', plain);
    },
  });
  const { changed: unlink } = links({
    text,
    load(found) {
      fileName = undefined;
      load(found, originOf(found));
    },
    example: worker.example,
  });
  byId<HTMLFormElement>('form').addEventListener('submit', () => {
    area.value = surface.text();
  });
  // A browser may have kept the text over a reload.
  changed();

  return {
    /** Puts the editor in the place of the text area, with its text, its selection and, where it has it, the focus. */
    async useEditor(): Promise<void> {
      const { editor } = await import('../editor/editor.ts');
      const focused = document.activeElement === area;
      const next = editor({
        parent: byId('editor'),
        text: area.value,
        selection: { anchor: area.selectionStart, head: area.selectionEnd },
        label: words.text,
        hiddenCharacter: words.hiddenCharacter,
        changed,
        problemAt: panel.focusLine,
      });
      surface = next;
      byId('text-label').addEventListener('click', () => surface.focus());
      if (focused) surface.focus();
      changed();
    },
  };
}
