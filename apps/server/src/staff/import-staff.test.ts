import { sql } from 'kysely';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { samplePeople } from '../demo/sample-people.ts';
import { settledLog } from '../testing/settled-log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { beginLongWork, tellDeferred } from '../store/deferred-events.ts';
import { publish, readHorizon, readLog } from '../store/events.ts';
import { applyStaff, TooManyMissing } from './apply.ts';
import { exportStaff } from './export-staff.ts';
import { importStaff } from './import-staff.ts';
import { readStaffFile } from './read-file.ts';
import { stageStaff } from './stage.ts';
import type { StaffRow } from './staff-row.ts';
import { addTenant } from '../testing/world.ts';

let db: TestDatabase;
let tenantId: string;
let tenants = 0;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  tenants += 1;
  tenantId = `t${tenants}`;
  await addTenant(db, tenantId);
});

function row(login: string, more: Partial<StaffRow> = {}): StaffRow {
  return { login, name: `名${login}`, departments: ['甲/乙'], leader: false, ...more };
}

/** All data that an import may write, as text rows. */
async function everything() {
  return db.tenant(tenantId, async (tx) => {
    const people = await sql`SELECT p.*, p.xmin::text FROM person p ORDER BY user_id`.execute(tx);
    const memberships = await sql`SELECT m.*, m.xmin::text FROM person_department m ORDER BY 1, 2, 3`.execute(
      tx,
    );
    const departments = await sql`SELECT d.*, d.xmin::text FROM department d ORDER BY path`.execute(tx);
    const events = await sql`SELECT pos::text, type FROM event ORDER BY pos`.execute(tx);
    return [people.rows, memberships.rows, departments.rows, events.rows];
  });
}

/** The last locker of each row of a person or membership. */
async function locks() {
  const { rows } = await db.tenant(tenantId, (tx) =>
    sql`SELECT user_id, xmax::text FROM person UNION ALL SELECT user_id, xmax::text FROM person_department
      ORDER BY 1, 2`.execute(tx),
  );
  return rows;
}

async function staged() {
  const { rows } = await db.system((tx) =>
    sql<{ n: number }>`SELECT count(*) AS n FROM staff_staging`.execute(tx),
  );
  return rows[0]?.n;
}

it('adds people with their departments; a repeated import neither writes nor locks', async () => {
  const people = [...samplePeople(300)];
  const first = await importStaff(db, people, { tenantId });
  expect(first).toMatchObject({ added: 300, changed: 0, unchanged: 0, left: 0 });
  expect(first.departments).toBeGreaterThan(100);
  const before = await everything();
  const locked = await locks();
  expect(await importStaff(db, people, { tenantId })).toEqual({
    added: 0,
    changed: 0,
    unchanged: 300,
    left: 0,
    departments: 0,
  });
  expect(await everything()).toEqual(before);
  expect(await locks()).toEqual(locked);
  expect(await staged()).toBe(0);
});

it('writes only differences, and reports them in one event', async () => {
  await importStaff(db, [row('a'), row('b'), row('c')], { tenantId });
  const result = await importStaff(
    db,
    [
      row('a'),
      row('b', { position: '记者' }),
      row('c', { departments: ['甲/丙', '甲/乙'], leader: true }),
      row('d'),
    ],
    { tenantId },
  );
  expect(result).toEqual({ added: 1, changed: 2, unchanged: 1, left: 0, departments: 1 });
  const [, memberships, , events] = await everything();
  expect(memberships).toContainEqual(
    expect.objectContaining({ user_id: `${tenantId}~c`, leader: true, sort: 0 }),
  );
  expect(memberships).toContainEqual(
    expect.objectContaining({ user_id: `${tenantId}~c`, leader: false, sort: 1 }),
  );
  expect(events).toHaveLength(2);
  expect(events).toMatchObject([{ type: 'directory' }, { type: 'directory' }]);
});

it('leaves fields without a column unchanged', async () => {
  await importStaff(db, [row('a', { position: '记者', mobile: '13800138000', leader: true })], { tenantId });
  await importStaff(db, [row('a', { name: '新名', departments: [] })], {
    tenantId,
    columns: ['user_id', 'name'],
  });
  const [people, memberships] = await everything();
  expect(people).toMatchObject([{ name: '新名', position: '记者', mobile: '13800138000' }]);
  expect(memberships).toMatchObject([{ leader: true }]);
});

it("preserves people's own settings: password and privacy", async () => {
  await importStaff(db, [row('a')], { tenantId });
  await db.tenant(tenantId, (tx) =>
    tx.updateTable('person').set({ password_hash: 'h', hide: true }).execute(),
  );
  await importStaff(db, [row('a', { position: '编辑' })], { tenantId });
  expect((await everything())[0]).toMatchObject([{ password_hash: 'h', hide: true, position: '编辑' }]);
});

