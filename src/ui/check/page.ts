import { applyEdits } from '../../core/edit/apply.ts';
import type { Fix } from '../../core/report.ts';
import { checkStrings } from '../../render/strings/check.ts';
import { byId } from '../dom.ts';
import { textArea } from '../editor/text-area.ts';
import { editsOf } from '../edits.ts';
import { language } from '../language.ts';
import { startWorker } from '../worker/client.ts';
import type { Services, Verdict } from '../worker/messages.ts';
import { changesDialog } from './changes.ts';
import { desk } from './desk.ts';
import { originOf } from './draft.ts';
import { fileNames } from './file-names.ts';
import { takeFiles } from './files.ts';
import { keptDraft } from './kept-draft.ts';
import { links } from './links.ts';
import { notice } from './notice.ts';
import { resultPanel } from './result.ts';
import { written } from './strike.ts';
import { tools } from './tools.ts';

const words = checkStrings[language];

/** Milliseconds without typing after which the text is judged: shorter than a pause that a person notices. */
const pause = 80;

/** Brings the check page to life: judges what is in the text area in a worker, from now on at every change. */
export function checkPage(area: HTMLTextAreaElement) {
  const worker = startWorker('check');
  /** Starts with the first folder: few people have one. */
  let folders: Services['folder'] | undefined;
  const inFolders: Services['folder']['folder'] = (draft) => {
    folders ??= startWorker('folder');
    return folders.folder(draft);
  };
  const paper = desk({ folder: inFolders, surface: textArea(area, changed), changed, replaced });
  const { folder, content, text } = paper;
  const keeper = keptDraft(async (shown) => {
    await paper.restore(shown);
    paper.surface().focus();
  });
  let timer = 0;
  /** Counts what was asked, so that an answer that came too late is told from the last. */
  let turn = 0;
  let verdict: Verdict | undefined;
  /** Whether what an earlier visit left here has been looked at. */
  let isReady = false;

  const panel = resultPanel({
    show(range, file) {
      if (file !== undefined) folder.go(file);
      paper.surface().select(range);
    },
    fix: makeFix,
    repair,
  });
  const showChanges = changesDialog(({ text }) => {
    paper.put(text, originOf(text));
    panel.focus();
  });

  function changed(): void {
    buttons.refresh();
    clearTimeout(timer);
    timer = window.setTimeout(judge, pause);
  }

  /** A text that came with the address stays there, and beside it what was typed before is kept. */
  const isOwn = () => isReady && !address.isLinked();

  function keep(): void {
    if (isOwn()) keeper.write(paper.shown());
  }

  function replaced(): void {
    if (isOwn()) keeper.offerBack(paper.shown());
  }

  async function judge(): Promise<void> {
    const mine = ++turn;
    const surface = paper.surface();
    address.changed();
    keep();
    fileNames(paper.name(), verdict?.report.kind);
    if (folder.path() === undefined && surface.text().trim() === '') {
      verdict = undefined;
      panel.clear(paper.refusal() || words.empty);
      surface.mark({ problems: [], ignored: [] });
      return;
    }
    paper.refusal();
    const asked = surface.text();
    try {
      const answer = (await folder.judge()) ?? (await worker.check(paper.draft()));
      if (mine !== turn || surface.text() !== asked) return;
      verdict = answer;
      fileNames(paper.name(), answer.report.kind);
      const problems = answer.report.diagnostics.filter(({ file }) => file === folder.path());
      surface.mark({ problems, ignored: answer.ignored.flatMap(({ range }) => written(range, answer.text)) });
      panel.show(answer);
    } catch {
      fallBack();
    }
  }

  /** Without the worker the form is what it was without a script. */
  function fallBack(): void {
    byId('send').hidden = false;
    byId('result').hidden = true;
    byId('jump').hidden = true;
    byId('privacy').textContent = words.notKept;
    notice(words.noWorker);
  }

  function makeFix(fix: Fix, file?: string): void {
    if (file !== undefined) folder.go(file);
    const judged = file === undefined ? verdict?.text : folder.text(file);
    // Offsets count in the text that was judged; a newer one is judged in a moment, and then offers its own fixes.
    if (judged === undefined || content() !== judged) return;
    const text = applyEdits(judged, editsOf(fix));
    paper.put(text, originOf(text));
  }

  async function repair(to: '1.0' | 'same'): Promise<void> {
    const mendable = verdict?.report.diagnostics.filter(({ fixes = [] }) => fixes.some(({ safe }) => safe)) ?? [];
    showChanges(await worker.repair({ ...paper.draft(), to }), to === 'same' ? mendable.length : 0);
  }

  byId('form').classList.add('scripted');
  byId('result').hidden = false;
  byId('text-help').hidden = false;
  byId('send').hidden = true;
  byId('privacy').textContent = words.inBrowser;
  byId('kind').addEventListener('change', judge);
  byId('folder-choice').hidden = false;
  takeFiles(
    (files) => paper.open(files).catch(fallBack),
    (files) => folder.open(files).catch(fallBack),
  );
  const buttons = tools({
    text,
    content,
    name: paper.name,
    kind: () => verdict?.report.kind,
    clear: () => paper.show(''),
  });
  const address = links({ text, load: paper.show, example: worker.example });
  byId<HTMLFormElement>('form').addEventListener('submit', () => {
    area.value = paper.surface().text();
  });
  addEventListener('pagehide', keep);
  address.first.then(async (isThere) => {
    const before = keeper.read();
    if (before && isThere) keeper.offerBack(before, paper.shown());
    else if (before && !isThere && text() === '') await paper.restore(before);
    isReady = true;
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
      paper.useSurface(next);
      byId('text-label').addEventListener('click', () => next.focus());
      if (focused) next.focus();
      changed();
    },
  };
}
