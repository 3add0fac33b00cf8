import { connect, type Socket } from 'node:net';

/** A request as it goes over the wire, and what it is, so that its answers can be told apart. */
export interface Wire {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Answered {
  readonly name: string;
  /** 0 where the connection ended without an answer. */
  readonly status: number;
  readonly milliseconds: number;
}

/** An HTTP/1.1 request whose connection stays open. */
export function wire(
  name: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body: string | Uint8Array = '',
): Wire {
  const bytes = Buffer.from(body);
  const length = method === 'GET' || method === 'HEAD' ? {} : { 'Content-Length': String(bytes.length) };
  const lines = Object.entries({ Host: '127.0.0.1', ...length, ...headers }).map(
    ([key, value]) => `${key}: ${value}\r\n`,
  );
  return { name, bytes: Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), bytes]) };
}

/** How an answer ends: after so many bytes, behind the last chunk, or with the connection. */
function endOf(head: string): number | 'chunks' | 'close' {
  const status = Number(head.slice(9, 12));
  if (status === 204 || status === 304) return 0;
  if (/^transfer-encoding: *chunked/im.test(head)) return 'chunks';
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  return length === undefined ? 'close' : Number(length);
}

/** One connection that is opened again when it ends. */
class Connection {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Sends a request and waits for the whole answer. Its status, or 0 where the connection ended before. */
  ask(bytes: Buffer): Promise<number> {
    const socket = this.#socket ?? connect(this.#port, '127.0.0.1').setNoDelay(true);
    this.#socket = socket;
    return new Promise((resolve) => {
      let got: Buffer = Buffer.alloc(0);
      let head = '';
      let end: ReturnType<typeof endOf> | undefined;
      const done = (status: number, keep: boolean) => {
        socket.removeAllListeners();
        socket.on('error', () => {});
        if (!keep) {
          socket.destroy();
          this.#socket = undefined;
        }
        resolve(status);
      };
      const status = () => Number(head.slice(9, 12));
      socket.on('error', () => done(0, false));
      socket.on('close', () => done(end === 'close' ? status() : 0, false));
      socket.on('data', (chunk: Buffer) => {
        got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
        if (end === undefined) {
          const at = got.indexOf('\r\n\r\n');
          if (at < 0) return;
          head = got.toString('latin1', 0, at + 2);
          got = got.subarray(at + 4);
          end = endOf(head);
        }
        const whole = end === 'chunks' ? got.subarray(-5).toString('latin1') === '0\r\n\r\n' : got.length === end;
        if (whole) done(status(), !/^connection: *close/im.test(head));
      });
      socket.write(bytes);
    });
  }

  close(): void {
    this.#socket?.destroy();
  }
}

/** A bounded load on a port of this machine: so many connections, each asking one request after the other in turn. */
export async function load(
  port: number,
  wires: readonly Wire[],
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Answered[]> {
  const answers: Answered[] = [];
  const stop = performance.now() + seconds * 1000;
  const run = async (first: number) => {
    const connection = new Connection(port);
    for (let turn = first; performance.now() < stop; turn++) {
      const { name, bytes } = wires[turn % wires.length] as Wire;
      const start = performance.now();
      const status = await connection.ask(bytes);
      answers.push({ name, status, milliseconds: performance.now() - start });
      // A port that refuses answers at once; asking it without a pause would only burn the machine.
      if (status === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => run(index * 7)));
  return answers;
}
