import type { Language } from '../core/language.ts';
import type { EdgeContext } from './edge.ts';
import { Problem } from './problem.ts';

/** Where the files stand among the assets. None has an address of its own: routes/static.ts serves no such path. */
export const MADE = '/made';

/** The file of a page, by the path of the page in English. */
export const pageFile = (path: string, language: Language): string =>
  `${path === '/' ? '/index' : path}.${language}.html`;

/** The file of data, by its path. */
export const dataFile = (path: string): string => `${path}.json`;

/** What the pages of all rules say in English, by code. */
export const RULE_PAGES = dataFile('/rules.pages');

/**
 * What depends on nothing in a request is written as the site is built (src/build/pages/), and read here when it is first
 * asked for. Throws internal-error where it was not built.
 */
export async function readMade(c: EdgeContext, file: string): Promise<string> {
  const found = await c.env.ASSETS.fetch(new Request(new URL(MADE + file, c.req.url)));
  if (found.ok) return found.text();
  throw new Problem('internal-error', 'This version was deployed without the pages that belong to it.');
}

const parsed = new Map<string, unknown>();

/** Data of this shape that was made, read once. */
export async function readMadeData<Data>(c: EdgeContext, file: string): Promise<Data> {
  if (!parsed.has(file)) parsed.set(file, JSON.parse(await readMade(c, file)));
  return parsed.get(file) as Data;
}
