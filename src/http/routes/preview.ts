import * as z from 'zod/mini';
import { type Language, languages } from '../../core/language.ts';
import { limits } from '../../core/limits.ts';
import { once } from '../../core/memo.ts';
import { type NoPreview, type Preview, preview, printCard } from '../../core/preview/index.ts';
import { previewPage } from '../../render/html/preview.ts';
import { renderJson } from '../../render/json.ts';
import { previewStrings } from '../../render/strings/preview.ts';
import type { EdgeContext, EdgeHandler } from '../edge.ts';
import { cacheControl } from '../judging.ts';
import { representPage } from '../localized.ts';
import { negotiate } from '../negotiate.ts';
import { queryOf, readParameters } from '../parameters.ts';
import { badPreview, readPreview } from '../preview-request.ts';
import { Problem } from '../problem.ts';

const types = { json: 'application/json', card: 'application/json', html: 'text/html' } as const;

const query = once(() =>
  z.strictObject({
    format: z.optional(z.enum(['json', 'card', 'html'])),
    'fail-on': z.optional(z.enum(['error', 'warning'])),
    lang: z.optional(z.enum(languages)),
  }),
);

type Query = z.output<ReturnType<typeof query>>;

/** Why there is no preview, as a problem. Nothing in it depends on listings that are not public. */
function refusal(why: NoPreview): Problem {
  if (why.none === 'no public listing') {
    return new Problem(
      'agent-card-unavailable',
      'None of the listings is public, and a card shows public listings only. A listing is public when its state is "public".',
      { code: 'agent_card_unavailable' },
    );
  }
  if (why.none === 'no agent id')
    return badPreview([{ name: 'agent.agent_id', detail: previewStrings.en.none['no agent id'] }]);
  if (why.none === 'no list') {
    return badPreview([
      { name: 'listings', detail: 'It must be a list, or a page of the API with the list as "data".' },
    ]);
  }
  if (why.none === 'too many listings') {
    return new Problem(
      'content-too-large',
      `At most ${limits.listings} public listings are looked at in one request, and there are more. Send fewer.`,
    );
  }
  if (why.none === 'too large') {
    return new Problem(
      'content-too-large',
      `The card of so many listings would be larger than ${limits.documentBytes} bytes, the most that is judged here. Send fewer.`,
      { limit: limits.documentBytes },
    );
  }
  const detail = why.none === 'agent' ? why.detail : previewStrings.en.unknown[why.member];
  return badPreview([{ name: `agent.${why.member}`, detail }]);
}

/** Whether the answer is a 422: what `fail-on` names was found in the listings or in the card. */
function fails({ valid, summary, report }: Preview, { 'fail-on': failOn, format }: Query): boolean {
  // Where a card was asked for, something else must not look like one.
  if (!valid && (failOn !== undefined || format === 'card')) return true;
  return failOn === 'warning' && summary.warnings + (report?.summary.warnings ?? 0) > 0;
}

/**
 * POST /preview: the card that Goloco would generate from an agent and its public listings. 200 with a card or with what
 * stands in its way; 409 where no listing is public. With `format=card` the bare card, with its version as the ETag.
 */
export async function postPreview(c: EdgeContext): Promise<Response> {
  const options = readParameters(query(), queryOf(c));
  const input = await readPreview(c);
  const format = options.format ?? (negotiate(c, ['application/json', 'text/html']) === 'text/html' ? 'html' : 'json');
  const { lang } = options;
  const result = await preview({ ...input, ...(lang && { language: lang }) });
  if ('none' in result) throw refusal(result);
  c.set('judged', { kind: 'listing', valid: result.valid, summary: result.summary });
  const bare = format === 'card' && result.card !== null;
  if (format === 'html') c.set('policy', 'page');
  const body =
    format === 'html'
      ? await previewPage(result, lang)
      : bare && result.card
        ? printCard(result.card)
        : renderJson(result);
  return new Response(body, {
    status: fails(result, options) ? 422 : 200,
    headers: {
      'Content-Type': format === 'html' ? `${types.html}; charset=utf-8` : types[format],
      'Cache-Control': cacheControl(types[format]),
      'X-Verdict': result.valid ? 'valid' : 'invalid',
      Vary: 'Accept',
      ...(bare && { ETag: `"${result.version}"` }),
    },
  });
}

/** GET /preview: the form that sends agent and listings; with a script the card stands beside it. */
export const previewForm =
  (atAddress?: Language): EdgeHandler =>
  (c) => {
    negotiate(c, ['text/html']);
    return representPage(c, { path: '/preview', policy: 'app' }, atAddress);
  };
