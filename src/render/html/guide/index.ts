import { html } from 'hono/html';
import type { Language } from '../../../core/language.ts';
import { a2aCardId, golocoAgentId, laborTermsId, skillId } from '../../../core/schema/registry.ts';
import { findTemplate } from '../../../core/templates/index.ts';
import { type GuideSection, guideSections, guideStrings } from '../../strings/guide.ts';
import { localPath } from '../navigation.ts';
import { type Markup, page } from '../shell.ts';
import { changes } from './changes.ts';
import { members } from './members.ts';
import { toolTable } from './tools.ts';

const list = (entries: readonly string[]): Markup => html`<ul>\n${entries.map((one) => html`<li>${one}</li>\n`)}</ul>`;

/** A template as the example of its kind. */
const example = (id: string, title: string): Markup => html`<details>
<summary>${title}</summary>
<pre tabindex="0"><code>${findTemplate(id)?.text}</code></pre>
</details>
`;

/** What stands in each section below its title and its first words. */
const contents: Readonly<Record<GuideSection, (language: Language) => Markup>> = {
  'agent-file': (language) => {
    const words = guideStrings[language];
    return html`${members({ id: golocoAgentId, place: 'agent' }, language)}${example('copy-edit', words.agentExample)}<h3>${words.toolsTitle}</h3>
<p>${words.toolsLead}</p>
${toolTable(language)}`;
  },
  skill: (language) => members({ id: skillId, place: 'skill' }, language),
  card: (language) => {
    const words = guideStrings[language];
    return html`<h3>${words.readersTitle}</h3>
${list(words.readers)}
<h3>${words.membersTitle}</h3>
${members({ id: a2aCardId, place: 'card' }, language)}${example('research', words.cardExample)}`;
  },
  'labor-terms': (language) => members({ id: laborTermsId, place: 'terms' }, language),
  changes: (
    language,
  ) => html`${changes(language)}<p><a href="${localPath('/', language)}#example=card/old-version">${guideStrings[language].tryOld}</a></p>
`,
  checklist: (language) => list(guideStrings[language].checklist),
};

/** The format, member by member: from the schemas, and from what the rules know of older cards and of other tools. */
export function guidePage(language: Language): Promise<string> {
  const { title, lead, contents: label, sections } = guideStrings[language];
  return page(
    title,
    html`<p>${lead}</p>
<nav class="contents" aria-label="${label}">${guideSections.map((id) => html`<a href="#${id}">${sections[id].title}</a>\n`)}</nav>
${guideSections.map(
  (id) => html`<section id="${id}">
<h2>${sections[id].title}</h2>
<p>${sections[id].lead}</p>
${contents[id](language)}</section>
`,
)}`,
    { language, path: '/guide', description: lead },
  );
}
