import { type AgentDocument, asText } from '../../document.ts';
import { placeAt } from '../../parse/pointer.ts';
import { type Reason, reason } from './row.ts';
import type { Tool } from './tools.ts';

/** The file as a whole, its fences, name, description and instructions. */
export function* frontmatterReasons(tool: Tool, document: AgentDocument): Iterable<Reason> {
  const { text, fences, body, value, root } = document;
  // A file in another format is written anew, so how this one is written does not matter.
  if (tool.format) yield reason('another-format', 'needs a change', '', { format: tool.format });
  else {
    if (tool.strictFences && text.startsWith('\ufeff')) yield reason('byte-order-mark', 'needs a change', '', {});
    if (tool.strictFences && [fences.open, fences.close].some(({ end }) => /[^\S\r\n]/.test(text[end] ?? ''))) {
      yield reason('blanks-behind-fence', 'needs a change', '', {});
    }
    const inner = text.indexOf('---', fences.open.end);
    if (tool.splits && inner < fences.close.start) yield reason('inner-fence', 'needs a change', '', {});
  }
  const name = asText(value.name);
  if (tool.builtIns.includes(name)) yield reason('built-in-name', 'needs a change', '/name', { name });
  if (tool.skipsLeadingHyphen && name.startsWith('-'))
    yield reason('leading-hyphen', 'needs a change', '/name', { name });
  const place = placeAt(root, '/description');
  if (tool.oneLine && place && /[\r\n]/.test(text.slice(place.start, place.end))) {
    yield reason('description-lines', 'needs a change', '/description', {});
  }
  const length = [...asText(value.description).trim()].length;
  const { descriptionCut: cut, descriptionLimit: limit, instructionsLimit } = tool;
  if (cut && length > cut) yield reason('description-cut', 'works', '/description', { limit: cut, length });
  if (limit && length > limit) yield reason('description-long', 'works', '/description', { limit, length });
  const instructions = instructionsLimit ? [...text.slice(body.start, body.end).trim()].length : 0;
  if (instructionsLimit && instructions > instructionsLimit) {
    yield reason('instructions-long', 'needs a change', '/body', { limit: instructionsLimit, length: instructions });
  }
}
