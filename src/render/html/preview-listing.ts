import { html } from 'hono/html';
import schema from '../../../schemas/listing.schema.json' with { type: 'json' };
import type { FieldStrings, ListingField, PreviewStrings } from '../strings/preview/strings.ts';
import type { Markup } from './shell.ts';

const { title, deliverable, category, acceptance_checklist: checklist } = schema.properties;
const { prompt, choices } = schema.$defs.Question.properties;

/** How the text of a field becomes the value of a member; the script knows each. */
type Form = 'text' | 'lines' | 'words' | 'credits' | 'days' | 'flag';

interface Field {
  readonly member: string;
  readonly words: FieldStrings;
  readonly as: Form;
  /** The most characters, of the text or of each line. */
  readonly most?: number;
  readonly control: (attributes: Markup) => Markup;
}

const lineControl = (attributes: Markup): Markup => html`<input type="text" autocomplete="off"${attributes}>`;
const areaControl = (attributes: Markup): Markup => html`<textarea rows="3"${attributes}></textarea>`;
const selectControl = (options: Readonly<Record<string, string>>) => (attributes: Markup) =>
  html`<select${attributes}>${Object.entries(options).map(([value, label]) => html`<option value="${value}">${label}</option>`)}</select>`;
const flagControl = (attributes: Markup): Markup => html`<input type="checkbox"${attributes}>`;

/** A field without ids: the script gives them to each copy, and joins label, help and count to the control. */
const field = ({ member, words, as, most, control }: Field): Markup => html`<div class="field ${as}">
<label>${words.label}</label>
${words.help ? html`<p class="quiet help">${words.help}</p>\n` : ''}${control(
  html` data-member="${member}" data-as="${as}"${most ? html` data-most="${most}"` : ''}`,
)}${most && as === 'text' ? html`\n<p class="quiet count"></p>` : ''}${as === 'credits' ? html`\n<p class="quiet dollars"></p>` : ''}
</div>
`;

const rowTools = ({ up, down, remove }: PreviewStrings): Markup => html`<p class="tools">
<button type="button" data-act="up">${up}</button>
<button type="button" data-act="down">${down}</button>
<button type="button" data-act="remove">${remove}</button>
</p>
`;

const ofListing = ({ ofListing: words, categories, states }: PreviewStrings): Field[] => {
  const one = (member: ListingField, as: Form, control: Field['control'], most?: number): Field => ({
    member,
    words: words[member],
    as,
    control,
    ...(most && { most }),
  });
  return [
    one('title', 'text', lineControl, title.maxLength),
    one(
      'category',
      'text',
      selectControl(
        Object.fromEntries(category.enum.map((name) => [name, categories[name as keyof typeof categories]])),
      ),
    ),
    one('deliverable', 'text', areaControl, deliverable.maxLength),
    one('pricing', 'credits', lineControl),
    one('delivery_window_seconds', 'days', lineControl),
    one('acceptance_checklist', 'lines', areaControl, checklist.items.maxLength),
    one('out_of_scope', 'lines', areaControl, checklist.items.maxLength),
    one('tags', 'words', lineControl),
    one('state', 'text', selectControl(states)),
  ];
};

const ofQuestion = ({ ofQuestion: words }: PreviewStrings): Field[] => [
  { member: 'prompt', words: words.prompt, as: 'text', control: lineControl, most: prompt.maxLength },
  { member: 'required', words: words.required, as: 'flag', control: flagControl },
  { member: 'choices', words: words.choices, as: 'lines', control: areaControl, most: choices.items.maxLength },
];

/** What the script makes the fields of the listings and of their questions from. */
export const listingTemplates = (words: PreviewStrings): Markup => html`<template id="listing">
<fieldset class="row">
<legend></legend>
${ofListing(words).map(field)}<div class="questions">
<h3>${words.questions}</h3>
<div class="rows"></div>
<p class="tools"><button type="button" data-act="add">${words.addQuestion}</button></p>
</div>
${rowTools(words)}</fieldset>
</template>
<template id="question">
<fieldset class="row">
<legend></legend>
${ofQuestion(words).map(field)}${rowTools(words)}</fieldset>
</template>
`;
