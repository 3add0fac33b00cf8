import a2aCardV01 from '../../../schemas/a2a-agent-card.v0.1.schema.json' with { type: 'json' };
import a2aCardV02 from '../../../schemas/a2a-agent-card.v0.2.schema.json' with { type: 'json' };
import a2aCardV03 from '../../../schemas/a2a-agent-card.v0.3.schema.json' with { type: 'json' };
import a2aCard from '../../../schemas/a2a-agent-card.v1.schema.json' with { type: 'json' };
import golocoAgent from '../../../schemas/goloco-agent.schema.json' with { type: 'json' };
import golocoCard from '../../../schemas/goloco-agent-card.schema.json' with { type: 'json' };
import laborTerms from '../../../schemas/labor-terms.v1.schema.json' with { type: 'json' };
import listing from '../../../schemas/listing.schema.json' with { type: 'json' };
import problem from '../../../schemas/problem.schema.json' with { type: 'json' };
import report from '../../../schemas/report.schema.json' with { type: 'json' };
import skill from '../../../schemas/skill.schema.json' with { type: 'json' };
import { isObject, type JsonObject } from '../document.ts';

/** A JSON Schema (draft 2020-12) that we publish. Never changed in place: validators that annotate get a copy. */
export interface PublishedSchema {
  /** Its `$id`, which is also its address. */
  readonly id: string;
  /** The path of its address. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly schema: JsonObject;
}

const publish = (schema: { $id: string; title: string; description: string }): PublishedSchema => ({
  id: schema.$id,
  path: new URL(schema.$id).pathname,
  title: schema.title,
  description: schema.description,
  schema,
});

export const laborTermsId = laborTerms.$id;
export const a2aCardId = a2aCard.$id;
export const a2aCardV03Id = a2aCardV03.$id;
export const a2aCardV02Id = a2aCardV02.$id;
export const a2aCardV01Id = a2aCardV01.$id;
export const golocoCardId = golocoCard.$id;
export const golocoAgentId = golocoAgent.$id;
export const skillId = skill.$id;
export const listingId = listing.$id;

/** Every published schema, in the order in which `GET /schema` lists them. */
export const schemas: readonly PublishedSchema[] = [
  golocoCard,
  laborTerms,
  a2aCard,
  a2aCardV03,
  a2aCardV02,
  a2aCardV01,
  golocoAgent,
  skill,
  listing,
  report,
  problem,
].map(publish);

const byId = new Map(schemas.map((published) => [published.id, published]));

/** The published schema with this `$id`. Throws for any other id: callers hold ids of ours. */
export function schemaById(id: string): PublishedSchema {
  const published = byId.get(id);
  if (!published) throw new Error(`No schema has the id ${id}`);
  return published;
}

/** The schemas that one needs beside itself, directly or by way of another. */
export function referencedBy(id: string): PublishedSchema[] {
  const found = new Set<PublishedSchema>();
  const visit = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isObject(node)) return;
    const target = typeof node.$ref === 'string' ? byId.get(node.$ref) : undefined;
    if (target && !found.has(target)) {
      found.add(target);
      visit(target.schema);
    }
    Object.values(node).forEach(visit);
  };
  visit(schemaById(id).schema);
  return [...found];
}

/**
 * One self-contained compound document (JSON Schema 2020-12 core section 9.3): the schemas that it references stand
 * under `$defs`, each under its own `$id`, so that a validator without a network can resolve them.
 */
export function bundle(id: string): JsonObject {
  const { schema } = schemaById(id);
  const embedded = referencedBy(id).map((published) => [published.id, published.schema]);
  if (embedded.length === 0) return schema;
  return { ...schema, $defs: { ...(schema.$defs as object | undefined), ...Object.fromEntries(embedded) } };
}
