import type { Answer, Question } from './messages.ts';

/** Answers what the page asks of this worker, in the order in which it was asked. */
export function serve(services: Readonly<Record<string, unknown>>): void {
  addEventListener('message', async ({ data: { id, name, about } }: MessageEvent<Question>) => {
    let answer: Answer;
    try {
      answer = { id, value: await (services[name] as (about: unknown) => Promise<unknown>)(about) };
    } catch (error) {
      answer = { id, failed: String(error) };
    }
    postMessage(answer);
  });
}
