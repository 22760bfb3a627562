import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Database, openDatabase } from '../store/database.ts';
import { openEmbeddedPostgres } from '../store/embedded-postgres.ts';
import type { TestSession } from './world.ts';
import { type Program, startProgram } from './processes.ts';

const tenantId = 'demo';
const password = 'Portal#2026';

/** A complete server with its own database, process and folder. */
export interface RunningProgram {
  url: string;
  data: string;
  /** Pid of the server. */
  pid(): number;
  /** Reads the database directly. */
  look<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Signs in people of organisation `demo`, in order of their names. */
  signIn(people: number): Promise<TestSession[]>;
  /** Kills and restarts it. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param people Number of people in organisation `demo`.
 * @param data Data folder; default: a new one. Removed at the end.
 * @param more Further variables of the server.
 */
export async function runProgram(
  port: number,
  people: number,
  data = mkdtempSync(join(tmpdir(), 'portal-prove-')),
  more: Record<string, string> = {},
): Promise<RunningProgram> {
  const url = `http://127.0.0.1:${port}`;
  let program: Program;
  const start = async () => {
    const env = {
      PORTAL_DATA: data,
      PORTAL_PORT: String(port),
      PORTAL_DEMO: String(people),
      PORTAL_DEMO_CONTENT: '0',
      // On the same disk, so that a full disk affects the log too.
      PORTAL_LOG_FILE: join(data, 'portal.log'),
      ...more,
    };
    program = startProgram('main.ts', [], env);
    await program.says(/Ctrl-C/);
  };
  const look: RunningProgram['look'] = async (work) => {
    const postgres = await openEmbeddedPostgres(data);
    const database = openDatabase(postgres.application, { connections: 1 });
    try {
      return await work(database);
    } finally {
      await database.close();
      await postgres.stop();
    }
  };
  await start();
  return {
    url,
    data,
    pid: () => program.child.pid ?? 0,
    look,
    async signIn(count) {
      const found = await look((database) =>
        database.tenant(tenantId, (tx) =>
          tx
            .selectFrom('person')
            .select('login')
            .where('kind', '=', 'person')
            .orderBy('login')
            .limit(count)
            .execute(),
        ),
      );
      if (found.length < count) throw new Error(`there are ${found.length} people`);
      return Promise.all(found.map(({ login }) => signIn(url, login)));
    },
    async crash() {
      program.child.kill('SIGKILL');
      await program.ended;
      await start();
    },
    async close() {
      program.child.kill('SIGTERM');
      await program.ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const signedIn = z.object({ result: z.object({ userId: z.string(), accessToken: z.string() }) });

/** Signs in a person of the demo. */
export async function signIn(url: string, username: string): Promise<TestSession> {
  const response = await fetch(`${url}/co/webim/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, tenantId }),
  });
  const { result } = signedIn.parse(await response.json());
  return { tenantId, userId: result.userId, sessionId: '', token: result.accessToken };
}
