import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import { type App, createApp } from '../app.ts';
import { type FileStorage, openFolderStorage } from '../areas/disk/contents/storage.ts';
import { createBackups } from '../backup/backup-runs.ts';
import type { AppFolders } from '../http/portal-files.ts';
import type { ServerFigures } from '../http/health.ts';
import type { FloodLimits } from '../http/flood-gate.ts';
import type { ServerSettings } from '../services.ts';
import type { Redis } from '../store/redis.ts';
import { codeOf, cookiesOf, grantOf } from './responses.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import {
  addApp,
  addDepartments,
  addGroup,
  addPeople,
  addTenant,
  type NewDepartment,
  type NewPerson,
  type TestGroup,
  testPassword,
} from './world.ts';

/** Shared by all servers of a test. */
export const codeKey = randomBytes(32);

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
  /** Folder of stored files, unless the test has another storage. */
  dataFolder: string;
  storage: FileStorage;
  addTenant(tenantId: string): Promise<void>;
  /** Adds people with `testPassword`. */
  addPeople(tenantId: string, people: readonly NewPerson[]): Promise<string[]>;
  /** Registers an application in group "tools"; returns its secret. */
  addApp(tenantId: string, appId: string, redirectUri?: string): Promise<string>;
  /** Adds departments, parents first. */
  addDepartments(tenantId: string, departments: readonly NewDepartment[]): Promise<void>;
  /** Adds a group and returns its id. */
  addGroup(group: TestGroup): Promise<string>;
  /** Signs in over HTTP; throws when refused. */
  signIn(userId: string, password?: string): Promise<SignedIn>;
  close(): Promise<void>;
}

/** Starts the real server on a loopback port, with its own database. */
export async function startTestServer(
  options: {
    /** The built apps. Default: none. */
    appFolders?: AppFolders;
    log?: Logger;
    database?: TestDatabase;
    proxies?: string[];
    origins?: string[];
    settings?: Partial<ServerSettings>;
    /** Folder of stored files; default: a new one. */
    dataFolder?: string;
    /** Default: the folder. */
    storage?: FileStorage;
    /** Default: none, because tests send more requests than people. */
    floodLimits?: FloodLimits;
    isDraining?: () => boolean;
    metrics?: ServerFigures;
    metricsFrom?: string[];
    /** Default: the database connects the servers. */
    redis?: Redis;
    /** Where the console writes backups. Default: nowhere. */
    backupFolder?: string;
  } = {},
): Promise<TestServer> {
  const db = options.database ?? (await createTestDatabase());
  const empty = mkdtempSync(join(tmpdir(), 'portal-dist-'));
  const dataFolder = options.dataFolder ?? empty;
  const storage = options.storage ?? openFolderStorage(dataFolder);
  const backups = createBackups({
    db,
    folder: options.backupFolder,
    owner: db.owner,
    storage,
    log: options.log ?? pino({ level: 'silent' }),
  });
  const app = await createApp({
    db,
    connection: db.connection,
    storage,
    backups,
    redis: options.redis,
    configuration: () =>
      Promise.resolve({
        tenantId: 'demo',
        title: 'Test',
        themeColor: '#296abb',
        layoutSettings: true,
        registration: true,
      }),
    appFolders: options.appFolders ?? { portal: empty, console: empty },
    log: options.log ?? pino({ level: 'silent' }),
    settings: {
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
    ...(options.isDraining ? { isDraining: options.isDraining } : {}),
    ...(options.metrics ? { metrics: options.metrics } : {}),
    metricsFrom: options.metricsFrom ?? [],
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
    dataFolder,
    storage,
    addTenant: (tenantId) => addTenant(db, tenantId),
    addPeople: (tenantId, people) => addPeople(db, tenantId, people),
    addApp: (tenantId, appId, redirectUri) => addApp(db, tenantId, appId, redirectUri),
    addDepartments: (tenantId, departments) => addDepartments(db, tenantId, departments),
    addGroup: (group) => addGroup(db, group),
    signIn: (userId, password = testPassword) => signIn(url, userId, password),
    async close() {
      await app.close();
      await backups.settled();
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
