import { onValue } from '../../at.ts';
import { nearest } from '../../nearest.ts';
import type { Explainer } from './explainer.ts';

/** The JSON name of a value's type. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/** `type`: what was expected (null left out: it only means that the member may be absent) and what is there. */
export const type: Explainer = ({ schema, instance, pointer, name, entry, what }) => {
  const expected = [schema.type]
    .flat()
    .map(String)
    .filter((type) => type !== 'null');
  const form = typeof schema.pattern === 'string' ? { form: schema.pattern } : {};
  const data = { name, expected, actual: jsonType(instance), entry, what, ...form };
  return [{ family: 'wrong-type', at: onValue(pointer), data }];
};

/** `anyOf` whose branches each allow one type, as our schemas write a union of types. */
export const anyOf: Explainer = (failure) => {
  const branches = Array.isArray(failure.schema.anyOf) ? failure.schema.anyOf : [];
  // A blank string has the right type, and fails what the branch asks of strings.
  if (typeof failure.instance === 'string' && failure.instance.trim() === '') return pattern(failure);
  return type({ ...failure, schema: { type: branches.map((branch) => branch.type) } });
};

/** `enum` and `const`: a closed list of values. */
export const choice: Explainer = ({ schema, instance, pointer, name, what }) => {
  const allowed = Array.isArray(schema.enum) ? schema.enum : [schema.const];
  const near =
    typeof instance === 'string'
      ? nearest(
          instance,
          allowed.filter((one) => typeof one === 'string'),
        )
      : undefined;
  return [{ family: 'unknown-value', at: onValue(pointer), data: { name, value: instance, allowed, near, what } }];
};

/** `pattern`: a string of the wrong form. One of blanks only is told as empty, as `minLength` tells one of nothing. */
export const pattern: Explainer = ({ schema, instance, pointer, name, what }) => {
  const at = onValue(pointer);
  if (typeof instance === 'string' && instance.trim() === '')
    return [{ family: 'empty-value', at, data: { name, actual: 'string', what } }];
  const data = { name, value: String(instance), pattern: String(schema.pattern), what };
  return [{ family: 'wrong-form', at, data }];
};
