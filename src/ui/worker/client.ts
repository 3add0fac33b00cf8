import { language } from '../language.ts';
import type { Answer, Question, Services } from './messages.ts';

/** One for each language: it holds the messages of that one only. */
const ADDRESS = `/assets/worker.${language}.js`;

interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** The address as a browser with Trusted Types wants it: made by the one policy of this site, which knows no other. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('goloco', { createScriptURL: () => ADDRESS });
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS;
}

/**
 * Starts the worker that judges. What is asked is answered in its order; every promise is rejected where the worker cannot
 * run.
 */
export function startWorker(): Services {
  const worker = new Worker(workerAddress(), { type: 'module' });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>();
  let last = 0;
  let broken = false;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) asked?.reject(new Error(data.failed));
    else asked?.resolve(data.value);
  });
  worker.addEventListener('error', () => {
    broken = true;
    for (const { reject } of waiting.values()) reject(new Error('The worker does not run.'));
    waiting.clear();
  });
  const ask =
    (name: Question['name']) =>
    (about: unknown): Promise<never> =>
      new Promise((resolve, reject) => {
        if (broken) throw new Error('The worker does not run.');
        waiting.set(++last, { resolve: resolve as (value: unknown) => void, reject });
        worker.postMessage({ id: last, name, about } satisfies Question);
      });
  return {
    check: ask('check'),
    repair: ask('repair'),
    example: ask('example'),
    folder: ask('folder'),
    preview: ask('preview'),
  };
}
