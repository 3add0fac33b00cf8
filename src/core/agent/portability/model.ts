import { type AgentDocument, asText } from '../../document.ts';
import { aliases, anyModel } from '../models.ts';
import { type Reason, reason } from './row.ts';
import { type Tool, takesModel } from './tools.ts';

/** `any` is a value of this format alone, an alias means something to its own tool, and an id may be of another provider. */
export function* modelReasons(tool: Tool, { value }: AgentDocument): Iterable<Reason> {
  const model = asText(value.model).trim();
  if (model === '') return;
  if (model === anyModel) yield reason('model-any', 'needs a change', '/model', {});
  else if (aliases.has(model) && !tool.model.aliases.includes(model)) {
    yield reason('model-alias', 'needs a change', '/model', { model });
  } else if (!takesModel(tool, model)) {
    yield reason('model-id', 'needs a change', '/model', { model, wanted: tool.model.wanted ?? '' });
  } else if (tool.model.bound) yield reason('model-bound', 'works', '/model', { model });
}
