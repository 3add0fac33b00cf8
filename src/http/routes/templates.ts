import * as z from 'zod';
import { findTemplate, templates } from '../../core/templates/index.ts';
import type { Template } from '../../core/templates/template.ts';
import { templateListPage, templatePage } from '../../render/html/template.ts';
import { renderJson } from '../../render/json.ts';
import type { EdgeHandler } from '../edge.ts';
import { negotiate } from '../negotiate.ts';
import { readParameters } from '../parameters.ts';
import { Problem } from '../problem.ts';
import { represent } from '../representation.ts';

const query = z.strictObject({ format: z.enum(['json', 'html', 'raw']).optional() });

/** What the file itself is. */
const mediaTypes = { agent: 'text/markdown', card: 'application/json' } as const;

const listed = ({ id, kind, title, description }: Template) => ({
  id,
  kind,
  title,
  description,
  path: `/templates/${id}`,
});

/** GET /templates: what there is to start from. */
export const listTemplates: EdgeHandler = (c) => {
  const type = negotiate(c, ['application/json', 'text/html']);
  const write = () =>
    type === 'text/html' ? templateListPage(templates) : renderJson({ templates: templates.map(listed) });
  return represent(c, { type, key: '/templates', write });
};

/** GET /templates/{id}: the file with its reasons and its checklist; with `format=raw` the bare file. */
export const showTemplate: EdgeHandler = (c) => {
  const template = findTemplate(c.req.param('id') ?? '');
  if (!template) throw new Problem('not-found', 'There is no template of this name. /templates lists all of them.');
  const { format } = readParameters(query, new URL(c.req.url).searchParams);
  const key = `/templates/${template.id}`;
  if (format === 'raw') {
    return represent(c, { type: mediaTypes[template.kind], key: `${key}?format=raw`, write: () => template.text });
  }
  const asked = { json: 'application/json', html: 'text/html' } as const;
  const type = format ? asked[format] : negotiate(c, ['application/json', 'text/html']);
  const write = () =>
    type === 'text/html' ? templatePage(template) : renderJson({ ...listed(template), ...template });
  return represent(c, { type, key, write });
};
