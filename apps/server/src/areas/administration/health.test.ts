import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readManifest } from '../../backup/manifest.ts';
import { openRedis, type Redis } from '../../store/redis.ts';
import { freePort } from '../../testing/free-port.ts';
import { atWork, type PersonAtWork } from '../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const GIB = 1024 ** 3;

let server: TestServer;
let redis: Redis;
let folder: string;
let free = 100 * GIB;
/** An administrator. */
let admin: PersonAtWork;
/** May see the health alone. */
let viewer: PersonAtWork;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-health-'));
  const nothing = `http://127.0.0.1:${await freePort()}`;
  redis = openRedis({
    url: nothing.replace('http', 'redis'),
    prefix: 'test:',
    onAway: () => {},
    onBack: () => {},
  });
  server = await startTestServer({
    redis,
    backupFolder: join(folder, 'backups'),
    metrics: { logLinesLost: () => 0, diskFreeBytes: () => free },
    settings: { upstreams: { newsroom: undefined, newsbdzh: nothing } },
  });
  await server.addTenant('demo');
  await server.addPeople('demo', ['ada', 'bob', 'eve']);
  await server.db.tenant('demo', async (tx) => {
    await sql`INSERT INTO person_role VALUES ('demo', 'demo~ada', 'admin'), ('demo', 'demo~bob', 'VIEWER')`.execute(
      tx,
    );
    await sql`INSERT INTO role_permission VALUES ('demo', 'VIEWER', 'administration:health:view')`.execute(
      tx,
    );
  });
  admin = await atWork(server, 'demo~ada');
  viewer = await atWork(server, 'demo~bob');
});
afterAll(async () => {
  for (const { events } of [admin, viewer]) events.close();
  await server.close();
  await redis.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  free = 100 * GIB;
  await server.db.system(async (tx) => {
    await sql`DELETE FROM node`.execute(tx);
    await sql`DELETE FROM backup_run`.execute(tx);
    await sql`DELETE FROM outbound`.execute(tx);
    await sql`DELETE FROM job_lease`.execute(tx);
  });
});

const system = (statement: ReturnType<typeof sql>) => server.db.system((tx) => statement.execute(tx));
const read = (who = admin) => who.api.administration.health();
const installation = async () => {
  const { installation: whole } = await read();
  if (!whole) throw new Error('the whole installation is not shown');
  return whole;
};
const refusal = (code: string) => expect.objectContaining({ code });

describe('health', () => {
  it('tells versions, sizes and queues as they are', async () => {
    const { version, files, queues, installation: whole } = await read(viewer);
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(files).toMatchObject({ state: 'ok', kind: 'folder', bytes: 0, freeBytes: 100 * GIB });
    expect(queues).toEqual({ state: 'ok', deliveries: 0, unindexed: 0, lateJobs: 0 });
    expect(whole).toMatchObject({
      nodeVersion: process.versions.node,
      database: {
        schema: expect.stringMatching(/^\d{4}-.*\.sql$/),
        version: expect.stringMatching(/^\d+\.\d+/),
      },
      systems: expect.arrayContaining([
        { id: 'newsroom', state: 'ok', configured: false },
        { id: 'newsbdzh', state: 'ok', configured: true },
      ]),
    });
    expect(whole?.database.bytes).toBeGreaterThan(1_000_000);
    expect(whole?.database.tables).toHaveLength(5);
  });

  it('files that cannot be written fail, and a disk that fills up is told before', async () => {
    const files = join(server.dataFolder, 'files');
    rmSync(files, { recursive: true, force: true });
    writeFileSync(files, 'in its place');
    expect((await read()).files).toMatchObject({ state: 'failed', problem: 'unreachable' });
    rmSync(files);
    expect((await read()).files.state).toBe('ok');
    free = GIB / 2;
    expect((await read()).files).toMatchObject({ state: 'attention', problem: 'nearlyFull' });
    free = 1_000;
    expect((await read()).files).toMatchObject({ state: 'failed', problem: 'full' });
  });

  it('a bus that does not respond needs attention', async () => {
    expect((await installation()).bus).toEqual({ kind: 'redis', state: 'attention' });
  });

  it('an upstream that does not respond fails, with the time', async () => {
    const before = Date.now();
    await expect(admin.api.newsroom.hotspots({})).rejects.toMatchObject({ status: 503 });
    const { systems } = await installation();
    const found = systems.find(({ id }) => id === 'newsbdzh');
    expect(found).toMatchObject({ state: 'failed', configured: true });
    expect(found?.lastFailure).toBeGreaterThanOrEqual(before);
  });

  it('servers that are silent, stop, or have another version are told apart', async () => {
    const { version } = await read();
    await system(sql`INSERT INTO node (node_id, address, version, pool, started_at, seen_at, draining) VALUES
      (gen_random_uuid(), 'http://a/', ${version}, 20, now() - interval '4 hours', now(), false),
      (gen_random_uuid(), 'http://b/', ${version}, 20, now() - interval '3 hours', now() - interval '1 minute', false),
      (gen_random_uuid(), 'http://c/', ${version}, 20, now() - interval '2 hours', now(), true),
      (gen_random_uuid(), 'http://d/', '0.1.0', 20, now() - interval '1 hour', now(), false)`);
    expect((await installation()).servers).toMatchObject([
      { address: 'http://a/', state: 'ok' },
      { address: 'http://b/', state: 'failed', problem: 'silent' },
      { address: 'http://c/', state: 'attention', problem: 'draining', draining: true },
      { address: 'http://d/', state: 'attention', problem: 'otherVersion' },
    ]);
  });

  it('queues that do not move need attention', async () => {
    await system(sql`INSERT INTO job_lease (job, due_at) VALUES ('disk', now() - interval '1 hour')`);
    expect((await read()).queues).toMatchObject({ state: 'attention', problem: 'jobs', lateJobs: 1 });
    await system(sql`INSERT INTO outbound (tenant_id, kind, body, attempts, due_at, expires_at)
      VALUES ('demo', 'other', '', 6, now() + interval '1 hour', now() + interval '1 hour')`);
    expect((await read()).queues).toMatchObject({ state: 'attention', problem: 'deliveries', deliveries: 1 });
  });
});

