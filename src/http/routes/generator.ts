import * as z from 'zod/mini';
import type { Language } from '../../core/language.ts';
import { once } from '../../core/memo.ts';
import { cardTemplates } from '../../core/templates/cards.ts';
import { generatorPage } from '../../render/html/generator/page.ts';
import type { EdgeHandler } from '../edge.ts';
import { representPage } from '../localized.ts';
import { negotiate } from '../negotiate.ts';
import { queryOf, readParameters } from '../parameters.ts';

const query = once(() => z.strictObject({ template: z.optional(z.enum(cardTemplates.map(({ id }) => id))) }));

/** GET /generator: a card from a form; with `template`, from that template of a card. */
export const showGenerator =
  (atAddress?: Language): EdgeHandler =>
  (c) => {
    const { template } = readParameters(query(), queryOf(c));
    negotiate(c, ['text/html']);
    const chosen = cardTemplates.find(({ id }) => id === template);
    const write = (language: Language) => generatorPage(language, cardTemplates, chosen);
    const path = template ? `/generator?template=${template}` : '/generator';
    return representPage(c, { path, write, policy: 'app' }, atAddress);
  };
