import { onValue } from '../../at.ts';
import type { AgentDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';
import { isNoModel, modelOf } from './model.ts';

/** The list of priced models is the operator's; where this service was given none, a model cannot be looked up. */
export const uncheckedModel = rule({
  code: 'hosted/unchecked-model',
  kinds: ['agent'],
  profiles: ['hosted'],
  severity: 'note',
  *check(document: AgentDocument): Iterable<Fact<{ model: string }>> {
    const model = modelOf(document);
    if (document.hostedModels.length > 0 || model === undefined || isNoModel(model)) return;
    yield { at: onValue('/model'), data: { model } };
  },
});
