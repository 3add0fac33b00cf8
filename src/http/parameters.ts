import type * as z from 'zod/mini';
import { nearest } from '../core/nearest.ts';
import type { ProblemParameter } from '../core/schema/types/problem.ts';
import type { EdgeContext } from './edge.ts';
import { Problem } from './problem.ts';

const suggest = (written: string, known: readonly string[]): string => {
  const near = nearest(written, known);
  return near ? ` Did you mean "${near}"?` : '';
};

/** What zod found, as parameters in words. */
function refusals(issue: z.core.$ZodIssue, known: readonly string[], given: ReadonlyMap<string, string>) {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({
      name: name || '(empty)',
      detail: `There is no parameter of this name.${suggest(name, known)}`,
      allowed: [...known],
    }));
  }
  const name = String(issue.path[0]);
  if (issue.code === 'invalid_value') {
    const allowed = issue.values.map(String);
    const value = given.get(name) ?? '';
    return [{ name, detail: `This value is not taken.${suggest(value, allowed)}`, allowed }];
  }
  return [{ name, detail: issue.message }];
}

/** The query of a request, name by name. */
export function queryOf(c: EdgeContext): [string, string][] {
  const query = /\?([^#]*)/.exec(c.req.url)?.[1];
  return query ? [...new URLSearchParams(query)] : [];
}

/**
 * Reads query parameters and form fields by a strict schema whose members are all optional. An unknown name, an unknown
 * value or a repetition is refused: an option that is silently ignored looks like a pass. Throws bad-parameter.
 */
export function readParameters<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
  entries: Iterable<readonly [string, string]>,
): z.output<z.ZodMiniObject<Shape, z.core.$strict>> {
  const given = new Map<string, string>();
  const repeated = new Set<string>();
  for (const [name, value] of entries) {
    if (given.has(name)) repeated.add(name);
    given.set(name, value);
  }
  // fromEntries defines members and so is safe for a name such as __proto__.
  const read = schema.safeParse(Object.fromEntries(given));
  const known = Object.keys(schema.shape);
  if (read.success && repeated.size === 0) return read.data;
  const refused = read.success ? [] : read.error.issues.flatMap((issue) => refusals(issue, known, given));
  const once = known
    .filter((name) => repeated.has(name) && !refused.some((parameter) => parameter.name === name))
    .map((name) => ({ name, detail: 'Given more than once; give it once.' }));
  throw badParameters([...refused, ...once]);
}

/** The refusal of these parameters. */
export function badParameters(parameters: ProblemParameter[]): Problem {
  const names = [...new Set(parameters.map(({ name }) => name))].join(', ');
  return new Problem('bad-parameter', `Nothing was judged, because of: ${names}. See "parameters".`, { parameters });
}
