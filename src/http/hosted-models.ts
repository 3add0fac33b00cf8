import type { EdgeContext } from './edge.ts';

/** The models that hosted agents may name, as the operator lists them; none where nothing is configured. */
export const hostedModels = (c: EdgeContext): readonly string[] =>
  (c.env.HOSTED_MODELS ?? '')
    .split(',')
    .map((model) => model.trim())
    .filter((model) => model !== '');
