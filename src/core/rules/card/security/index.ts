import { deprecatedFlow } from './deprecated-flow.ts';
import { emptyRequirement } from './empty-requirement.ts';
import { extendedCardWithoutScheme } from './extended-card-without-scheme.ts';
import { undeclaredScheme } from './undeclared-scheme.ts';
import { undeclaredScope } from './undeclared-scope.ts';
import { unusedScheme } from './unused-scheme.ts';

export const securityRules = [
  undeclaredScheme,
  undeclaredScope,
  unusedScheme,
  emptyRequirement,
  extendedCardWithoutScheme,
  deprecatedFlow,
] as const;
