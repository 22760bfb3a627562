import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeBinary, serverProcess } from '../tools/start/bootstrap.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Settings of a tested server; the others have their defaults. */
export interface ServerOptions {
  /** An existing data folder; default: a temporary one, which `dispose` removes. */
  data?: string;
  port?: number;
  env?: Record<string, string>;
}

/** The real server, as `npm start` runs it, with its own port and data folder. */
export class PortalServer {
  readonly data: string;
  readonly port: number;
  /** Output so far. */
  output = '';
  private child: ChildProcess | undefined;
  private readonly env: Record<string, string>;
  private readonly ownsData: boolean;

  private constructor(port: number, { data, env }: ServerOptions) {
    this.port = port;
    this.ownsData = data === undefined;
    this.data = data ?? mkdtempSync(join(tmpdir(), 'portal-e2e-'));
    this.env = env ?? {};
  }

  static async create(options: ServerOptions = {}): Promise<PortalServer> {
    return new PortalServer(options.port ?? (await freePort()), options);
  }

  /** URL of the portal with a trailing slash. */
  get url(): string {
    return `http://127.0.0.1:${this.port}/snap-portal/`;
  }

  /** Pid of the server; undefined before the first start. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts; resolves once the portal is served, rejects with the output when it ends first. */
  async start(): Promise<void> {
    const child = this.launch();
    let ended = false;
    child.once('exit', () => (ended = true));
    for (let attempt = 0; attempt < 1_800; attempt += 1) {
      if (ended) throw new Error(`The server ended before it served a page:\n${this.output}`);
      // Check the output first: another program on the port would respond too.
      if (this.output.includes('The portal is at')) {
        const ready = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => undefined);
        if (ready?.ok) return;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server did not become ready:\n${this.output}`);
  }

  /** Starts a server that is expected to fail; resolves to its exit status. */
  async startAndFail(): Promise<number | null> {
    const child = this.launch();
    const [status]: (number | null)[] = await once(child, 'exit');
    return status ?? null;
  }

  /** SIGKILL; must lose nothing (G1). */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Clean shutdown as by Ctrl-C; resolves to the exit status. */
  async stop(signal: 'SIGINT' | 'SIGTERM' = 'SIGINT'): Promise<number | null> {
    return this.end(signal);
  }

  /** Stops the server if it runs, and removes a temporary data folder. */
  async dispose(): Promise<void> {
    if (this.child?.exitCode === null && this.child.signalCode === null) await this.stop();
    if (this.ownsData) rmSync(this.data, { recursive: true, force: true });
  }

  private launch(): ChildProcess {
    const child = spawn(nodeBinary(), serverProcess.args, {
      cwd: root,
      env: {
        ...serverProcess.env,
        ...process.env,
        PORTAL_PORT: String(this.port),
        PORTAL_DATA: this.data,
        // Its standard output is for people.
        PORTAL_LOG_FILE: join(this.data, 'portal.log'),
        PORTAL_DEMO: '200',
        // Journeys create their own data; only demo.spec.ts uses the demo's content.
        PORTAL_DEMO_CONTENT: '0',
        // Journeys exceed the rate limit.
        PORTAL_MESSAGE_RATE: '0',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += String(chunk)));
    this.child = child;
    return child;
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child;
    if (!child) return null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [status]: (number | null)[] = await exited;
    return status ?? null;
  }
}

/** A loopback port that is free at the moment. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  probe.close();
  await once(probe, 'close');
  return address.port;
}
