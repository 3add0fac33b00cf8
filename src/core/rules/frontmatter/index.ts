import { innerFence } from './inner-fence.ts';
import { loneCarriageReturn, windowsLineEnds } from './line-ends.ts';
import { typedValue } from './typed-value.ts';

export const frontmatterRules = [windowsLineEnds, loneCarriageReturn, innerFence, typedValue] as const;
