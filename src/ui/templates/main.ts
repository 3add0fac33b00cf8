import { type Facts, type FilterName, matches } from '../../core/templates/facts.ts';
import { fragmentOf } from '../../render/fragment.ts';
import { templateStrings } from '../../render/strings/templates.ts';
import { byId } from '../dom.ts';
import { language } from '../language.ts';

const words = templateStrings[language];

function factsIn({ dataset }: HTMLElement): Facts {
  const fact = (name: FilterName): string[] => dataset[name]?.split(' ') ?? [];
  return {
    kind: fact('kind'),
    security: fact('security'),
    streaming: fact('streaming'),
    input: fact('input'),
    output: fact('output'),
  };
}

/** Chooses on the page itself, and keeps the choice in the address. */
function filterList(form: HTMLFormElement): void {
  const entries = [...document.querySelectorAll<HTMLElement>('.template')];
  const choose = () => {
    const chosen = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    for (const entry of entries) entry.hidden = !matches(factsIn(entry), chosen);
    for (const section of document.querySelectorAll<HTMLElement>('main > section')) {
      section.hidden = !section.querySelector('.template:not([hidden])');
    }
    byId('shown').textContent = words.shown(entries.filter(({ hidden }) => !hidden).length, entries.length);
    const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ''));
    history.replaceState(null, '', query.size > 0 ? `?${query}` : location.pathname);
  };
  form.addEventListener('change', choose);
  form.querySelector('button')?.setAttribute('hidden', '');
  // A browser may have kept a choice over a reload.
  choose();
}

/** Copies the file as it is. */
function copyFile(copy: HTMLElement): void {
  copy.hidden = false;
  copy.addEventListener('click', async () => {
    const notice = byId('notice');
    try {
      await navigator.clipboard.writeText(byId('file').textContent ?? '');
      notice.textContent = words.copied;
    } catch {
      notice.textContent = words.notCopied;
    }
  });
}

/** Takes the text as it was changed to the checker, which keeps it in the browser. */
function checkHere(change: HTMLFormElement): void {
  byId('sends').hidden = true;
  change.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { pathname } = byId<HTMLAnchorElement>('checker');
    location.assign(pathname + (await fragmentOf(byId<HTMLTextAreaElement>('document').value)));
  });
}

const form = document.getElementById('filters');
const change = document.getElementById('change');
const copy = document.getElementById('copy');
if (form instanceof HTMLFormElement) filterList(form);
if (copy) copyFile(copy);
if (change instanceof HTMLFormElement) checkHere(change);
