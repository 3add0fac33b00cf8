import { language } from '../language.ts';
import type { Answer, Question, Services } from './messages.ts';

/** The workers, and what each can be asked. */
const services: { readonly [Name in keyof Services]: readonly (keyof Services[Name])[] } = {
  check: ['check', 'repair', 'example'],
  folder: ['folder'],
  preview: ['preview'],
};

interface ScriptPolicy {
  createScriptURL(name: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** The address of a worker; there is one for each language, which holds the messages of that one only. */
const addresses: ScriptPolicy = {
  createScriptURL(name) {
    if (!Object.hasOwn(services, name)) throw new Error(`There is no worker ${name}.`);
    return `/assets/${name}-worker.${language}.js`;
  },
};
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** The addresses as a browser with Trusted Types wants them: made by the one policy of this site, which knows no other. */
const trusted = trustedTypes?.createPolicy('goloco', addresses) ?? addresses;

/** Starts a worker. What is asked is answered in its order; every promise is rejected where the worker cannot run. */
export function startWorker<Name extends keyof Services>(service: Name): Services[Name] {
  const worker = new Worker(trusted.createScriptURL(service), { type: 'module' });
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
  const ask = (name: string) => (about: unknown) =>
    new Promise((resolve, reject) => {
      if (broken) throw new Error('The worker does not run.');
      waiting.set(++last, { resolve, reject });
      worker.postMessage({ id: last, name, about } satisfies Question);
    });
  // Each asks by its own name, as the record above says.
  return Object.fromEntries(services[service].map((name) => [name, ask(String(name))])) as unknown as Services[Name];
}
