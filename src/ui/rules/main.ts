import { ruleStrings } from '../../render/strings/rules.ts';
import { byId } from '../dom.ts';
import { language } from '../language.ts';

const { shown } = ruleStrings[language];
const input = byId<HTMLInputElement>('filter');
const rows = [...document.querySelectorAll<HTMLTableRowElement>('.rule-group tbody tr')].map((row) => ({
  row,
  words: (row.textContent ?? '').toLowerCase(),
}));

/** The groups, and the links to them, in the same order. */
const sections = [...document.querySelectorAll<HTMLElement>('.rule-group')].map((section) => ({
  section,
  link: document.querySelector<HTMLElement>(`.contents [href="#${section.id}"]`),
  title: (section.querySelector('h2')?.textContent ?? '').toLowerCase(),
}));

/** Shows the rules that have every word, in their own row or in the title of their group, and the groups that have any. */
function filter(): void {
  const wanted = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const titles = new Map(sections.map(({ section, title }) => [section, title]));
  let count = 0;
  for (const { row, words } of rows) {
    const title = titles.get(row.closest<HTMLElement>('.rule-group') as HTMLElement) ?? '';
    row.hidden = !wanted.every((word) => words.includes(word) || title.includes(word));
    if (!row.hidden) count++;
  }
  for (const { section, link } of sections) {
    section.hidden = section.querySelector('tbody tr:not([hidden])') === null;
    if (link) link.hidden = section.hidden;
  }
  byId('shown').textContent = wanted.length > 0 ? shown(count, rows.length) : '';
}

byId('finder').hidden = false;
input.addEventListener('input', filter);
// A browser may have kept the words over a reload.
filter();
