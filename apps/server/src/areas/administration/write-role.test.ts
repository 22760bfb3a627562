import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atWork, type PersonAtWork } from '../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: PersonAtWork;
/** May edit roles and review stories. */
let clerk: PersonAtWork;
let bob: PersonAtWork;

beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['ada', 'bob', 'clerk']);
  await server.db.tenant('demo', async (tx) => {
    await sql`INSERT INTO person_role VALUES ('demo', 'demo~ada', 'admin'), ('demo', 'demo~clerk', 'CLERK')`.execute(
      tx,
    );
    await sql`INSERT INTO role_permission VALUES ('demo', 'CLERK', 'administration:roles:edit'),
      ('demo', 'CLERK', 'story:*')`.execute(tx);
  });
  admin = await atWork(server, 'demo~ada');
  clerk = await atWork(server, 'demo~clerk');
  bob = await atWork(server, 'demo~bob');
});
afterAll(async () => {
  for (const { events } of [admin, clerk, bob]) events.close();
  await server.close();
});

const refusal = (code: string) => expect.objectContaining({ code });
const add = async (who: PersonAtWork, name: string, permissions: string[] = []) =>
  (await who.api.administration.addRole({ name, permissions })).id;
const find = async (roleId: string) =>
  (await admin.api.administration.roles()).roles.find(({ id }) => id === roleId);
const everyones = async () => (await bob.api.newsroom.permissions({ roleId: 'ROLE_DEFAULT' })).result;
const audit = async (subject: string) =>
  server.db.tenant('demo', (tx) =>
    tx
      .selectFrom('audit')
      .select(['action', 'user_id', 'actor_id', 'before', 'after'])
      .where('subject', '=', subject)
      .orderBy('at')
      .orderBy('action')
      .execute(),
  );

it('a role with one permission opens that part of the console to its holder, until it is removed', async () => {
  const id = await add(admin, 'Staff office', ['administration:people:view']);
  expect(id).toBe('ROLE_STAFF_OFFICE');
  await expect(bob.api.administration.people({})).rejects.toMatchObject({ status: 403 });
  await admin.api.administration.giveRole({ personId: 'demo~bob', roleId: id });
  expect((await bob.api.administration.people({ roleId: id })).people).toMatchObject([{ id: 'demo~bob' }]);
  expect((await bob.api.administration.access()).permissions).toEqual(['administration:people:view']);
  await expect(
    bob.api.administration.changePerson({ personId: 'demo~ada', position: 'x' }),
  ).rejects.toMatchObject({ status: 403 });

  const remove = (confirmed: boolean) => admin.api.administration.removeRole({ roleId: id, confirmed });
  await expect(remove(false)).rejects.toEqual(refusal(codes.roleInUse));
  await remove(true);
  expect(await find(id)).toBeUndefined();
  await expect(bob.api.administration.people({})).rejects.toMatchObject({ status: 403 });
  const facts = { name: 'Staff office', description: '', permissions: ['administration:people:view'] };
  expect(await audit(id)).toEqual([
    { action: 'role-added', user_id: null, actor_id: 'demo~ada', before: null, after: facts },
    { action: 'role-given', user_id: 'demo~bob', actor_id: 'demo~ada', before: null, after: null },
    {
      action: 'role-removed',
      user_id: null,
      actor_id: 'demo~ada',
      before: { ...facts, people: 1, entries: 0 },
      after: null,
    },
    { action: 'role-taken', user_id: 'demo~bob', actor_id: 'demo~ada', before: null, after: null },
  ]);
});

it('a role is renamed and changed, and whoever saw an older one is told', async () => {
  const id = await add(admin, '图片编辑');
  expect(id).toMatch(/^ROLE_[0-9A-F]{8}$/);
  const seen = await find(id);
  const change = { roleId: id, ...(seen && { version: seen.version }), description: 'Photos' };
  await admin.api.administration.changeRole({ ...change, permissions: ['story:publish'] });
  await expect(admin.api.administration.changeRole(change)).rejects.toEqual(refusal(codes.roleChanged));
  expect(await find(id)).toMatchObject({
    name: '图片编辑',
    description: 'Photos',
    permissions: ['story:publish'],
  });
  expect((await audit(id)).at(-1)).toMatchObject({
    action: 'role-changed',
    before: { description: '', permissions: [] },
    after: { description: 'Photos', permissions: ['story:publish'] },
  });
  await expect(add(admin, '图片编辑')).rejects.toEqual(refusal(codes.roleNameTaken));
  await expect(add(admin, 'administrator')).rejects.toEqual(refusal(codes.roleNameTaken));
});

it('nobody makes a role stronger than themselves, or touches one that is', async () => {
  const id = await add(clerk, 'Proofreader', ['story:review']);
  const change = (roleId: string, permissions: string[]) =>
    clerk.api.administration.changeRole({ roleId, permissions });
  await change(id, ['story:review', 'story:return']);
  for (const permissions of [['*:*:*'], ['push:send'], ['administration:*'], ['story:*', '*:review']]) {
    // oxlint-disable-next-line no-await-in-loop -- each by itself
    await expect(change(id, permissions)).rejects.toEqual(refusal(codes.moreRights));
    // oxlint-disable-next-line no-await-in-loop -- each by itself
    await expect(add(clerk, `More ${permissions[0] ?? ''}`, permissions)).rejects.toEqual(
      refusal(codes.moreRights),
    );
  }
  const push = await add(admin, 'Push', ['push:send']);
  await expect(change(push, [])).rejects.toEqual(refusal(codes.moreRights));
  await expect(clerk.api.administration.removeRole({ roleId: push })).rejects.toEqual(
    refusal(codes.moreRights),
  );
  await expect(change('admin', [])).rejects.toEqual(refusal(codes.moreRights));
});

it('the roles of administrators and of everyone stay; what everyone may do can be changed', async () => {
  for (const roleId of ['admin', 'ROLE_DEFAULT']) {
    // oxlint-disable-next-line no-await-in-loop -- each by itself
    await expect(admin.api.administration.removeRole({ roleId, confirmed: true })).rejects.toEqual(
      refusal(codes.roleStays),
    );
  }
  const lower = admin.api.administration.changeRole({ roleId: 'admin', permissions: ['story:publish'] });
  await expect(lower).rejects.toEqual(refusal(codes.roleStays));
  await expect(
    admin.api.administration.giveRole({ personId: 'demo~bob', roleId: 'ROLE_DEFAULT' }),
  ).rejects.toEqual(refusal(codes.unknownRole));

  expect(await everyones()).toContain('group:create');
  await admin.api.administration.changeRole({ roleId: 'ROLE_DEFAULT', permissions: ['news:view'] });
  expect(await everyones()).toEqual(['news:view']);
  await admin.api.administration.changeRole({ roleId: 'ROLE_DEFAULT', permissions: [] });
  expect(await everyones()).toEqual([]);
  await expect(
    clerk.api.administration.changeRole({ roleId: 'ROLE_DEFAULT', permissions: ['push:send'] }),
  ).rejects.toEqual(refusal(codes.moreRights));
});

it('rules are checked', async () => {
  for (const rule of ['story', '*:*', 'a b:c', 'x'.repeat(101)]) {
    // oxlint-disable-next-line no-await-in-loop -- each by itself
    await expect(add(admin, 'Wrong', [rule])).rejects.toMatchObject({ code: '400' });
  }
  expect((await admin.api.administration.permissions()).map(({ id }) => id)).toEqual([
    'portal',
    'newsroom',
    'administration',
  ]);
});
