import { readdirSync, readFileSync } from 'node:fs';
import { type Schema, Validator } from '@cfworker/json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

const folder = new URL('../../../schemas/', import.meta.url);

/** The text of every published schema, by file name. */
export const texts = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]),
);

/** Every published schema, by its id. */
export const schemas = new Map<string, JsonObject>(
  [...texts.values()].map((text) => JSON.parse(text)).map((schema) => [schema.$id, schema]),
);

/** In strict mode a keyword that is unknown, or stands where it has no effect, does not compile. */
export const ajv = new Ajv2020({ strict: true, allErrors: true, schemas: [...schemas.values()] });

const cfworker = new Map(
  [...schemas].map(([id, schema]) => {
    // The validator writes into the schemas it is given.
    const validator = new Validator(structuredClone(schema) as Schema, '2020-12', false);
    for (const other of schemas.values()) if (other !== schema) validator.addSchema(structuredClone(other) as Schema);
    return [id, validator];
  }),
);

/** Both validators' verdicts on an instance. Two of them, because a schema is meant for strangers' validators too. */
export function verdicts(id: string, instance: Json): { ajv: boolean; cfworker: boolean } {
  const check = ajv.getSchema(id);
  const validator = cfworker.get(id);
  if (!check || !validator) throw new Error(`No schema has the id ${id}`);
  return { ajv: check(instance) as boolean, cfworker: validator.validate(instance).valid };
}

export const accepted = { ajv: true, cfworker: true };
export const refused = { ajv: false, cfworker: false };

/** A copy with the member at a path (`skills/0/tags`) set to a value, or taken out where the value is undefined. */
export function changed(document: JsonObject, path: string, value: Json | undefined): JsonObject {
  // A structured clone would keep parts that are shared, and the change would show in all of their places.
  const copy = JSON.parse(JSON.stringify(document)) as JsonObject;
  const names = path.split('/');
  const last = names.pop() as string;
  // Arrays are read by index here, which is a member name like any other.
  const parent = names.reduce((at, name) => {
    const next = at[name];
    if (typeof next !== 'object' || next === null) throw new Error(`Nothing at ${name} of ${path}`);
    return next as JsonObject;
  }, copy);
  if (value === undefined) {
    if (!(last in parent)) throw new Error(`Nothing to take out at ${path}`);
    delete parent[last];
  } else parent[last] = value;
  return copy;
}
