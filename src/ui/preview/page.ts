import { applyEdits } from '../../core/edit/apply.ts';
import type { PreviewAgent } from '../../core/preview/index.ts';
import { visible } from '../../core/visible.ts';
import { previewStrings } from '../../render/strings/preview.ts';
import { byId } from '../dom.ts';
import { editsOf } from '../edits.ts';
import { language } from '../language.ts';
import { betweenPresses } from '../presses.ts';
import { startWorker } from '../worker/client.ts';
import type { PreviewAnswer } from '../worker/messages.ts';
import { example } from './example.ts';
import { fieldAt, fieldOf, inForm, leadTo, whereOf } from './fields.ts';
import { keptForm } from './kept-form.ts';
import { listingForm } from './listings.ts';
import { nameIn } from './members.ts';
import { resultPanel } from './result.ts';
import { isUntouched } from './rows.ts';

const words = previewStrings[language];

/** Milliseconds without typing after which the card is made. */
const pause = 120;

/** Stands for the id that an agent does not have yet. */
const NO_ID = `agent_${'0'.repeat(32)}`;

/** Brings the preview page to life: makes the card in a worker, from now on at every change. */
export function previewPage(): void {
  const worker = startWorker('preview');
  const input = (id: string) => byId<HTMLInputElement>(id);
  const agentFile = input('agent');
  let timer = 0;
  /** Counts what was asked, so that an answer that came too late is told from the last. */
  let turn = 0;
  let last: { readonly answer: PreviewAnswer; readonly madeUp: boolean } | undefined;

  const listings = listingForm(changed);
  const keeper = keptForm(listings);
  const panel = resultPanel({
    show: ({ pointer, file }) => leadTo(file === undefined ? fieldAt(pointer) : byId('agent')),
    fix: (fix) => listings.load(applyEdits(listings.text(), editsOf(fix))),
    go: ({ from }) => leadTo(fieldOf(from, listings.entries())),
    listing(id) {
      const index = listings.entries().findIndex((entry) => entry[nameIn(entry, 'listing_id')] === id);
      return index < 0 ? words.listingOf(id) : words.listing(index + 1);
    },
    inForm,
    where: ({ pointer, file }) => (file === undefined ? whereOf(fieldAt(pointer)) : undefined),
    isPending: ({ severity, pointer, file }) =>
      severity === 'error' && file === undefined && isUntouched(fieldAt(pointer)),
  });

  /** Whether a listing says whose it is. */
  const isNamed = () =>
    listings.entries().some((entry) => {
      const { agent } = entry as { agent?: Record<string, unknown> };
      return entry[nameIn(entry, 'agent_id')] ?? agent?.agent_id ?? agent?.agentId;
    });

  async function agent(madeUp: boolean): Promise<PreviewAgent> {
    const [file] = agentFile.files ?? [];
    const given = (id: string) => input(id).value.trim();
    const agentId = madeUp ? NO_ID : given('agent_id');
    return {
      ...(agentId && { agentId }),
      ...(given('name') && { name: given('name') }),
      ...(given('description') && { description: given('description') }),
      ...(file && { file: { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name } }),
    };
  }

  function changed(): void {
    clearTimeout(timer);
    timer = window.setTimeout(make, pause);
  }

  async function make(): Promise<void> {
    const mine = ++turn;
    keeper.keep();
    const text = listings.text();
    if (text.trim() === '' || text.trim() === '[]') {
      last = undefined;
      return panel.clear();
    }
    const madeUp = input('agent_id').value.trim() === '' && !isNamed();
    try {
      const answer = await worker.preview({ agent: await agent(madeUp), listings: text, language });
      if (mine !== turn) return;
      last = { answer, madeUp };
      present();
    } catch {
      fallBack();
    }
  }

  const present = betweenPresses(() => last && panel.show(last.answer, last.madeUp));

  /** Without the worker the form is what it was without a script. */
  function fallBack(): void {
    byId('send').hidden = false;
    byId('result').hidden = true;
    byId('jump').hidden = true;
    byId('privacy').textContent = words.noWorker;
  }

  for (const id of ['name', 'agent_id', 'description', 'agent']) byId(id).addEventListener('input', changed);
  const file = input('listings-file');
  file.addEventListener('change', async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const text = await chosen.text();
    keeper.replaced();
    listings.load(text);
    byId('from-file').textContent = words.opened(visible(chosen.name));
    // Or the form would send it beside the text.
    file.value = '';
  });
  byId('example').addEventListener('click', () => {
    keeper.replaced();
    input('name').value = example.name;
    listings.load(JSON.stringify(example.listings, undefined, 2));
  });
  // A field that is left is told of, though nothing in it has changed.
  byId('rows').addEventListener('focusout', present);
  // On a phone the fields are long enough.
  byId<HTMLDetailsElement>('as-json').open = matchMedia('(min-width: 60rem)').matches;
  byId('tools').hidden = false;
  byId('result').hidden = false;
  byId('send').hidden = true;
  byId('form').classList.add('scripted');
  byId('privacy').textContent = words.inBrowser;
  keeper.start();
  changed();
}
