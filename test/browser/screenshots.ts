/** Pictures of every page, for people to look at: `npm run screenshots` writes them into `screenshots/`. */
import { mkdirSync } from 'node:fs';
import { start } from '../e2e/start.ts';
import { launch } from './chromium.ts';
import { pictures } from './pictures.ts';

const folder = new URL('../../screenshots/', import.meta.url).pathname;
const widths = { phone: 320, desktop: 1280 };
const themes = ['light', 'dark'] as const;

mkdirSync(folder, { recursive: true });
const only = process.argv[2];
const { base, stop } = await start();
const browser = await launch();
for (const colorScheme of themes) {
  for (const [size, width] of Object.entries(widths)) {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 }, locale: 'en-US' });
    for (const [name, { path, before, print, screen }] of Object.entries(pictures)) {
      if (only && !name.startsWith(only)) continue;
      const page = await context.newPage();
      page.on('console', (message) => console.warn(`${name}: ${message.text()}`));
      page.on('pageerror', (error) => console.warn(`${name}: ${error}`));
      await page.goto(base + path);
      await before?.(page);
      if (print) await page.emulateMedia({ media: 'print', colorScheme });
      await page.screenshot({ path: `${folder}${name}-${size}-${colorScheme}.png`, fullPage: !screen });
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
await stop();
