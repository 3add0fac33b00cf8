import type { Preview } from '../../core/preview/index.ts';
import { visible } from '../../core/visible.ts';
import { businessCard, KEY_HEADER, type Shown, type ShownOffer } from '../../render/business-card.ts';
import { previewStrings } from '../../render/strings/preview.ts';
import { h } from '../dom.ts';
import { language } from '../language.ts';

const words = previewStrings[language];

/** A text that says which member of the card it shows. */
const said = (name: 'h3' | 'h4' | 'p' | 'dd', { text, pointer }: Shown): HTMLElement =>
  h(name, { 'data-pointer': pointer }, visible(text));

const list = ({ label, pointer, entries, none }: ShownOffer['lists'][number]): Node[] => [
  h('h5', {}, label),
  entries.length > 0
    ? h('ul', { 'data-pointer': pointer }, ...entries.map((entry) => h('li', {}, visible(entry))))
    : h('p', { 'data-pointer': pointer }, none),
];

const offer = ({ name, description, facts, lists }: ShownOffer): HTMLElement =>
  h(
    'section',
    { class: 'offer' },
    said('h4', name),
    said('p', description),
    h('dl', {}, ...facts.flatMap((fact) => [h('dt', {}, fact.label), said('dd', fact)])),
    ...lists.flatMap(list),
  );

/** A card as a person would look at it. */
export function cardView(card: NonNullable<Preview['card']>): HTMLElement {
  const { name, description, offers } = businessCard(card, language);
  return h(
    'article',
    { class: 'card' },
    said('h3', name),
    said('p', description),
    ...offers.map(offer),
    h('p', { class: 'quiet' }, words.key(KEY_HEADER)),
  );
}
