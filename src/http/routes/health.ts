import manifest from '../../../package.json' with { type: 'json' };
import { renderJson } from '../../render/json.ts';
import type { EdgeHandler } from '../edge.ts';
import { schemaDigests } from './schema.ts';

/** Which version answers and which schemas it judges by, so that a deployment can be compared with a checkout. */
export const health: EdgeHandler = async () =>
  new Response(renderJson({ status: 'ok', version: manifest.version, schemas: await schemaDigests() }), {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });
