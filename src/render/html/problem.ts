import { html } from 'hono/html';
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