it('leaves absent people unchanged unless requested to mark them as left', async () => {
  await importStaff(db, [row('a'), row('b'), row('c')], { tenantId });
  expect(await importStaff(db, [row('a'), row('b')], { tenantId })).toMatchObject({ left: 0 });
  expect(await importStaff(db, [row('a'), row('b')], { tenantId, removeMissing: true })).toMatchObject({
    left: 1,
  });
  expect(await importStaff(db, [row('a'), row('b')], { tenantId, removeMissing: true })).toMatchObject({
    left: 0,
  });
  expect(await importStaff(db, [row('a'), row('b'), row('c')], { tenantId })).toMatchObject({ changed: 1 });
});

it('ends the sessions of people who left', async () => {
  await importStaff(db, [row('a'), row('b')], { tenantId });
  await db.tenant(tenantId, (tx) =>
    sql`INSERT INTO session (tenant_id, session_id, user_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
      VALUES (${tenantId}, gen_random_uuid(), ${`${tenantId}~b`}, '1', now() + '1 h', '2', now() + '1 h')`.execute(
      tx,
    ),
  );
  await importStaff(db, [row('a')], { tenantId, removeMissing: true });
  const session = await db.tenant(tenantId, (tx) =>
    tx.selectFrom('session').select('revoked_at').executeTakeFirst(),
  );
  expect(session?.revoked_at).toBeInstanceOf(Date);
  expect((await everything())[3]).toMatchObject([
    { type: 'directory' },
    { type: 'kick' },
    { type: 'directory' },
  ]);
});

it('refuses to mark more than half of all people, without changes, unless forced', async () => {
  await importStaff(db, [row('a'), row('b'), row('c')], { tenantId });
  const before = await everything();
  await expect(importStaff(db, [row('a'), row('x')], { tenantId, removeMissing: true })).rejects.toThrow(
    TooManyMissing,
  );
  expect(await everything()).toEqual(before);
  const forced = await importStaff(db, [row('a')], { tenantId, removeMissing: true, force: true });
  expect(forced).toMatchObject({ left: 2 });
});

it('rolls back completely when it fails', async () => {
  await importStaff(db, [row('a')], { tenantId });
  // Another person has the login: PostgreSQL refuses the row after the departments were written.
  await db.tenant(tenantId, (tx) => sql`UPDATE person SET login = 'z' WHERE login = 'a'`.execute(tx));
  const before = await everything();
  const rows = [row('a', { position: '变' }), row('b', { departments: ['新'] }), row('z')];
  await expect(importStaff(db, rows, { tenantId })).rejects.toThrow(/duplicate key/);
  expect(await everything()).toEqual(before);
  expect(await staged()).toBe(0);
});

it('does not touch another organisation with the same user ids', async () => {
  const other = tenantId;
  await importStaff(db, [row('a', { position: '记者' })], { tenantId });
  tenants += 1;
  tenantId = `t${tenants}`;
  await addTenant(db, tenantId);
  await importStaff(db, [row('b')], { tenantId, removeMissing: true, force: true });
  tenantId = other;
  expect((await everything())[0]).toMatchObject([{ login: 'a', position: '记者', left_at: null }]);
});

it('importing an export changes nothing', async () => {
  await importStaff(db, [...samplePeople(300), row('q', { name: '田中太郎', introduction: 'a "b",\nc' })], {
    tenantId,
    japaneseDictionary: true,
  });
  const lines = await db.tenant(tenantId, async (tx) => {
    const all: string[] = [];
    for await (const line of exportStaff(tx, tenantId)) all.push(line);
    return all;
  });
  const folder = await mkdtemp(join(tmpdir(), 'portal-export-'));
  await writeFile(join(folder, 'staff.csv'), lines.join(''));
  const { rows, bad } = await readStaffFile(join(folder, 'staff.csv'));
  await rm(folder, { recursive: true });
  expect(bad).toEqual([]);
  const again = await importStaff(db, rows, { tenantId, japaneseDictionary: true });
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 301 });
});

it('does not delay other events while it applies, and publishes its own after the commit', async () => {
  const importId = await stageStaff(db, tenantId, [row('a')]);
  await settledLog(db);
  // Continue from the last position, like a follower of the log.
  let position = await db.system(readHorizon);
  const received: string[] = [];
  const read = async () => {
    const { events, next } = await db.system((tx) =>
      readLog(tx, { from: position, limit: 100, tenantIds: [tenantId] }),
    );
    position = next;
    received.push(...events.map(({ type }) => type));
    return received;
  };
  await db.tenant(tenantId, async (tx) => {
    await beginLongWork(tx);
    await applyStaff(tx, { tenantId, importId, columns: ['department'] }, ['甲', '甲/乙']);
    await db.tenant(tenantId, (other) => publish(other, { type: 'membership' }));
    // Other transactions in this cluster, of other tests too, delay the log briefly.
    await expect.poll(read).toEqual(['membership']);
  });
  // As a server does for an import that was killed at its commit.
  await tellDeferred(db);
  await expect.poll(read).toEqual(['membership', 'directory']);
});
