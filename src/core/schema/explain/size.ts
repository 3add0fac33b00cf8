import { onValue } from '../../at.ts';
import type { Explained, Explainer, Failure } from './explainer.ts';

/** `minLength` and `minItems`: empty where one would do, else too short. */
export const least: Explainer = (failure) => {
  const { schema, instance, pointer, name, what } = failure;
  const actual = typeof instance === 'string' ? 'string' : 'array';
  if (size(instance) === 0) return [{ family: 'empty-value', at: onValue(pointer), data: { name, actual, what } }];
  return [sized('too-short', Number(schema.minLength ?? schema.minItems), failure)];
};

/** `maxLength` and `maxItems`. */
export const most: Explainer = (failure) => [
  sized('too-long', Number(failure.schema.maxLength ?? failure.schema.maxItems), failure),
];

/** `minimum`, `maximum` and `multipleOf` are one statement about a number. */
export const bounds: Explainer = ({ schema, instance, pointer, name, what }) => {
  const { minimum, maximum, multipleOf } = schema as { minimum?: number; maximum?: number; multipleOf?: number };
  const data = {
    name,
    actual: Number(instance),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(multipleOf !== undefined && { multipleOf }),
    what,
  };
  return [{ family: 'out-of-range', at: onValue(pointer), data }];
};

function sized(family: 'too-long' | 'too-short', limit: number, { instance, pointer, name }: Failure): Explained {
  const unit = typeof instance === 'string' ? 'characters' : 'entries';
  return { family, at: onValue(pointer), data: { name, limit, actual: size(instance), unit } };
}

/** JSON Schema counts the characters of a string as code points. */
function size(instance: unknown): number {
  return Array.isArray(instance) ? instance.length : [...String(instance)].length;
}
