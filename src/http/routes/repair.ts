import * as z from 'zod/mini';
import { unifiedDiff } from '../../core/diff.ts';
import { limits } from '../../core/limits.ts';
import { once } from '../../core/memo.ts';
import { type Repaired, repair } from '../../core/repair.ts';
import type { Kind } from '../../core/report.ts';
import { repositoryPath, usualName } from '../../render/file-name.ts';
import { renderJson } from '../../render/json.ts';
import type { EdgeContext } from '../edge.ts';
import { above, judging, readRequest, statusOf, verdictHeaders } from '../judging.ts';
import { badParameters } from '../parameters.ts';
import { Problem } from '../problem.ts';

const flag = once(() => z.optional(z.enum(['0', '1'])));

/** What only a card can be asked for. */
const ofCards = once(() => ({
  to: z.optional(z.enum(['1.0', 'same'])),
  'server-version': z.optional(
    z.string().check(z.regex(/^\d{1,2}\.\d{1,2}$/, 'A version of A2A is written Major.Minor, such as 1.0.')),
  ),
  dual: flag(),
}));

const query = once(() =>
  z.strictObject({
    ...judging(),
    ...ofCards(),
    unsafe: flag(),
    format: z.optional(z.enum(['document', 'json', 'diff'])),
  }),
);

const mediaTypes: Readonly<Record<Kind, string>> = {
  card: 'application/json',
  listing: 'application/json',
  agent: 'text/markdown',
  skill: 'text/markdown',
};

/**
 * POST /repair: the document with its faults mended, in its own media type; or what was changed and why as JSON, or the
 * difference. The verdict is that of the result. A document that cannot be mended comes back byte for byte.
 */
export async function repairDocument(c: EdgeContext): Promise<Response> {
  const { bytes, options, check } = await readRequest(c, query());
  const repaired = await repair(bytes, {
    ...check,
    unsafe: options.unsafe === '1',
    dual: options.dual === '1',
    ...(options.to && { to: options.to }),
    ...(options['server-version'] && { serverVersion: options['server-version'] }),
  });
  const { original, document, fixes, truncated, before, after } = repaired;
  c.set('judged', after);
  refuseUnused(repaired, options);
  if (repaired.moved === 'too large') {
    throw new Problem(
      'content-too-large',
      'As a card of 1.0 it would be larger than what is judged here. Send it with to=same to have it mended as it is.',
      { limit: limits.documentBytes },
    );
  }
  const name = check.name ?? usualName[after.kind];
  const diff = () => unifiedDiff(repositoryPath(name), original, document);
  const status = statusOf(after.summary, options['fail-on']);
  switch (options.format) {
    case 'json': {
      const reports = { before: above(before, options.level), after: above(after, options.level) };
      const body = renderJson({
        document,
        fixes,
        diff: diff(),
        ...reports,
        ...(truncated && { truncated }),
      });
      return new Response(body, { status, headers: verdictHeaders('application/json', after) });
    }
    case 'diff':
      return new Response(diff(), { status, headers: verdictHeaders('text/x-diff', after) });
    default:
      return new Response(fixes.length > 0 ? document : new Uint8Array(bytes), {
        status,
        headers: {
          ...verdictHeaders(mediaTypes[after.kind as Kind], after),
          'Content-Disposition': attachment(name),
        },
      });
  }
}

/** An option that does nothing for a document would look as if it had been followed. */
function refuseUnused(
  { before: { kind, specVersion }, moved }: Repaired,
  options: Readonly<Record<string, unknown>>,
): void {
  const given = (names: readonly string[]) =>
    names.filter((name) => options[name] !== undefined && options[name] !== '0');
  const refuse = (names: readonly string[], detail: string) => {
    if (names.length > 0) throw badParameters(names.map((name) => ({ name, detail })));
  };
  if (kind !== 'card')
    refuse(given(Object.keys(ofCards())), `This is for cards, and the document was read as: ${kind}.`);
  const ofMoves = given(['server-version', 'dual']);
  if (options.to === 'same')
    refuse(ofMoves, 'This is for a card that becomes one of 1.0, and to=same keeps it as it is.');
  if (!moved && specVersion === '1.0')
    refuse(ofMoves, 'This is for an older card that becomes one of 1.0, and this card is one already.');
}

/** A browser keeps the answer as a file of the same name; other clients see no difference (RFC 6266). */
function attachment(path: string): string {
  const name = path.split(/[\\/]/).at(-1) ?? '';
  return `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)}`;
}
