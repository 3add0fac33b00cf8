import type { Browser, Page } from 'playwright-core';
import { hasBrowser, launch } from '../browser/chromium.ts';
import { start } from '../e2e/start.ts';
import { type Sample, written } from './documents.ts';
import { median, table } from './measure.ts';
import { type Spent, traced } from './trace.ts';

/** Milliseconds from key to key of a person who types fast. */
const PACE = 80;

/** Milliseconds in which a person looks up: the verdict is there long before. */
const PAUSE = 700;

/** The most that a frame may take of the main thread, and the way from the last key to the verdict on the screen. */
const [FRAME, VERDICT] = [50, 150];

const PASTED = 'Every change is marked, and has a reason beside it. '.repeat(40);

/** The check page with a text in its editor, the cursor at the end of a string in the midst of it. */
async function openInside(browser: Browser, base: string, text: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto(`${base}/`);
  await page.locator('.cm-content').waitFor();
  await page
    .locator('#file')
    .setInputFiles({ name: 'card.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('#verdict.valid, #verdict.invalid').waitFor();
  await page.locator('.cm-scroller').evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await page.waitForTimeout(PAUSE);
  const strings = page.locator('.cm-line', { hasText: /\.",$/ });
  await strings.nth((await strings.count()) >> 1).click();
  // The first may lead to where the line is wrapped.
  for (const key of ['End', 'End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  return page;
}

/** A person who writes: words, line breaks, a look at the verdict, a paste of 2 KB, and all but the words taken back. */
async function write(page: Page): Promise<void> {
  const { keyboard } = page;
  await keyboard.type(' It is read aloud once, so that it sounds as it is meant to.', { delay: PACE });
  await page.waitForTimeout(PAUSE);
  for (let line = 0; line < 4; line++) await keyboard.press('Enter', { delay: PACE });
  await page.waitForTimeout(PAUSE);
  for (let line = 0; line < 4; line++) await keyboard.press('Backspace', { delay: PACE });
  await page.waitForTimeout(PAUSE);
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASTED);
  for (const key of ['Control+v', 'Control+z']) {
    await keyboard.press(key);
    await page.waitForTimeout(PAUSE);
  }
}

/** From a key that changes the verdict to the frame that shows the new one. */
async function verdictAfter(page: Page, key: string): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    let pressed = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    const shown = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        // The first task behind the next frame: that frame has been handed on.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
      });
      // Two verdicts may have the same words, but what was found is told anew.
      observer.observe(document.getElementById('result') as HTMLElement, { childList: true, subtree: true });
    });
    return { shown };
  });
  await page.keyboard.press(key);
  return watch.evaluate(({ shown }) => shown);
}

/** A quote more ends the string early; without it the verdict is what it was. */
async function verdicts(page: Page, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const key of ['"', 'Backspace']) {
      times.push(await verdictAfter(page, key));
      await page.waitForTimeout(PAUSE);
    }
  }
  return times;
}

/** Work, and behind it how long that took on this machine, with all else that ran on it. */
const told = ({ cpu, clock }: Spent) => `${cpu.toFixed(1)} (${clock.toFixed(0)})`;

async function measure(browser: Browser, base: string, { name, text }: Sample, rounds: number): Promise<string[]> {
  const page = await openInside(browser, base, text);
  const { tasks, frames } = await traced(browser, page, () => write(page));
  const times = await verdicts(page, rounds);
  await page.context().close();
  const byWork = (all: readonly Spent[]) => all.toSorted((a, b) => a.cpu - b.cpu);
  const [longest, heaviest] = [byWork(tasks).at(-1), byWork(frames).at(-1)];
  const most19Of20 = byWork(frames)[Math.floor(frames.length * 0.95)];
  return [
    name,
    String(text.length),
    ...[longest, heaviest, most19Of20].map((one) => (one ? told(one) : '')),
    `${frames.filter(({ cpu }) => cpu >= FRAME).length} of ${frames.length}`,
    `< ${FRAME}`,
    `${median(times).toFixed(0)} (${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)})`,
    `≤ ${VERDICT}`,
  ];
}

/** What typing in the page costs the thread that draws it, and how long the verdict takes, in a real browser. */
export async function benchTyping(rounds: number): Promise<void> {
  if (!hasBrowser) return;
  const { base, stop } = await start();
  const browser = await launch();
  const rows: string[][] = [];
  for (const sample of written) rows.push(await measure(browser, base, sample, rounds));
  await browser.close();
  await stop();
  const title = `Typing in the page: CPU ms of the main thread (ms by the clock); ms from the last key to its verdict on the screen, medians of ${2 * rounds} rounds (least–most)`;
  const frame = ['longest task', 'longest frame', '95 % of frames', `frames over ${FRAME}`, 'goal'];
  console.log(table(title, ['', 'bytes', ...frame, 'verdict', 'goal'], rows));
}
