import { auditKinds, codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '../../store/audit.ts';
import { setPassword } from '../account/index.ts';
import { changeRole } from '../newsroom/index.ts';
import { atWork, type PersonAtWork } from '../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: PersonAtWork;
/** May see the audit log, and has no other permission. */
let auditor: PersonAtWork;
const [ada, bob, cyd] = ['demo~ada', 'demo~bob', 'demo~cyd'];

beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addTenant('acme');
  await server.addPeople('demo', ['ada', 'bob', 'cyd', 'auditor']);
  await server.db.tenant('demo', async (tx) => {
    await sql`INSERT INTO person_role VALUES ('demo', 'demo~ada', 'admin'), ('demo', 'demo~auditor', 'AUDITOR')`.execute(
      tx,
    );
    await sql`INSERT INTO role_permission VALUES ('demo', 'AUDITOR', 'administration:audit:view')`.execute(
      tx,
    );
  });
  admin = await atWork(server, ada);
  auditor = await atWork(server, 'demo~auditor');
});
afterAll(async () => {
  for (const { events } of [admin, auditor]) events.close();
  await server.close();
});

const api = () => auditor.api.administration;

async function countOf(action: string): Promise<number> {
  const { rows } = await server.db.tenant('demo', (tx) =>
    sql<{ n: number }>`SELECT count(*)::int AS n FROM audit WHERE action = ${action}`.execute(tx),
  );
  return rows[0]?.n ?? 0;
}

describe('a page of the audit log', () => {
  it('shows what was changed by whom, with names in place of ids', async () => {
    await admin.api.administration.changePerson({ personId: bob, position: 'Reporter' });
    const { id } = await admin.api.administration.addDepartment({ name: 'Video' });
    await admin.api.administration.setDepartmentLeaders({ departmentId: id, personIds: [bob] });
    const { entries } = await api().audit({ actorId: ada, size: 2 });
    expect(entries).toMatchObject([
      {
        action: 'department-led',
        actor: { id: ada, name: 'ada' },
        subject: { id, name: 'Video' },
        changes: [{ field: 'leaders', after: 'bob' }],
      },
      { action: 'department-added', subject: { id, name: 'Video' } },
    ]);
    const ofBob = await api().audit({ personId: bob });
    expect(ofBob.entries).toMatchObject([
      {
        action: 'person-changed',
        actor: { id: ada },
        person: { id: bob, name: 'bob' },
        changes: [{ field: 'position', after: 'Reporter' }],
      },
    ]);
  });

  it('names roles, and says what has changed of each entry of the menu', async () => {
    const { id } = await admin.api.administration.addRole({ name: 'Desk' });
    await admin.api.administration.giveRole({ personId: bob, roleId: id });
    const entry = { icon: 'home', path: '/', roles: [] };
    const tools = { ...entry, id: 'tools', names: { zh: '工具', en: 'Tools' } };
    await admin.api.administration.setMenu({
      entries: [{ ...entry, id: 'one', names: { en: 'One' } }, tools],
    });
    await admin.api.administration.setMenu({
      entries: [
        { ...entry, id: 'one', names: { en: 'One' } },
        { ...tools, path: '/desk', roles: [id] },
      ],
    });
    const { entries } = await api().audit({ actorId: ada, size: 4 });
    expect(entries).toMatchObject([
      { action: 'menu-changed', changes: [{ field: 'Tools / 工具', before: '/', after: '/desk, Desk' }] },
      { action: 'menu-changed' },
      { action: 'role-given', subject: { id, name: 'Desk' }, person: { id: bob } },
      { action: 'role-added', subject: { id, name: 'Desk' } },
    ]);
    await admin.api.administration.removeRole({ roleId: id, confirmed: true });
    expect((await api().audit({ kind: 'roles', size: 1 })).entries).toMatchObject([
      { action: 'role-removed', subject: { id, name: 'Desk' } },
    ]);
    await admin.api.administration.setMenu({ entries: [] });
  });

  it('says what was done on the command line, whom it concerns, and which application', async () => {
    const person = { tenantId: 'demo', userId: bob };
    const change = (remove: boolean) =>
      server.db.tenant('demo', (tx) => changeRole(tx, person, { roleId: 'admin', remove }));
    await change(false);
    await setPassword(server.db, bob, 'Other#2026');
    await server.db.tenant('demo', async (tx) => {
      await recordAudit(tx, { tenantId: 'demo', action: 'app-added', detail: { appId: 'desk' } });
    });
    const { entries } = await api().audit({ size: 3 });
    expect(entries).toMatchObject([
      { action: 'app-added', commandLine: true, subject: { id: 'desk' } },
      { action: 'password-set', commandLine: true, person: { id: bob, name: 'bob' } },
      {
        action: 'role-given',
        commandLine: true,
        person: { id: bob, name: 'bob' },
        subject: { id: 'admin', name: 'Administrator' },
      },
    ]);
    await change(true);
    for (const entry of entries) expect(entry).not.toHaveProperty('actor');
    expect((await api().audit({ actorId: bob, kind: 'roles' })).entries).toEqual([]);
  });

  it('has a refused sign-in at the account that was tried, not as something that its owner did', async () => {
    const wrong = { username: 'cyd', password: 'wrong', tenantId: 'demo' };
    await expect(admin.api.account.login(wrong)).rejects.toMatchObject({ code: codes.wrongCredentials });
    const [entry, ...others] = (await api().audit({ personId: cyd })).entries;
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      action: 'sign-in-refused',
      person: { id: cyd },
      detail: [{ field: 'reason', value: 'wrong credentials' }],
    });
    expect(entry).not.toHaveProperty('actor');
    expect((await api().audit({ actorId: cyd })).entries).toEqual([]);
  });

  it('is limited to a kind, an action and a time', async () => {
    const kind = await api().audit({ kind: 'signIns' });
    expect(kind.entries.length).toBeGreaterThan(0);
    expect(kind.entries.every(({ action }) => auditKinds.signIns.some((one) => one === action))).toBe(true);
    expect((await api().audit({ kind: 'signIns', action: 'role-given' })).entries).toEqual([]);
    const own = await api().audit({ actorId: 'demo~auditor', action: 'sign-in' });
    expect(own.entries).toHaveLength(1);
    const at = own.entries[0]?.at ?? 0;
    const during = { actorId: 'demo~auditor', action: 'sign-in', from: at };
    expect((await api().audit({ ...during, until: at + 1 })).entries).toHaveLength(1);
    expect((await api().audit({ ...during, from: at - 1_000, until: at })).entries).toHaveLength(0);
  });

  it.each([
    ['without a filter', {}],
    ['of a person', { personId: cyd }],
    ['of an action', { action: 'handed-over' }],
    ['of who acted on whom', { personId: cyd, actorId: ada }],
  ])('goes on where the one before ended, also within one transaction: %s', async (_, filter) => {
    const before = await countOf('handed-over');
    await server.db.tenant('demo', async (tx) => {
      for (let nth = 0; nth < 25; nth += 1) {
        const entry = { tenantId: 'demo', action: 'handed-over', userId: cyd, actorId: ada } as const;
        // oxlint-disable-next-line no-await-in-loop -- in this order
        await recordAudit(tx, { ...entry, after: { nth } });
      }
    });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const page = await api().audit({ ...filter, size: 10, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...page.entries.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(before + 25);
  });

  it('refuses people who do not exist, and cursors that are none', async () => {
    await expect(api().audit({ actorId: 'demo~nobody' })).rejects.toMatchObject({
      code: codes.unknownPerson,
    });
    for (const cursor of ['x', 'WyIxIl0', 'WyJhIiwiYiJd']) {
      // oxlint-disable-next-line no-await-in-loop -- each alone
      await expect(api().audit({ cursor })).rejects.toMatchObject({ status: 400 });
    }
  });
});

