import { droppedSecurity } from './dropped-security.ts';
import { flatScheme } from './flat-scheme.ts';
import { laterForm } from './later-form.ts';
import { numberOverflow } from './number-overflow.ts';
import { requirementShape } from './requirement-shape.ts';
import { unsafeInteger } from './unsafe-integer.ts';
import { unwrappedScopes } from './unwrapped-scopes.ts';

/** What ProtoJSON parsers lose because it stands in another shape than theirs. */
export const shapeRules = [
  droppedSecurity,
  flatScheme,
  laterForm,
  requirementShape,
  unwrappedScopes,
  unsafeInteger,
  numberOverflow,
] as const;
