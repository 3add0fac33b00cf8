import type { PublicListing } from '../core/card/generate.ts';
import type { Language } from '../core/language.ts';
import type { Preview } from '../core/preview/index.ts';
import { grouped, inDollars } from './price.ts';
import { previewStrings } from './strings/preview.ts';

/** The parts of a generated card that a person looks at. */
interface Card {
  readonly name: string;
  readonly description: string;
  readonly skills: readonly { readonly name: string; readonly description: string; readonly tags: readonly string[] }[];
  readonly capabilities: { readonly extensions: readonly [{ readonly params: { readonly offers: readonly Offer[] } }] };
}

interface Offer {
  readonly pricing: { readonly amountCredits: string };
  readonly deliveryWindowSeconds: number;
  readonly questions: NonNullable<PublicListing['requirements']>;
  readonly acceptanceChecklist: readonly string[];
  readonly outOfScope: readonly string[];
}

/** A text, and the member of the card that says it. */
export interface Shown {
  readonly text: string;
  readonly pointer: string;
}

export interface ShownOffer {
  readonly name: Shown;
  readonly description: Shown;
  readonly facts: readonly (Shown & { readonly label: string })[];
  /** `none` is said where there is no entry. */
  readonly lists: readonly {
    readonly label: string;
    readonly pointer: string;
    readonly entries: readonly string[];
    readonly none: string;
  }[];
}

export interface BusinessCard {
  readonly name: Shown;
  readonly description: Shown;
  readonly offers: readonly ShownOffer[];
}

/** The header of the key that every generated card asks for. */
export const KEY_HEADER = 'X-Api-Key';

/** A generated card as a person would look at it. */
export function businessCard(generated: NonNullable<Preview['card']>, language: Language): BusinessCard {
  const words = previewStrings[language];
  const { name, description, skills, capabilities } = generated as unknown as Card;
  const question = ({ prompt, required, choices }: Offer['questions'][number]): string =>
    [prompt, choices && words.oneOf(choices), words.answer(required)].filter(Boolean).join(' ');

  const shownOffer = (skill: Card['skills'][number], offer: Offer, index: number): ShownOffer => {
    const ofSkill = `/skills/${index}`;
    const ofOffer = `/capabilities/extensions/0/params/offers/${index}`;
    const { amountCredits } = offer.pricing;
    return {
      name: { text: skill.name, pointer: `${ofSkill}/name` },
      description: { text: skill.description, pointer: `${ofSkill}/description` },
      facts: [
        {
          label: words.price,
          text: words.amount(grouped(amountCredits, language), inDollars(amountCredits, language)),
          pointer: `${ofOffer}/pricing`,
        },
        {
          label: words.delivery,
          text: words.days(offer.deliveryWindowSeconds / 86_400),
          pointer: `${ofOffer}/deliveryWindowSeconds`,
        },
        { label: words.tags, text: skill.tags.join(', '), pointer: `${ofSkill}/tags` },
      ],
      lists: [
        {
          label: words.asked,
          entries: offer.questions.map(question),
          none: words.nothing,
          pointer: `${ofOffer}/questions`,
        },
        {
          label: words.checked,
          entries: offer.acceptanceChecklist,
          none: words.nothing,
          pointer: `${ofOffer}/acceptanceChecklist`,
        },
        {
          label: words.notCovered,
          entries: offer.outOfScope,
          none: words.nothingLeftOut,
          pointer: `${ofOffer}/outOfScope`,
        },
      ],
    };
  };
  const { offers } = capabilities.extensions[0].params;
  return {
    name: { text: name, pointer: '/name' },
    description: { text: description, pointer: '/description' },
    offers: skills.flatMap((skill, index) => {
      const offer = offers[index];
      return offer ? [shownOffer(skill, offer, index)] : [];
    }),
  };
}
