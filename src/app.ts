import { Hono } from 'hono';
import { schemas } from './core/schema/registry.ts';
import type { Edge } from './http/edge.ts';
import { logRequest } from './http/log.ts';
import { mount } from './http/mount.ts';
import { PLACEHOLDER, placeholder } from './http/placeholder/index.ts';
import { withPolicy } from './http/policy.ts';
import { notFound, onError } from './http/problem.ts';
import { limited } from './http/rate-limit.ts';
import { showCheckPage } from './http/routes/check-page.ts';
import { showGenerator } from './http/routes/generator.ts';
import { showApiPage, showGuide } from './http/routes/guide.ts';
import { health } from './http/routes/health.ts';
import { postPreview, previewForm } from './http/routes/preview.ts';
import { listProblems, showProblem } from './http/routes/problems.ts';
import { repairDocument } from './http/routes/repair.ts';
import { listRules, showRule } from './http/routes/rules.ts';
import { listSchemas, serveSchema, showSchema, showSchemas } from './http/routes/schema.ts';
import { staticFile } from './http/routes/static.ts';
import { listTemplates, showTemplate } from './http/routes/templates.ts';
import { validate } from './http/routes/validate.ts';

/** All paths answer on every host. Paths are compared exactly: a schema id has one spelling and no redirect. */
export const app = new Hono<Edge>({ strict: true });

app.use(logRequest, withPolicy);
app.onError(onError);

mount(app, '/', { GET: showCheckPage() });
mount(app, '/id/', { GET: showCheckPage('id') });
mount(app, '/id', { GET: (c) => c.redirect('/id/', 308) });
for (const schema of schemas) {
  mount(app, schema.path, { GET: serveSchema(schema) });
  mount(app, `/id${schema.path}`, { GET: showSchema(schema, 'id') });
}
mount(app, '/schema', { GET: listSchemas });
mount(app, '/id/schema', { GET: showSchemas('id') });
// What judges a document is limited; schemas, pages and the placeholder never are. curl -T sends PUT.
mount(app, '/validate', { POST: limited(validate), PUT: limited(validate) });
mount(app, '/preview', { GET: previewForm(), POST: limited(postPreview) });
mount(app, '/id/preview', { GET: previewForm('id') });
mount(app, '/repair', { POST: limited(repairDocument), PUT: limited(repairDocument) });
mount(app, '/templates', { GET: listTemplates() });
mount(app, '/id/templates', { GET: listTemplates('id') });
mount(app, '/templates/:id', { GET: showTemplate() });
mount(app, '/id/templates/:id', { GET: showTemplate('id') });
mount(app, '/generator', { GET: showGenerator() });
mount(app, '/id/generator', { GET: showGenerator('id') });
mount(app, '/rules', { GET: listRules() });
mount(app, '/id/rules', { GET: listRules('id') });
mount(app, '/rules/:group/:name', { GET: showRule() });
mount(app, '/id/rules/:group/:name', { GET: showRule('id') });
mount(app, '/guide', { GET: showGuide() });
mount(app, '/id/guide', { GET: showGuide('id') });
mount(app, '/api', { GET: showApiPage() });
mount(app, '/id/api', { GET: showApiPage('id') });
mount(app, '/problems', { GET: listProblems });
mount(app, '/problems/:id', { GET: showProblem });
mount(app, '/health', { GET: health });
app.all(PLACEHOLDER, placeholder);
app.all('*', staticFile);
app.notFound(notFound);
