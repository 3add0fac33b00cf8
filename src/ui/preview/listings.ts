import { isObject } from '../../core/document.ts';
import { previewStrings } from '../../render/strings/preview.ts';
import { byId } from '../dom.ts';
import { language } from '../language.ts';
import { type Entry, nameIn } from './members.ts';
import { isNew, rows } from './rows.ts';

const words = previewStrings[language];

/** An id that no listing has; Goloco gives the real one. */
function newId(entries: readonly Entry[]): string {
  const taken = new Set(entries.map((entry) => entry[nameIn(entry, 'listing_id')]));
  for (let number = 1; ; number += 1) {
    const id = `lst_${number.toString(16).padStart(32, '0')}`;
    if (!taken.has(id)) return id;
  }
}

const newListing = (entries: readonly Entry[]): Entry => ({
  listing_id: newId(entries),
  revision: 1,
  state: 'public',
  title: 'I will ',
  category: 'writing',
  tags: [],
  deliverable: '',
  pricing: { kind: 'fixed', amount_credits: '1000' },
  delivery_window_seconds: 86_400,
  requirements: [],
  acceptance_checklist: [],
  out_of_scope: [],
});

function newQuestion(questions: readonly Entry[]): Entry {
  const taken = new Set(questions.map(({ id }) => id));
  let number = questions.length + 1;
  while (taken.has(`question_${number}`)) number += 1;
  return { id: `question_${number}`, kind: 'text', prompt: '', required: true };
}

/** A question is answered in one's own words, or by choosing where there is something to choose from. */
function setKind(question: Entry): void {
  const { choices, kind } = question;
  if (kind !== 'text' && kind !== 'choice') return;
  const open = !Array.isArray(choices) || choices.length === 0;
  if (open) delete question.choices;
  question.kind = open ? 'text' : 'choice';
}

/** The list in what the text area holds, all of its entries objects; undefined where it is something else. */
function listOf(value: unknown): Entry[] | undefined {
  if (Array.isArray(value)) return value.every(isObject) ? (value as Entry[]) : undefined;
  return isObject(value) ? listOf(value.data ?? value.listings) : undefined;
}

/**
 * The listings as fields above the text area that holds them as JSON, each following the other. `changed` is called
 * whenever the JSON is another.
 */
export function listingForm(changed: () => void) {
  const area = byId<HTMLTextAreaElement>('listings');
  const into = byId('rows');
  const add = byId('add');
  const told = (what: string) => {
    byId('notice').textContent = what;
  };
  let whole: unknown = [];
  let entries: Entry[] = [];

  function write(): void {
    area.value = JSON.stringify(whole, undefined, 2);
    changed();
  }

  function questionsOf(row: HTMLElement, listing: Entry): void {
    const member = nameIn(listing, 'requirements');
    const questions = (Array.isArray(listing[member]) ? listing[member] : []).filter(isObject) as Entry[];
    const list = row.querySelector('.questions > .rows') as HTMLElement;
    const more = row.querySelector('.questions > .tools > button') as HTMLElement;
    const asked = () => {
      for (const question of questions) setKind(question);
      listing[member] = questions;
      write();
    };
    const draw = () =>
      rows(list, questions, { template: 'question', name: words.question, told, changed: asked, add: more });
    more.addEventListener('click', () => {
      questions.push(isNew(newQuestion(questions)));
      draw();
      asked();
      list.lastElementChild?.querySelector<HTMLElement>('[data-member]')?.focus();
    });
    draw();
  }

  const draw = () =>
    rows(into, entries, { template: 'listing', name: words.listing, told, changed: write, more: questionsOf, add });

  /** Reads the text area; where it holds no list of listings there are no fields for a while. */
  function read(): void {
    let found: Entry[] | undefined;
    try {
      whole = area.value.trim() === '' ? [] : JSON.parse(area.value);
      found = listOf(whole);
    } catch {
      found = undefined;
    }
    byId('unreadable').hidden = found !== undefined;
    // What has to be mended is in sight.
    if (!found) byId<HTMLDetailsElement>('as-json').open = true;
    into.hidden = found === undefined;
    byId('row-tools').hidden = found === undefined;
    entries = found ?? [];
    draw();
  }

  add.addEventListener('click', () => {
    entries.push(isNew(newListing(entries)));
    draw();
    write();
    told('');
    into.lastElementChild?.querySelector<HTMLElement>('[data-member]')?.focus();
  });
  area.addEventListener('input', () => {
    read();
    changed();
  });
  read();

  return {
    text: () => area.value,
    /** Puts other listings in. */
    load(text: string): void {
      area.value = text;
      read();
      changed();
    },
    entries: (): readonly Entry[] => entries,
  };
}