describe('backups', () => {
  it('none, an old one and one that failed are told apart', async () => {
    expect((await installation()).backups).toMatchObject({
      state: 'attention',
      problem: 'none',
      configured: true,
    });
    await system(sql`INSERT INTO backup_run (folder, started_at, ended_at, bytes)
      VALUES ('/old', now() - interval '8 days', now() - interval '8 days', 5)`);
    expect((await installation()).backups).toMatchObject({
      state: 'attention',
      problem: 'old',
      last: { folder: '/old', ok: true, bytes: 5 },
    });
    await system(sql`INSERT INTO backup_run (folder, started_at, seen_at)
      VALUES ('/broken', now() - interval '1 hour', now() - interval '1 hour')`);
    expect((await installation()).backups).toMatchObject({
      state: 'failed',
      problem: 'failed',
      last: { folder: '/broken', ok: false },
    });
  });

  it('one is made at a time, is complete, and the audit log keeps who asked for it', async () => {
    await admin.api.administration.backUp();
    await expect
      .poll(async () => (await installation()).backups, { timeout: 30_000 })
      .toMatchObject({ state: 'ok', last: { ok: true } });
    const { last } = (await installation()).backups;
    expect((await readManifest(last?.folder ?? '')).kind).toBe('snap-portal backup');
    expect(last?.bytes).toBeGreaterThan(1_000);
    const { entries } = await admin.api.administration.audit({ action: 'backup-started' });
    expect(entries).toMatchObject([
      { actor: { id: 'demo~ada' }, changes: [{ field: 'folder', after: last?.folder }] },
    ]);
    await system(sql`INSERT INTO backup_run (folder) VALUES ('/elsewhere')`);
    await expect(admin.api.administration.backUp()).rejects.toEqual(refusal(codes.backupRunning));
    expect((await installation()).backups.running).toMatchObject({ step: 'tables', share: 0 });
  });

  it('one that cannot be written says why', async () => {
    rmSync(join(folder, 'backups'), { recursive: true, force: true });
    writeFileSync(join(folder, 'backups'), 'in its place');
    await admin.api.administration.backUp();
    await expect
      .poll(async () => (await installation()).backups, { timeout: 30_000 })
      .toMatchObject({
        state: 'failed',
        last: { ok: false, reason: expect.stringMatching(/ENOTDIR|EEXIST/) },
      });
    rmSync(join(folder, 'backups'));
    expect(existsSync(join(folder, 'backups'))).toBe(false);
  });

  it('without a folder none is made', async () => {
    const other = await startTestServer({ database: server.db });
    const ada = await atWork(other, 'demo~ada');
    await expect(ada.api.administration.backUp()).rejects.toEqual(refusal(codes.noBackupFolder));
    ada.events.close();
    await other.app.close();
  });
});

describe('who sees what', () => {
  it('nobody without the permission, and only with its own a backup', async () => {
    const eve = await atWork(server, 'demo~eve');
    await expect(read(eve)).rejects.toMatchObject({ status: 403 });
    await expect(viewer.api.administration.backUp()).rejects.toMatchObject({ status: 403 });
    eve.events.close();
  });

  it('of several organisations only the operating one sees the installation, each other one itself alone', async () => {
    await server.addTenant('acme');
    await server.addPeople('acme', ['joe']);
    await server.db.tenant('acme', async (tx) => {
      await sql`INSERT INTO person_role VALUES ('acme', 'acme~joe', 'admin')`.execute(tx);
      await sql`INSERT INTO disk_blob (tenant_id, hash, size, media_type)
        VALUES ('acme', ${'a'.repeat(64)}, 77, 'text/plain')`.execute(tx);
    });
    await system(sql`INSERT INTO outbound (tenant_id, kind, body, attempts, due_at, expires_at)
      VALUES ('demo', 'other', '', 6, now() + interval '1 hour', now() + interval '1 hour')`);
    const joe = await atWork(server, 'acme~joe');
    expect(await read(joe)).toEqual({
      readAt: expect.any(Number),
      version: expect.any(String),
      files: { state: 'ok', kind: 'folder', bytes: 77 },
      queues: { state: 'ok', deliveries: 0, unindexed: 0 },
    });
    await expect(joe.api.administration.backUp()).rejects.toEqual(refusal(codes.notOperator));
    // `demo` operates by default.
    expect((await read()).installation).toBeDefined();
    expect((await read()).files.bytes).toBe(77);
    await system(sql`UPDATE tenant SET settings = '{"operator":false}' WHERE tenant_id = 'demo'`);
    expect(await read()).not.toHaveProperty('installation');
    joe.events.close();
  });
});
