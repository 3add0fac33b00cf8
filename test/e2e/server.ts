import type { TestProject } from 'vitest/node';
import { start } from './start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running Worker, without a trailing slash. */
    base: string;
  }
}

/** Starts the real server once for all end-to-end tests. */
export default async function setup(project: TestProject) {
  const { base, stop } = await start();
  project.provide('base', base);
  return stop;
}
