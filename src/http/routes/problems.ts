import { problemListPage, problemPage } from '../../render/html/problem.ts';
import { renderJson } from '../../render/json.ts';
import type { EdgeHandler } from '../edge.ts';
import { negotiate } from '../negotiate.ts';
import { Problem } from '../problem.ts';
import { problemAddress, problemIds, problemTypes } from '../problem-types.ts';
import { represent } from '../representation.ts';

const types = problemIds.map((id) => ({ id, type: problemAddress(id), ...problemTypes[id] }));

export const listProblems: EdgeHandler = (c) => {
  const type = negotiate(c, ['application/json', 'text/html']);
  const write = () => (type === 'text/html' ? problemListPage(types) : renderJson({ problems: types }));
  return represent(c, { type, key: '/problems', write });
};

/** The page that a problem's `type` leads to. */
export const showProblem: EdgeHandler = (c) => {
  const found = types.find(({ id }) => id === c.req.param('id'));
  if (!found) throw new Problem('not-found', 'This service has no problem of this name. /problems lists all of them.');
  const type = negotiate(c, ['application/json', 'text/html']);
  const write = () => (type === 'text/html' ? problemPage(found) : renderJson(found));
  return represent(c, { type, key: `/problems/${found.id}`, write });
};
