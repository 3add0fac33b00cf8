import { onValue } from '../../at.ts';
import type { AgentDocument } from '../../document.ts';
import { nearest } from '../../nearest.ts';
import { placeAt } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { hostedFile } from './example.ts';
import { isNoModel, modelOf } from './model.ts';

interface Unpriced {
  model: string;
  priced: readonly string[];
  /** It is `any` or an alias, and so never a priced model. */
  alias: boolean;
  near?: string;
}

/** A model that Goloco has no price for. Ids are compared exactly: a snapshot may cost something else. */
export const unpricedModel = rule({
  code: 'hosted/unpriced-model',
  kinds: ['agent'],
  profiles: ['hosted'],
  severity: 'error',
  wrong: hostedFile('model: any\n'),
  right: hostedFile('model: gpt-5\n'),
  *check(document: AgentDocument): Iterable<Fact<Unpriced>> {
    const { root, hostedModels: priced } = document;
    const model = modelOf(document);
    if (model === undefined || priced.includes(model)) return;
    const alias = isNoModel(model);
    // Without a list nothing is known of a full id.
    if (priced.length === 0 && !alias) return;
    const near = alias ? undefined : nearest(model, priced);
    const span = placeAt(root, '/model');
    yield {
      at: onValue('/model'),
      data: { model, priced, alias, ...(near !== undefined && { near }) },
      ...(near !== undefined && span && { fixes: [{ safe: false, edits: [{ span, text: near }] }] }),
    };
  },
});
