import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { messages } from '@snap/portal-api/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStorage } from '../areas/disk/contents/storage.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { call, sendMessage } from '../testing/messaging-instance.ts';
import { type PostgresPair, startPostgresPair } from '../testing/postgres-pair.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { openSession, type TestSession } from '../testing/world.ts';
import { openStore, type Store } from './open-store.ts';
import { createSampler } from './standby.ts';

const tenantId = 'demo';

describe('reads on a standby', () => {
  let pair: PostgresPair;
  let store: Store;
  let server: TestServer;
  let sessions: TestSession[];
  let folder: string;

  beforeAll(async () => {
    pair = await startPostgresPair();
    folder = mkdtempSync(join(tmpdir(), 'portal-standby-'));
    store = await openStore(
      { data: folder, databaseUrl: pair.urlOf(pair.primary) },
      { connections: 6, standby: { urls: [pair.urlOf(pair.standby)] } },
    );
    server = await startTestServer({
      database: { ...store.db, connection: store.connection, owner: store.owner },
    });
    await server.addTenant(tenantId);
    const people = ['lina', 'tanaka'].map((login) => ({ login, name: login }));
    const userIds = await server.addPeople(tenantId, people);
    sessions = await Promise.all(userIds.map((userId) => openSession(store.db, userId)));
    // Two servers are made, one after the other.
  }, 300_000);
  afterAll(async () => {
    await server.app.close();
    await store.close();
    await pair.close();
    rmSync(folder, { recursive: true, force: true });
  });

  let before: { standby: number; primary: number };
  beforeEach(async () => {
    await pair.caughtUp();
    before = { ...store.db.reads };
  });
  afterEach(() => pair.standby.ask('SELECT pg_wal_replay_resume()').catch(() => {}));

  const taken = () => ({
    standby: store.db.reads.standby - before.standby,
    primary: store.db.reads.primary - before.primary,
  });
  const session = (index: number) => sessions[index] ?? expect.unreachable();
  const send = (text: string) =>
    sendMessage(server.url, session(0), { type: 'user', id: `${tenantId}~tanaka` }, { msg: text });
  const found = async (q: string) => {
    const { status, body } = await call(server.url, session(0), messages.search, { q, page: 1, size: 20 });
    expect([status, body.code]).toEqual([200, '0']);
    return messages.search.output.parse(body).list.length;
  };
  const earlier = (beforeId: string) =>
    call(server.url, session(0), messages.history, {
      targetId: `${tenantId}~tanaka`,
      type: 'user',
      beforeId,
      size: 20,
    });

  it('search and earlier history come from the standby, the newest page from the primary', async () => {
    await send('earlier words');
    const last = await send('later words');
    expect(await found('words')).toBe(2);
    const { body } = await earlier(last.id);
    expect(body.list).toHaveLength(1);
    expect(taken()).toEqual({ standby: 2, primary: 0 });
    await call(server.url, session(0), messages.history, {
      targetId: `${tenantId}~tanaka`,
      type: 'user',
      size: 20,
    });
    expect(taken()).toEqual({ standby: 2, primary: 0 });
  });

  it('what was written before, by whatever server, is always read: from the primary while the standby is behind', async () => {
    await pair.standby.ask('SELECT pg_wal_replay_pause()');
    while ((await pair.standby.ask('SELECT pg_get_wal_replay_pause_state()')) !== 'paused') await pause(20);
    const last = await send('unreplayed');
    expect(await found('unreplayed')).toBe(1);
    expect((await earlier(last.id)).body.code).toBe('0');
    expect(taken()).toEqual({ standby: 0, primary: 2 });
  });

  it('a standby that is a little behind is waited for', async () => {
    // No pause of the last test.
    await pause(300);
    for (let n = 0; n < 10; n += 1) {
      await send(`promptly ${n}`);
      expect(await found(`promptly ${n}`)).toBe(1);
    }
    expect(taken().standby).toBeGreaterThan(5);
  });

  it('row-level security holds on the standby, too, and nothing is written there', async () => {
    await pause(300);
    const foreign = await store.db.read('other', (tx) => tx.selectFrom('person').select('user_id').execute());
    expect(foreign).toEqual([]);
    expect(taken()).toEqual({ standby: 1, primary: 0 });
    const write = store.db.read(tenantId, (tx) => sql`DELETE FROM message`.execute(tx));
    await expect(write).rejects.toThrow('read-only');
  });

  it('a backup is read from the standby, with everything that was committed before', async () => {
    await send('in the backup');
    const { message } = await store.db.tenant(tenantId, (tx) =>
      tx
        .selectFrom('message')
        .select((eb) => eb.fn.countAll<number>().as('message'))
        .executeTakeFirstOrThrow(),
    );
    let connections = 0;
    const { tables } = await writeBackup({
      owner: {
        get connectionString() {
          connections += 1;
          return pair.urlOf(pair.primary);
        },
      },
      standby: { connectionString: pair.urlOf(pair.standby) },
      storage: openFolderStorage(folder),
      folder: join(folder, 'backup'),
    });
    expect(tables.find(({ name }) => name === 'message')?.rows).toBe(message);
    // For its position.
    expect(connections).toBe(1);
  });

  it('without the standby the primary takes all reads, and none fails', async () => {
    await send('still found');
    const finding = Array.from({ length: 20 }, async (_, n) => {
      await pause(n * 30);
      return found('still found');
    });
    await pause(200);
    await pair.standby.kill();
    expect(new Set(await Promise.all(finding))).toEqual(new Set([1]));
    expect(await found('still found')).toBe(1);
    expect(taken().primary).toBeGreaterThan(0);
    const { status } = await fetch(`${server.url}/readyz`);
    expect(status).toBe(200);
  });
});

describe('createSampler', () => {
  it('gives each caller a sample that began after the call, one at a time', async () => {
    let begun = 0;
    const gates: PromiseWithResolvers<void>[] = [];
    const sample = createSampler(async () => {
      const own = (begun += 1);
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
      return own;
    });
    const first = sample();
    const later = [sample(), sample()];
    gates[0]?.resolve();
    expect(await first).toBe(1);
    await pause(0);
    expect(begun).toBe(2);
    gates[1]?.resolve();
    expect(await Promise.all(later)).toEqual([2, 2]);
  });
});
