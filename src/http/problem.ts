import type { ErrorHandler } from 'hono';
import { languages } from '../core/language.ts';
import type { Problem as ProblemBody } from '../core/schema/types/problem.ts';
import { localPath } from '../render/html/navigation.ts';
import { refusalPage } from '../render/html/problem.ts';
import { renderJson } from '../render/json.ts';
import { preferred } from './accept.ts';
import type { Edge, EdgeContext } from './edge.ts';
import { type ProblemId, problemAddress, problemTypes } from './problem-types.ts';

/** Members that some types add to the five that every problem has. */
type ProblemMembers = Readonly<Pick<ProblemBody, 'allow' | 'limit' | 'accepted' | 'parameters' | 'code'>>;

/** Ends a request with a refusal from wherever the reason is found. `detail` is about this one request. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly id: ProblemId;
  readonly members: ProblemMembers;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    id: ProblemId,
    detail: string,
    members: ProblemMembers = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
    this.id = id;
    this.members = members;
    this.headers = headers;
  }
}

/** Whether a person waits for a page: the form of the page asks for HTML, and so does the browser that sends it. */
const wantsPage = (c: EdgeContext): boolean =>
  c.req.query('format') === 'html' && preferred(c, ['application/problem+json', 'text/html']) === 'text/html';

/** The page with the form that such a request came from. */
function formPage({ req }: EdgeContext): string {
  const language = languages.find((one) => one === req.query('lang')) ?? 'en';
  return localPath(req.path === '/preview' ? '/preview' : '/', language);
}

/**
 * `application/problem+json` (RFC 9457), or a page with the same content for a person with a form. Never stored: a
 * refusal can end with the next deployment.
 */
async function answer(c: EdgeContext, { id, message, members, headers }: Problem): Promise<Response> {
  const { status, title, remedy } = problemTypes[id];
  const body: ProblemBody = {
    type: problemAddress(id),
    title,
    status,
    detail: message,
    ...members,
    requestId: c.get('requestId'),
  };
  const html = wantsPage(c);
  c.set('policy', html ? 'page' : 'data');
  return new Response(html ? await refusalPage(body, id, remedy, formPage(c)) : renderJson(body), {
    status,
    headers: {
      ...headers,
      'Content-Type': html ? 'text/html; charset=utf-8' : 'application/problem+json',
      'Cache-Control': 'no-store',
      Vary: 'Accept',
    },
  });
}

/** Answers what was thrown. All but a Problem is a bug: the log gets its place, never its message, which may quote a document. */
export const onError: ErrorHandler<Edge> = (error, c) => {
  if (error instanceof Problem) return answer(c, error);
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? [];
  console.error(`${c.get('requestId')} ${error.name}\n${frames.join('\n')}`);
  return answer(c, new Problem('internal-error', problemTypes['internal-error'].means));
};

export const notFound = (c: EdgeContext): Promise<Response> =>
  answer(c, new Problem('not-found', `${problemTypes['not-found'].means} ${problemTypes['not-found'].remedy}`));
