import { html } from 'hono/html';
import { isObject } from '../../../core/document.ts';
import type { Language } from '../../../core/language.ts';
import { generatorStrings } from '../../strings/generator.ts';
import { type FieldName, fieldWords } from '../../strings/generator-fields.ts';
import type { Markup } from '../shell.ts';

/** How a field is drawn, and what its text stands for; the script of the page reads it by `data-as`. */
type As = 'text' | 'long' | 'choice' | 'lines' | 'items' | 'pairs' | 'flag';

interface FieldOptions {
  readonly as?: As;
  /** What there is to choose from, for a choice; what there already is, for `lines`. */
  readonly values?: readonly string[];
}

const examplesOf = (example: unknown): string[] => {
  if (isObject(example)) return Object.entries(example).map(([name, text]) => `${name} ${text}`);
  return (Array.isArray(example) ? example : [example]).filter((one) => typeof one === 'string');
};

function control(as: As, attributes: Markup, values: readonly string[]): Markup {
  if (as === 'choice') {
    return html`<select ${attributes}>${values.map((one) => html`<option>${one}</option>`)}</select>`;
  }
  if (as === 'flag') return html`<input type="checkbox" ${attributes}>`;
  if (as === 'text') return html`<input type="text" autocomplete="off" spellcheck="false" ${attributes}>`;
  return html`<textarea rows="${as === 'long' ? 3 : 2}" autocomplete="off" ${attributes}></textarea>`;
}

/** One field of the form: label, control, help from the schema. Its id is its name; copies get a number behind it. */
export function field(name: FieldName, language: Language, { as = 'text', values = [] }: FieldOptions = {}): Markup {
  const words = generatorStrings[language];
  const { label, help, required, example } = fieldWords(name, language);
  const [id, member = ''] = [name.replace('.', '-'), name.split('.')[1]];
  const forms: Partial<Record<As, string>> = {
    lines: words.onePerLine,
    items: words.parted,
    pairs: words.scopePerLine,
  };
  const more = [forms[as], words.besides[name]].filter(Boolean).join(' ');
  const examples = as === 'choice' ? [] : examplesOf(example);
  const attributes = html`id="${id}" data-member="${member}" data-as="${as}" aria-describedby="${id}-help"${required && html` aria-required="true"`}`;
  const title = html`<label for="${id}">${words.labels[name] ?? label}${!required && as !== 'flag' && html` <span class="quiet">(${words.optional})</span>`}</label>`;
  const drawn = control(as, attributes, values);
  return html`<div class="${as === 'flag' ? 'field flag' : 'field'}">
${as === 'flag' ? html`${drawn}${title}` : title}
<p class="quiet" id="${id}-help">${help}${more && ` ${more}`}${examples.length > 0 && html` ${words.example} ${examples.map((one) => html`<code>${one}</code> `)}`}</p>
${as !== 'flag' && drawn}</div>
`;
}
