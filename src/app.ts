import { Hono } from 'hono';
import { schemas } from './core/schema/registry.ts';
import type { Edge } from './http/edge.ts';
import { mount } from './http/mount.ts';
import { PLACEHOLDER, placeholder } from './http/placeholder/index.ts';
import { withPolicy } from './http/policy.ts';
import { notFound, onError } from './http/problem.ts';
import { health } from './http/routes/health.ts';
import { listProblems, showProblem } from './http/routes/problems.ts';
import { listRules, showRule } from './http/routes/rules.ts';
import { listSchemas, serveSchema } from './http/routes/schema.ts';
import { staticFile } from './http/routes/static.ts';
import { validate } from './http/routes/validate.ts';

/** All paths answer on every host. Paths are compared exactly: a schema id has one spelling and no redirect. */
export const app = new Hono<Edge>({ strict: true });

app.use(withPolicy);
app.onError(onError);

for (const schema of schemas) mount(app, schema.path, { GET: serveSchema(schema) });
mount(app, '/schema', { GET: listSchemas });
// curl -T sends PUT.
mount(app, '/validate', { POST: validate, PUT: validate });
mount(app, '/rules', { GET: listRules });
mount(app, '/rules/:group/:name', { GET: showRule });
mount(app, '/problems', { GET: listProblems });
mount(app, '/problems/:id', { GET: showProblem });
mount(app, '/health', { GET: health });
app.all(PLACEHOLDER, placeholder);
app.all('*', staticFile);
app.notFound(notFound);
