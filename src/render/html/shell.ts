import { html } from 'hono/html';
import { type Language, languages } from '../../core/language.ts';
import { shellStrings } from '../strings/shell.ts';
import { localPath, navigation } from './navigation.ts';

/** Markup that is escaped already. */
export type Markup = ReturnType<typeof html>;

export interface PageOptions {
  /** Language of the page; English where left out. */
  readonly language?: Language;
  /** The path of a page of the site's navigation, in English. A page that has one and a `language` is there in each. */
  readonly path?: string;
  /** For search engines and previews of links. */
  readonly description?: string;
  /** The page's own script and stylesheet: `<name>.js` and `<name>.css` in `/assets`. */
  readonly app?: string;
}

/**
 * Links to the same page in the other languages. The quotes are single ones: a page has the attribute lang="…" in double
 * quotes once, for its own language, and can be told by it.
 */
const languageSwitch = (current: Language, path: string): Markup =>
  html`<p class="languages">${languages.map((one) =>
    one === current
      ? html`<span lang='${one}' aria-current="true">${shellStrings[one].language}</span>\n`
      : html`<a href="${localPath(path, one)}" hreflang='${one}' lang='${one}'>${shellStrings[one].language}</a>\n`,
  )}</p>`;

/** What search engines and previews of links read. Addresses there must be whole. */
const forMachines = (title: string, description: string, language: Language, path: string): Markup =>
  html`<meta name="description" content="${description}">
<link rel="canonical" href="https://1849.ai${localPath(path, language)}">
${languages.map((one) => html`<link rel="alternate" hreflang='${one}' href="https://1849.ai${localPath(path, one)}">\n`)}<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="https://1849.ai/share.png">
<meta name="twitter:card" content="summary_large_image">`;

/** A whole page of ours around its content: title in the head and as the only h1. */
export async function page(title: string, content: Markup, options: PageOptions = {}): Promise<string> {
  const { language = 'en', path, description, app } = options;
  const words = shellStrings[language];
  return String(
    await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Goloco agent format</title>
<meta name="color-scheme" content="light dark">
${path && description && forMachines(title, description, language, path)}
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/styles.css">
${app && html`<link rel="stylesheet" href="/assets/${app}.css">\n<script type="module" src="/assets/${app}.js"></script>`}
</head>
<body${app && html` class="${app}"`}>
<a class="skip" href="#content">${words.skip}</a>
<header>
<p class="brand"><a href="${localPath('/', language)}"><img src="/favicon.svg" alt="" width="24" height="24">Goloco agent format</a></p>
<nav aria-label="${words.site}">${navigation.map(
      ({ name, path: target }) =>
        html`<a href="${localPath(target, language)}"${target === path && html` aria-current="page"`}>${words[name]}</a>\n`,
    )}</nav>
${path && languageSwitch(language, path)}
</header>
<main id="content" tabindex="-1">
<h1>${title}</h1>
${content}
</main>
<footer><p>${words.notKept} <a href="/problems">${words.problems}</a> <a href="/health">${words.version}</a></p></footer>
</body>
</html>
`,
  );
}
