import { duplicateQuestionId } from './duplicate-question-id.ts';
import { misspeltMember } from './misspelt-member.ts';
import { priceForm } from './price-form.ts';
import { repeatedEntry } from './repeated-entry.ts';
import { titleForm } from './title-form.ts';
import { unknownState } from './unknown-state.ts';

export const listingRules = [
  titleForm,
  priceForm,
  duplicateQuestionId,
  repeatedEntry,
  unknownState,
  misspeltMember,
] as const;
