import { isObject, type JsonObject } from '../../../core/document.ts';
import { a2aCardId, a2aCardV01Id, a2aCardV02Id, a2aCardV03Id, schemaById } from '../../../core/schema/registry.ts';

/** The versions of the card, oldest first, with the schema of each. */
const versions = [
  ['0.1', a2aCardV01Id],
  ['0.2', a2aCardV02Id],
  ['0.3', a2aCardV03Id],
  ['1.0', a2aCardId],
] as const;

/** The object of a schema that has this name, in whatever case; the card itself where none is given. */
function objectOf(schema: JsonObject, definition: string | undefined): JsonObject | undefined {
  if (definition === undefined) return schema;
  const all = isObject(schema.$defs) ? Object.entries(schema.$defs) : [];
  const [, found] = all.find(([name]) => name.toLowerCase() === definition.toLowerCase()) ?? [];
  return isObject(found) ? found : undefined;
}

const has = (object: JsonObject | undefined, member: string): boolean =>
  isObject(object?.properties) && Object.hasOwn(object.properties, member);

/** The versions of A2A whose cards have a member, oldest first, by our schemas of them. */
export function versionsOf(member: string, definition?: string): string[] {
  return versions
    .filter(([, id]) => {
      const { schema } = schemaById(id);
      const object = objectOf(schema, definition);
      if (has(object, member)) return true;
      // Before 1.0 a scheme was flat: what every kind has stood in the scheme itself.
      const isKind = object !== undefined && definition?.endsWith('SecurityScheme');
      return isKind && id !== a2aCardId && has(objectOf(schema, 'SecurityScheme'), member);
    })
    .map(([version]) => version);
}
