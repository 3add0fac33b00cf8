import { isObject } from '../document.ts';

/** The widest line of an example, in UTF-16 units. */
const width = 100;

/** JSON as a person would lay it out: what fits a line stands on one. */
export function layOut(value: unknown, indent = ''): string {
  const line = oneLine(value);
  if (typeof value !== 'object' || value === null || (indent !== '' && indent.length + line.length <= width))
    return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => layOut(item, inner))
    : stated(value).map(([key, item]) => `${JSON.stringify(key)}: ${layOut(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

/** The members that JSON has a form for, as `JSON.stringify` takes them. */
const stated = (value: object) => Object.entries(value).filter(([, item]) => item !== undefined);

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = stated(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}
