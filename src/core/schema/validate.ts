import { type Schema, Validator } from '@cfworker/json-schema';
import { isObject } from '../document.ts';
import { membersOf } from '../members.ts';
import { referencedBy, schemaById } from './registry.ts';
import { isSurelyValid } from './surely-valid.ts';

/** A keyword that failed, as cfworker tells it. */
export interface RawFinding {
  readonly keyword: string;
  /** A URI fragment that leads through the schema to the keyword. */
  readonly keywordLocation: string;
  /** JSON Pointer of the value that failed it. */
  readonly pointer: string;
}

const validators = new Map<string, Validator>();

/**
 * Judges a value by one of the published schemas and returns cfworker's raw findings; none means valid. The validator is
 * made on first use. It writes into the schema objects that it is given, so it gets copies.
 */
export function validate(id: string, value: unknown): readonly RawFinding[] {
  if (isSurelyValid(id, value)) return [];
  let validator = validators.get(id);
  if (!validator) {
    validator = new Validator(copy(schemaById(id).schema), '2020-12', false);
    for (const { schema } of referencedBy(id)) validator.addSchema(copy(schema));
    validators.set(id, validator);
  }
  const hasHalves = isStructured(value) && membersOf(value).some(({ token }) => !String(token).isWellFormed());
  return validator.validate(hasHalves ? withoutHalves(value) : value).errors.map((unit) => {
    const pointer = decodeURIComponent(unit.instanceLocation.slice(1));
    return {
      keyword: unit.keyword,
      keywordLocation: unit.keywordLocation,
      pointer: hasHalves ? withHalves(pointer) : pointer,
    };
  });
}

const copy = (schema: object): Schema => structuredClone(schema) as Schema;

const isStructured = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * YAML has escapes for half of a surrogate pair, and the URI fragments that cfworker names places in can hold none
 * (RFC 3986 section 2.5): it throws. For its eyes each half in a key is a character for private use.
 */
const PRIVATE_USE = 0xf0000;

function withoutHalves(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHalves);
  if (!isObject(value)) return value;
  const stand = (half: string) => String.fromCodePoint(PRIVATE_USE + half.charCodeAt(0));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key.replace(/\p{Surrogate}/gu, stand), withoutHalves(part)]),
  );
}

const withHalves = (pointer: string): string =>
  pointer.replace(/[\u{fd800}-\u{fdfff}]/gu, (char) => String.fromCharCode((char.codePointAt(0) ?? 0) - PRIVATE_USE));
