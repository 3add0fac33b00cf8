import type { Language } from '../../core/language.ts';
import { findRule } from '../../core/rules/index.ts';
import type { EdgeContext, EdgeHandler } from '../edge.ts';
import { representPage } from '../localized.ts';
import { dataFile, readMade } from '../made.ts';
import { negotiate } from '../negotiate.ts';
import type { PolicyName } from '../policy.ts';
import { Problem } from '../problem.ts';
import { represent } from '../representation.ts';

/** JSON, in English, or the page in its language. An address below a language has the page only. */
function answer(c: EdgeContext, path: string, policy: PolicyName, atAddress?: Language): Promise<Response> {
  const type = atAddress ? 'text/html' : negotiate(c, ['application/json', 'text/html']);
  if (type === 'text/html') return representPage(c, { path, policy, negotiated: true }, atAddress);
  return represent(c, { type, key: path, write: () => readMade(c, dataFile(path)) });
}

/** GET /rules: every rule in the order of the catalogue. */
export const listRules =
  (atAddress?: Language): EdgeHandler =>
  (c) =>
    answer(c, '/rules', 'app', atAddress);

/** GET /rules/{group}/{name}: the page that a diagnostic's `docs` leads to. */
export const showRule =
  (atAddress?: Language): EdgeHandler =>
  (c) => {
    const rule = findRule(`${c.req.param('group')}/${c.req.param('name')}`);
    if (!rule) throw new Problem('not-found', 'There is no rule of this code. /rules lists all of them.');
    return answer(c, `/rules/${rule.code}`, 'page', atAddress);
  };
