import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../', import.meta.url));
const workerd = join(root, 'node_modules/.bin/workerd');
const wrangler = join(root, 'node_modules/.bin/wrangler');

/** The Worker as it is deployed: one module, minified, by wrangler itself. */
export function bundleOurs(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    execFileSync(wrangler, ['deploy', '--dry-run', '--env', '', '--outdir', folder], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    });
    return readFileSync(join(folder, 'index.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A Worker to compare with, from its source; `modules` are made up for it, by name. */
export async function bundle(source: string, modules: Readonly<Record<string, string>> = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'made-up',
        setup(builder) {
          builder.onResolve({ filter: /^made:/ }, ({ path }) => ({ path, namespace: 'made' }));
          builder.onLoad({ filter: /.*/, namespace: 'made' }, ({ path }) => ({
            contents: modules[path] ?? '',
            resolveDir: root,
          }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const config = (port: number) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "assets", disk = "${join(root, 'public')}"),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-08-03",
  bindings = [(name = "ASSETS", service = "assets")],
);
`;

/** One Worker in a workerd of its own, on a free port of this machine. */
export class Served {
  readonly port: number;
  readonly #folder: string;
  #process: ChildProcess;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.#folder = folder;
    this.#process = this.#spawn();
  }

  static async start(code: string): Promise<Served> {
    const folder = mkdtempSync(join(tmpdir(), 'workerd-'));
    const port = await freePort();
    writeFileSync(join(folder, 'worker.js'), code);
    writeFileSync(join(folder, 'config.capnp'), config(port));
    const served = new Served(port, folder);
    await served.ready();
    return served;
  }

  #spawn(): ChildProcess {
    return spawn(workerd, ['serve', join(this.#folder, 'config.capnp')], { stdio: 'ignore' });
  }

  /** Waits for the first answer. */
  async ready(): Promise<void> {
    for (let turn = 0; turn < 2000; turn++) {
      try {
        await (await fetch(`http://127.0.0.1:${this.port}/health`)).arrayBuffer();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    throw new Error('workerd does not answer');
  }

  /** Kills the process as a crash would, and starts it again on the same port. */
  async restart(): Promise<void> {
    await this.#end();
    this.#process = this.#spawn();
    await this.ready();
  }

  /** Seconds of CPU that the process has used, in steps of 10 ms (proc(5), stat, fields 14 and 15). */
  get cpuSeconds(): number {
    const fields = readFileSync(`/proc/${this.#process.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  /** Bytes of memory that the process holds. */
  get residentBytes(): number {
    const kilobytes = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${this.#process.pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) * 1024;
  }

  #end(): Promise<unknown> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    return ended;
  }

  async stop(): Promise<void> {
    await this.#end();
    rmSync(this.#folder, { recursive: true });
  }
}
