import type { Browser, Page } from 'playwright-core';

/** An event of a trace, as Chromium writes it (Trace Event Format): times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of `dur`, what the thread had a core for. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly frames?: { url: string; processId: number }[] } };
}

/** Milliseconds by the clock, and those of them in which the thread had a core. */
export interface Spent {
  readonly clock: number;
  readonly cpu: number;
}

/** What the main thread of a page did. */
export interface MainThread {
  readonly tasks: readonly Spent[];
  /** All tasks from one frame to the next, together. */
  readonly frames: readonly Spent[];
}

/** The main thread of the process that shows the page; other processes wait for pages to come. */
function mainThreadOf(events: readonly TraceEvent[], page: Page): TraceEvent[] {
  const pages = events.flatMap(({ name, args }) => (name === 'TracingStartedInBrowser' && args.data?.frames) || []);
  const shown = pages.find(({ url }) => url === page.url())?.processId;
  const thread = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === shown && args.name === 'CrRendererMain',
  );
  if (!thread) throw new Error('The trace does not show the main thread of the page.');
  return events
    .filter(({ pid, tid, ph }) => pid === thread.pid && tid === thread.tid && ph === 'X')
    .sort((a, b) => a.ts - b.ts);
}

/** Traces the main thread of a page while `act` runs. */
export async function traced(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<MainThread> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const own = mainThreadOf(traceEvents, page);
  const tasks: Spent[] = [];
  const frames: Spent[] = [];
  // A frame is handed on by a commit, in the midst of a task.
  const commits = own.filter(({ name }) => name === 'Commit');
  let frame = { clock: 0, cpu: 0 };
  for (const { ts, dur = 0, tdur = 0 } of own.filter(({ name }) => name === 'RunTask')) {
    // On a busy machine the count of a core runs ahead at times, even of the clock.
    const task = { clock: dur / 1000, cpu: Math.min(dur, tdur) / 1000 };
    tasks.push(task);
    frame = { clock: frame.clock + task.clock, cpu: frame.cpu + task.cpu };
    if (!commits[0] || commits[0].ts > ts + dur) continue;
    frames.push(frame);
    frame = { clock: 0, cpu: 0 };
    while (commits[0] && commits[0].ts <= ts + dur) commits.shift();
  }
  return { tasks, frames };
}
