import * as z from 'zod/mini';
import type { Language } from '../../core/language.ts';
import { memo } from '../../core/memo.ts';
import type { Template } from '../../core/templates/template.ts';
import type { EdgeHandler } from '../edge.ts';
import { representPage } from '../localized.ts';
import { negotiate } from '../negotiate.ts';
import { queryOf, readParameters } from '../parameters.ts';
import { readTemplates } from '../templates.ts';

const queryFor = memo((templates: readonly Template[]) =>
  z.strictObject({
    template: z.optional(z.enum(templates.filter(({ kind }) => kind === 'card').map(({ id }) => id))),
  }),
);

/** GET /generator: a card from a form; with `template`, from that template of a card. */
export const showGenerator =
  (atAddress?: Language): EdgeHandler =>
  async (c) => {
    const { template } = readParameters(queryFor(await readTemplates(c)), queryOf(c));
    negotiate(c, ['text/html']);
    const path = template ? `/generator/${template}` : '/generator';
    return representPage(c, { path, policy: 'app' }, atAddress);
  };
