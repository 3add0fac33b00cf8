import * as z from 'zod/mini';
import type { Language } from '../../core/language.ts';
import { memo, once } from '../../core/memo.ts';
import { type FilterName, factsOf, matches, valuesOf } from '../../core/templates/facts.ts';
import type { Template } from '../../core/templates/template.ts';
import { templateListPage } from '../../render/html/template-list.ts';
import { renderJson } from '../../render/json.ts';
import type { EdgeHandler } from '../edge.ts';
import { representPage } from '../localized.ts';
import { negotiate } from '../negotiate.ts';
import { queryOf, readParameters } from '../parameters.ts';
import { Problem } from '../problem.ts';
import { represent } from '../representation.ts';
import { readTemplates } from '../templates.ts';

const filtersOf = memo((templates: readonly Template[]) => {
  const oneOf = (name: FilterName) => z.optional(z.enum(valuesOf(name, templates)));
  return z.strictObject({
    kind: oneOf('kind'),
    security: oneOf('security'),
    streaming: oneOf('streaming'),
    input: oneOf('input'),
    output: oneOf('output'),
  });
});

const query = once(() => z.strictObject({ format: z.optional(z.enum(['json', 'html', 'raw'])) }));

/** What the file itself is. */
const mediaTypes = { agent: 'text/markdown', card: 'application/json' } as const;

const listed = ({ id, kind, title, description }: Template) => ({
  id,
  kind,
  title,
  description,
  path: `/templates/${id}`,
});

/** At an address of its own language there is a page only. */
const offers = (atAddress?: Language) =>
  atAddress ? (['text/html'] as const) : (['application/json', 'text/html'] as const);

/** GET /templates: what there is to start from; parameters leave out what does not fit them. */
export const listTemplates =
  (atAddress?: Language): EdgeHandler =>
  async (c) => {
    const templates = await readTemplates(c);
    // A field that was left open arrives empty.
    const fields = queryOf(c).filter(([, value]) => value !== '');
    const chosen = readParameters(filtersOf(templates), fields);
    const type = negotiate<'application/json' | 'text/html'>(c, offers(atAddress));
    // Of the values that are taken, so that there is an end to what is kept.
    const path = `/templates?${new URLSearchParams(chosen as Record<string, string>)}`;
    if (type === 'text/html') {
      const write = async (language: Language) => templateListPage(await readTemplates(c, language), chosen, language);
      return representPage(c, { path, write, policy: 'app', negotiated: true }, atAddress);
    }
    const fitting = templates.filter((template) => matches(factsOf(template), chosen));
    return represent(c, { type, key: path, write: () => renderJson({ templates: fitting.map(listed) }) });
  };

/** GET /templates/{id}: the file with its reasons and its checklist; with `format=raw` the bare file. */
export const showTemplate =
  (atAddress?: Language): EdgeHandler =>
  async (c) => {
    const template = (await readTemplates(c)).find(({ id }) => id === c.req.param('id'));
    if (!template) throw new Problem('not-found', 'There is no template of this name. /templates lists all of them.');
    const { format } = readParameters(query(), queryOf(c));
    const path = `/templates/${template.id}`;
    if (format === 'raw') {
      return represent(c, { type: mediaTypes[template.kind], key: `${path}?format=raw`, write: () => template.text });
    }
    const asked = { json: 'application/json', html: 'text/html' } as const;
    const type = format ? asked[format] : negotiate<'application/json' | 'text/html'>(c, offers(atAddress));
    if (type === 'text/html') return representPage(c, { path, policy: 'app', negotiated: true }, atAddress);
    return represent(c, { type, key: path, write: () => renderJson({ ...listed(template), ...template }) });
  };
