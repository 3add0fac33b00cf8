import type { Language } from '../../core/language.ts';
import { bundle, schemas } from '../../core/schema/registry.ts';
import { sha256 } from '../../core/sha256.ts';
import { renderJson } from '../../render/json.ts';
import type { EdgeHandler } from '../edge.ts';
import { representPage } from '../localized.ts';
import { pageFile, readMade } from '../made.ts';
import { negotiate } from '../negotiate.ts';
import { represent } from '../representation.ts';

type Published = (typeof schemas)[number];

const DIALECT = { Link: '<https://json-schema.org/draft/2020-12/schema>; rel="describedby"' };

/**
 * A schema at its id: `application/schema+json` for validators, `application/json` for who prefers it, a page for a
 * browser. With `?bundle` the schema and all it refers to in one document, never a page, so that a browser can save it.
 */
export const serveSchema =
  ({ id, path, schema }: Published): EdgeHandler =>
  (c) => {
    if (c.req.query('bundle') !== undefined) {
      const type = negotiate(c, ['application/schema+json', 'application/json']);
      return represent(c, { type, key: `${path}?bundle`, write: () => renderJson(bundle(id)), headers: DIALECT });
    }
    const type = negotiate(c, ['application/schema+json', 'application/json', 'text/html']);
    if (type !== 'text/html')
      return represent(c, { type, key: path, write: () => renderJson(schema), headers: DIALECT });
    const headers = { Link: `<${id}>; rel="alternate"; type="application/schema+json"` };
    return represent(c, { type, key: path, write: () => readMade(c, pageFile(path, 'en')), headers });
  };

/** The page of a schema in a language of its own address. */
export const showSchema =
  ({ path }: Published, language: Language): EdgeHandler =>
  (c) =>
    representPage(c, { path, policy: 'page' }, language);

/** What is published: id, title, path, and the SHA-256 of the bytes that the path answers with. */
const list = () =>
  Promise.all(
    schemas.map(async ({ id, title, path, schema }) => ({
      id,
      title,
      path,
      digest: `sha256:${await sha256(renderJson(schema))}`,
    })),
  );

/** The page of the list in a language of its own address. */
export const showSchemas =
  (language: Language): EdgeHandler =>
  (c) =>
    representPage(c, { path: '/schema', policy: 'page' }, language);

export const listSchemas: EdgeHandler = (c) => {
  const type = negotiate(c, ['application/json', 'text/html']);
  const write = async () =>
    type === 'text/html' ? readMade(c, pageFile('/schema', 'en')) : renderJson({ schemas: await list() });
  return represent(c, { type, key: '/schema', write });
};

/** Digests by schema id, for the health page. */
export const schemaDigests = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await list()).map(({ id, digest }) => [id, digest]));
