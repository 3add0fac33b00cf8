/** Draws `public/share.png`, which previews of links show, from `src/ui/share.svg`: `node test/browser/share-image.ts`. */
import { readFileSync } from 'node:fs';
import { launch } from './chromium.ts';

const root = new URL('../../', import.meta.url).pathname;
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<style>body{margin:0}</style>${readFileSync(`${root}src/ui/share.svg`, 'utf8')}`);
await page.screenshot({ path: `${root}public/share.png` });
await browser.close();
