import { isObject } from '../../core/document.ts';
import { limits } from '../../core/limits.ts';
import { Lines } from '../../core/lines.ts';
import type { FolderEntry } from '../../core/parse/folder.ts';
import { scanJson } from '../../core/parse/json.ts';
import { Problem } from '../problem.ts';
import { folderProblem, shown } from './refusal.ts';

const bad = (detail: string): Problem =>
  new Problem('bad-folder', `${detail} A folder as JSON is an object from paths to texts: {"SKILL.md": "…"}.`);

/** Why a body cannot be read as a map. Not all that is not read here is no JSON. */
function faultOf(code: string, place: string): Problem {
  switch (code) {
    case 'json/too-many-values':
      return folderProblem({ reason: 'files', limit: limits.folderFiles });
    case 'json/too-deep':
      return bad(`At ${place} something begins that is no text.`);
    case 'json/lone-surrogate':
      return bad(`At ${place} there is half of a character, which no UTF-8 text can have.`);
    default:
      return bad(`The body is no JSON from ${place} on.`);
  }
}

/** The files of a JSON object from paths to texts. Throws bad-folder. */
export function readMap(body: Uint8Array): FolderEntry[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw bad('The body is no UTF-8 text.');
  }
  const scan = scanJson(text);
  if (!scan.root) {
    const { line, column } = new Lines(text).position(scan.fault.span.start);
    throw faultOf(scan.fault.code, `line ${line}, column ${column}`);
  }
  const [twice] = scan.duplicates;
  if (twice) throw bad(`The path ${shown(twice.key)} stands twice.`);
  const map: unknown = JSON.parse(text);
  if (!isObject(map)) throw bad('The body is JSON and no object.');
  return Object.entries(map).map(([path, content]) => {
    if (typeof content !== 'string') throw bad(`What stands under ${shown(path)} is no text.`);
    return { path, bytes: new TextEncoder().encode(content) };
  });
}
