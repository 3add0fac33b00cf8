import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { referencedBy, schemas } from '../../../src/core/schema/registry.ts';
import { isSurelyValid } from '../../../src/core/schema/surely-valid.ts';
import { validate } from '../../../src/core/schema/validate.ts';

const copy = (schema: object) => structuredClone(schema) as Schema;

/** cfworker alone over a whole value, by the id of each published schema. */
const whole: ReadonlyMap<string, (value: unknown) => OutputUnit[]> = new Map(
  schemas.map(({ id, schema }) => {
    const validator = new Validator(copy(schema), '2020-12', false);
    for (const other of referencedBy(id)) validator.addSchema(copy(other.schema));
    return [id, (value: unknown) => validator.validate(value).errors];
  }),
);

/** Keywords that only pass on what a schema below them says. */
const passingOn = new Set(['$ref', 'allOf', 'if', 'items', 'properties', 'additionalProperties']);

/** What cfworker finds in a value by itself, as `pointer keyword`; a member that must not be there is its object's matter. */
function found(units: readonly OutputUnit[]): string[] {
  const own = units.filter(
    ({ keyword, keywordLocation }) => !passingOn.has(keyword) && !/\/(?:oneOf|anyOf|if)\//.test(keywordLocation),
  );
  return own.map(({ keyword, instanceLocation }) => {
    const pointer = decodeURIComponent(instanceLocation.slice(1));
    return keyword === 'false' ? `${pointer.slice(0, pointer.lastIndexOf('/'))} never` : `${pointer} ${keyword}`;
  });
}

const sorted = (list: readonly string[]): string[] => [...new Set(list)].sort();

/** What our short ways say of a value by each published schema, and what cfworker says of the whole of it. */
export function bothWays(value: unknown) {
  const rows = [...whole].map(([id, ask]) => {
    const units = ask(value);
    const ours = validate(id, value).map(
      ({ keyword, pointer }) => `${pointer} ${passingOn.has(keyword) ? 'never' : keyword}`,
    );
    return {
      short: { id, valid: isSurelyValid(id, value), found: sorted(ours) },
      long: { id, valid: units.length === 0, found: sorted(found(units)) },
    };
  });
  return { short: rows.map(({ short }) => short), long: rows.map(({ long }) => long) };
}