it('the export has every entry of the filter, and is itself recorded', async () => {
  await server.db.tenant('demo', (tx) =>
    sql`
      INSERT INTO audit (tenant_id, action, user_id, detail)
      SELECT 'demo', 'export-test', 'demo~cyd', jsonb_build_object('reason', '=1+1')
      FROM generate_series(1, 2500)`.execute(tx),
  );
  await server.db.tenant('demo', (tx) =>
    sql`UPDATE person SET name = '=cmd' WHERE user_id = 'demo~cyd'`.execute(tx),
  );
  const file = await api().exportAudit({ action: 'export-test' });
  const text = await new Response(file.body).text();
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(2_501);
  expect(lines[0]).toContain('time,action,actor_id,actor,person_id');
  // A spreadsheet computes nothing.
  expect(lines[1]).toContain("demo~cyd,'=cmd,");
  const { entries } = await api().audit({ action: 'audit-exported' });
  expect(entries).toMatchObject([
    { actor: { id: 'demo~auditor' }, changes: [{ field: 'action', after: 'export-test' }] },
  ]);
});

it('a locked account is listed until it is unlocked, which the audit log keeps', async () => {
  const wrong = { username: 'bob', password: 'wrong', tenantId: 'demo' };
  await server.db.tenant('demo', (tx) =>
    sql`
      INSERT INTO login_attempt (tenant_id, subject, failed_at, last_at)
      VALUES ('demo', 'account:bob', array_fill(now(), ARRAY[5]), now()),
        ('demo', 'account:ada', array_fill(now() - interval '31 minutes', ARRAY[5]), now()),
        ('demo', 'account:nobody', array_fill(now(), ARRAY[5]), now())`.execute(tx),
  );
  await expect(admin.api.account.login(wrong)).rejects.toMatchObject({ status: 429 });
  const { accounts } = await api().lockedAccounts();
  const until = accounts[0]?.until;
  expect(await admin.api.administration.person({ personId: bob })).toMatchObject({ lockedUntil: until });
  const { people } = await admin.api.administration.people({});
  expect(people.flatMap(({ id, lockedUntil }) => (lockedUntil === undefined ? [] : [id]))).toEqual([bob]);
  expect(accounts).toMatchObject([{ id: bob, login: 'bob', name: 'bob', ownBrowserOnly: false }]);
  expect(accounts[0]?.until).toBe((accounts[0]?.lastAttempt ?? 0) + 30 * 60_000);
  await expect(api().unlockAccount({ personId: bob })).rejects.toMatchObject({ status: 403 });
  await admin.api.administration.unlockAccount({ personId: bob });
  expect((await api().lockedAccounts()).accounts).toEqual([]);
  await expect(admin.api.account.login(wrong)).rejects.toMatchObject({ code: codes.wrongCredentials });
  expect(await admin.api.administration.person({ personId: bob })).not.toHaveProperty('lockedUntil');
  const { entries } = await api().audit({ action: 'account-unlocked' });
  expect(entries).toMatchObject([{ actor: { id: ada }, person: { id: bob } }]);
});
