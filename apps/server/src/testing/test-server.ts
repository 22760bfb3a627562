import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import { type App, createApp } from '../app.ts';
import { addApplication } from '../areas/applications/commands/register.ts';
import { hashPassword } from '../areas/account/secrets/passwords.ts';
import type { FloodLimits } from '../http/flood-gate.ts';
import type { ServerSettings } from '../services.ts';
import { codeOf, cookiesOf, grantOf } from './answers.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const testPassword = 'Portal#2026';
/** Shared by all servers of a test. */
const codeKey = randomBytes(32);
let hashed: Promise<string> | undefined;

export interface SignedIn {
  tenantId: string;
  userId: string;
  accessToken: string;
  /** As a `Cookie` header. */
  cookies: string;
  /** Headers for this person's calls. */
  headers: Record<string, string>;
}

export interface TestServer {
  app: App;
  db: TestDatabase;
  /** Without a trailing slash. */
  url: string;
  /** Where files are kept. */
  dataFolder: string;
  addTenant(tenantId: string): Promise<void>;
  /** Adds people with `testPassword`; the name defaults to the login. */
  addPeople(tenantId: string, people: readonly (string | { login: string; name: string })[]): Promise<void>;
  /** Registers an application in group "tools"; returns its secret. */
  addApp(tenantId: string, appId: string, redirectUri?: string): Promise<string>;
  /** Adds departments, parents first, with people by login; their path is their id. */
  addDepartments(
    tenantId: string,
    departments: readonly { path: string; people?: readonly string[]; leaders?: readonly string[] }[],
  ): Promise<void>;
  /** Signs in over HTTP; throws when refused. */
  signIn(userId: string, password?: string): Promise<SignedIn>;
  close(): Promise<void>;
}

/** Starts the real server on a loopback port, with its own database. */
export async function startTestServer(
  options: {
    portalFolder?: string;
    log?: Logger;
    database?: TestDatabase;
    proxies?: string[];
    origins?: string[];
    settings?: Partial<ServerSettings>;
    /** Default: none, because tests send more requests than people. */
    floodLimits?: FloodLimits;
  } = {},
): Promise<TestServer> {
  const db = options.database ?? (await createTestDatabase());
  const empty = mkdtempSync(join(tmpdir(), 'portal-dist-'));
  const app = await createApp({
    db,
    connection: db.connection,
    configuration: () =>
      Promise.resolve({
        tenantId: 'demo',
        title: 'Test',
        themeColor: '#296abb',
        layoutSettings: true,
        registration: true,
      }),
    portalFolder: options.portalFolder ?? empty,
    log: options.log ?? pino({ level: 'silent' }),
    settings: {
      dataFolder: empty,
      codeKey,
      messageRate: 0,
      smsUrl: undefined,
      identityUrl: undefined,
      upstreams: { newsroom: undefined, newsbdzh: undefined },
      ...options.settings,
    },
    proxies: options.proxies ?? [],
    origins: options.origins ?? [],
    demoPages: true,
    floodLimits: options.floodLimits ?? {
      person: Number.MAX_SAFE_INTEGER,
      stranger: Number.MAX_SAFE_INTEGER,
    },
  });
  const url = await app.http.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    db,
    url,
    dataFolder: options.settings?.dataFolder ?? empty,
    async addTenant(tenantId) {
      await db.tenant(tenantId, (tx) =>
        tx.insertInto('tenant').values({ tenant_id: tenantId, name: tenantId }).execute(),
      );
    },
    async addPeople(tenantId, people) {
      hashed ??= hashPassword(testPassword);
      const password_hash = await hashed;
      const rows = people.map((person) => {
        const { login, name } = typeof person === 'string' ? { login: person, name: person } : person;
        return { tenant_id: tenantId, user_id: `${tenantId}~${login}`, login, name, password_hash };
      });
      await db.tenant(tenantId, (tx) => tx.insertInto('person').values(rows).execute());
    },
    async addApp(tenantId, appId, redirectUri = `https://${appId}.example/`) {
      const app = { tenantId, appId, name: appId, icon: 'app-window', redirectUri, group: 'tools' };
      const secret = await db.tenant(tenantId, (tx) => addApplication(tx, app));
      if (!secret) throw new Error(`there is an application ${appId} already`);
      return secret;
    },
    async addDepartments(tenantId, departments) {
      await db.tenant(tenantId, async (tx) => {
        for (const [sort, { path, people = [], leaders = [] }] of departments.entries()) {
          const names = path.split('/');
          const parent_id = names.slice(0, -1).join('/') || null;
          await tx
            .insertInto('department')
            .values({ tenant_id: tenantId, dept_id: path, parent_id, name: names.at(-1) ?? path, path, sort })
            .execute();
          const rows = [...leaders, ...people].map((login) => ({
            tenant_id: tenantId,
            user_id: `${tenantId}~${login}`,
            dept_id: path,
            leader: leaders.includes(login),
          }));
          if (rows.length > 0) await tx.insertInto('person_department').values(rows).execute();
        }
      });
    },
    signIn: (userId, password = testPassword) => signIn(url, userId, password),
    async close() {
      await app.close();
      await db.close();
      rmSync(empty, { recursive: true });
    },
  };
}

async function signIn(url: string, userId: string, password: string): Promise<SignedIn> {
  const [tenantId = '', username = ''] = userId.split('~');
  const response = await fetch(`${url}/co/webim/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tenantId, username, password }),
  });
  const code = await codeOf(response.clone());
  if (code !== '0') throw new Error(`${userId} could not sign in: ${response.status} ${code}`);
  const { accessToken } = await grantOf(response);
  return {
    tenantId,
    userId,
    accessToken,
    cookies: cookiesOf(response),
    headers: { tenantid: tenantId, authorization: `Bearer ${accessToken}` },
  };
}
