import { html } from 'hono/html';
import type { CardView } from '../../core/schema/types/report.ts';
import type { Markup } from './shell.ts';

type Alternative = CardView['authentication']['alternatives'][number];

const needed = (together: Alternative): string =>
  together.length === 0
    ? 'nothing'
    : together
        .map(({ scheme, scopes }) => (scopes.length > 0 ? `${scheme} (${scopes.join(', ')})` : scheme))
        .join(' and ');

const pointers = (title: string, list: readonly string[]): Markup | '' =>
  list.length > 0 ? html`<dt>${title}</dt>\n${list.map((one) => html`<dd><code>${one}</code></dd>\n`)}` : '';

/** What an A2A 1.0 client is left with after reading a card. */
export const readingSection = ({ interfaces, skills, authentication, ignored, emptied }: CardView): Markup =>
  html`<h2>What a client will see</h2>
<dl>
<dt>Credentials</dt>
<dd>${
    authentication.required
      ? `Needed: ${authentication.alternatives.map(needed).join(', or ')}.`
      : 'None needed: it will call without.'
  }</dd>
<dt>Interfaces</dt>
${
  interfaces.length > 0
    ? interfaces.map(
        ({ url, protocolBinding, protocolVersion }) =>
          html`<dd><code>${url}</code> ${protocolBinding} ${protocolVersion}</dd>\n`,
      )
    : html`<dd>None: it cannot call the agent.</dd>\n`
}<dt>Skills</dt>
${skills.length > 0 ? skills.map(({ name, id }) => html`<dd>${name || id}</dd>\n`) : html`<dd>None.</dd>\n`}${pointers(
  'Ignored',
  ignored,
)}${pointers('Read as empty', emptied)}</dl>
`;
