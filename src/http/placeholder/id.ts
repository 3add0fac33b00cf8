/** A string, a sign of structure, or a run of anything else. A string that the text breaks off goes to its end. */
const TOKEN = /"[^"\\]*(?:\\.?[^"\\]*)*"?|[{}[\]:,]|[^\s"{}[\]:,]+/gs;

/**
 * The text of the member "id" of a JSON object as it is written, the last one where it stands twice, as JSON.parse has
 * it; the opening sign where it is an object or a list. Undefined where it is not there. The text may break off
 * anywhere and nest to any depth; what is no JSON gives any answer.
 */
export function idText(text: string): string | undefined {
  let depth = 0;
  let key = '';
  let before = '';
  let id: string | undefined;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    // What ends with a text that breaks off may go on.
    if (index + token.length === text.length) break;
    if (depth === 1 && before === ':' && key === '"id"') id = token;
    else if (depth === 1 && token.startsWith('"')) key = token;
    if (token === '{' || token === '[') depth++;
    if (token === '}' || token === ']') depth--;
    before = token;
  }
  return id;
}
