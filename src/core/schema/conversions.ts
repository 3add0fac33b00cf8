import { isObject } from '../document.ts';
import { join, tokens, valueAt } from '../parse/pointer.ts';
import { jsonType } from './explain/value.ts';
import { fits } from './fits.ts';
import { undeclaredMembers } from './undeclared.ts';

/** A value in another JSON type that says the same. */
export interface Conversion {
  /** As JSON text. */
  readonly text: string;
  /** Whether it is right by the schema there, and nothing else can have been meant. */
  readonly evident: boolean;
}

/** Lists of words: commas in one text part them. In a list of sentences they do not. */
const wordLists = new Set([
  'tags',
  'inputModes',
  'outputModes',
  'defaultInputModes',
  'defaultOutputModes',
  'list',
  'schemes',
]);

/**
 * What stands alone where a list should, as its only entry, or a text with commas as several; and the only entry of a list
 * where it should stand alone. Undefined where that is not right by the schema either.
 */
export function asList(
  schemaId: string,
  document: object,
  pointer: string,
  written: string,
  expected: readonly string[],
): Conversion | undefined {
  const value = valueAt(document, pointer);
  const found = expected.includes('array') ? listOf(pointer, value, written) : entryOf(pointer, value, written);
  if (!found) return undefined;
  const now: unknown = JSON.parse(found.text);
  const type = Number.isInteger(now) && expected.includes('integer') ? 'integer' : jsonType(now);
  // Where the schema depends on what stands beside it, it has nothing to say of the way alone.
  if (!expected.includes(type)) return undefined;
  const way = wayTo(document, tokens(pointer), now);
  const at = first(document, pointer);
  // A map of entries by their names is no entry: its names would be members that nobody knows.
  const isWhole = undeclaredMembers(schemaId, way).every((member) => !member.pointer.startsWith(`${at}/`));
  return isWhole && fits(schemaId, at, way) ? found : undefined;
}

function listOf(pointer: string, value: unknown, written: string): Conversion | undefined {
  const name = tokens(pointer).at(-1) ?? '';
  if (typeof value === 'string' && wordLists.has(name) && value.includes(',')) {
    const words = value.split(',').map((word) => word.trim());
    return words.every((word) => word !== '')
      ? { text: `[${words.map(quoted).join(', ')}]`, evident: false }
      : undefined;
  }
  if (typeof value !== 'string' && !isObject(value)) return undefined;
  // What stands in an object is looked at only then, and may be wrong in several ways.
  return { text: `[${written}]`, evident: !isObject(value) };
}

function entryOf(pointer: string, value: unknown, written: string): Conversion | undefined {
  if (!Array.isArray(value) || value.length !== 1) return undefined;
  // As above; an address is held against more than its schema.
  const evident = !isObject(value[0]) && !/url$/i.test(pointer);
  return { text: written.slice(1, -1).trim(), evident };
}

const quoted = (text: string): string => JSON.stringify(text);

/** What leads to a place, and nothing beside it, with another value there; in a list it is the first. */
function wayTo(holder: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const inner = wayTo((holder as Record<string, unknown>)[name], rest, value);
  return Array.isArray(holder) ? [inner] : { [name]: inner };
}

/** The pointer of that place there. */
const first = (document: object, pointer: string): string => {
  let holder: unknown = document;
  return tokens(pointer).reduce((path, token) => {
    const at = Array.isArray(holder) ? '0' : token;
    holder = (holder as Record<string, unknown>)[token];
    return join(path, at);
  }, '');
};
