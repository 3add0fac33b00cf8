import type { Language } from '../../core/language.ts';
import type { EdgeHandler } from '../edge.ts';
import { representPage } from '../localized.ts';

/** GET /guide: the format, member by member. */
export const showGuide =
  (atAddress?: Language): EdgeHandler =>
  (c) =>
    representPage(c, { path: '/guide', policy: 'page' }, atAddress);

/** GET /api: how the service is called from a terminal. */
export const showApiPage =
  (atAddress?: Language): EdgeHandler =>
  (c) =>
    representPage(c, { path: '/api', policy: 'page' }, atAddress);
