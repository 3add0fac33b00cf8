import { isObject } from '../../core/document.ts';
import { Lines } from '../../core/lines.ts';
import type { FolderEntry } from '../../core/parse/folder.ts';
import { scanJson } from '../../core/parse/json.ts';
import { Problem } from '../problem.ts';

const bad = (detail: string): Problem =>
  new Problem('bad-folder', `${detail} A folder as JSON is an object from paths to texts: {"SKILL.md": "…"}.`);

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
    throw bad(`The body is no JSON from line ${line}, column ${column} on.`);
  }
  const [twice] = scan.duplicates;
  if (twice) throw bad(`The path "${twice.key}" stands twice.`);
  const map: unknown = JSON.parse(text);
  if (!isObject(map)) throw bad('The body is JSON and no object.');
  return Object.entries(map).map(([path, content]) => {
    if (typeof content !== 'string') throw bad(`What stands under "${path}" is no text.`);
    return { path, bytes: new TextEncoder().encode(content) };
  });
}
