import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { referencedBy, schemaById } from './registry.ts';
import { isSurelyValid } from './surely-valid.ts';

const validators = new Map<string, Validator>();

/**
 * Judges a value by one of the published schemas and returns cfworker's raw findings; none means valid. The validator is
 * made on first use. It writes into the schema objects that it is given, so it gets copies.
 */
export function validate(id: string, value: unknown): readonly OutputUnit[] {
  if (isSurelyValid(id, value)) return [];
  let validator = validators.get(id);
  if (!validator) {
    validator = new Validator(copy(schemaById(id).schema), '2020-12', false);
    for (const { schema } of referencedBy(id)) validator.addSchema(copy(schema));
    validators.set(id, validator);
  }
  return validator.validate(value).errors;
}

const copy = (schema: object): Schema => structuredClone(schema) as Schema;
