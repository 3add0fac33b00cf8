/**
 * Writes every page and answer that depends on nothing in a request into `public/made/`, where the Worker reads it. Run
 * it with `node src/build/pages/index.ts`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { MADE } from '../../http/made.ts';
import { all } from './all.ts';

const ROOT = new URL(`../../../public${MADE}`, import.meta.url).pathname;

rmSync(ROOT, { recursive: true, force: true });
for (const { file, write } of all) {
  mkdirSync(dirname(ROOT + file), { recursive: true });
  writeFileSync(ROOT + file, await write());
}
console.log(`Pages: ${all.length} files`);
