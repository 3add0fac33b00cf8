import type { Language } from '../../core/language.ts';
import type { EdgeHandler } from '../edge.ts';
import { representPage } from '../localized.ts';

/** GET / and, in a language of its own address, GET /id/: the page where a document is checked. */
export const showCheckPage =
  (atAddress?: Language): EdgeHandler =>
  (c) =>
    representPage(c, { path: '/', policy: 'app' }, atAddress);
