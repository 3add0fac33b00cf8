import { html } from 'hono/html';
import type { Problem } from '../../core/schema/types/problem.ts';
import { page } from './shell.ts';

interface ProblemType {
  readonly id: string;
  readonly type: string;
  readonly status: number;
  readonly title: string;
  readonly means: string;
  readonly remedy: string;
}

/** The page that the `type` of a problem leads to. */
export const problemPage = ({ type, status, title, means, remedy }: ProblemType): Promise<string> =>
  page(
    title,
    html`<p>${means}</p>
<h2>What to do</h2>
<p>${remedy}</p>
<dl>
<dt>HTTP status</dt><dd>${status}</dd>
<dt>Type</dt><dd><code>${type}</code></dd>
</dl>
<p><a href="/problems">All problems</a></p>`,
  );

export const problemListPage = (types: readonly ProblemType[]): Promise<string> =>
  page(
    'Problems',
    html`<p>What this service answers when it cannot do what a request asks. Each answer is problem details (RFC 9457) and names one of these types.</p>
<dl>
${types.map(({ id, status, title, means }) => html`<dt>${status} <a href="/problems/${id}">${title}</a></dt><dd>${means}</dd>\n`)}</dl>`,
  );

/**
 * A refusal for a person who sent the form of a page: what the problem says, and the way back.
 * @param form the path of the page that has the form
 */
export const refusalPage = (
  { title, detail, parameters, requestId }: Problem,
  id: string,
  remedy: string,
  form: string,
): Promise<string> =>
  page(
    title,
    html`<p>${detail}</p>
${parameters && html`<dl>\n${parameters.map((found) => html`<dt><code>${found.name}</code></dt><dd>${found.detail}</dd>\n`)}</dl>`}
<p>${remedy}</p>
<p><a href="${form}">Back to the form</a></p>
<p><a href="/problems/${id}">About this problem</a> · Request <code>${requestId}</code></p>`,
  );
