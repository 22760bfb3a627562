import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atWork, type PersonAtWork } from '../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: PersonAtWork;
/** May give roles, and has no other permission. */
let clerk: PersonAtWork;

beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['ada', 'bob', 'clerk']);
  await server.db.tenant('demo', async (tx) => {
    await sql`INSERT INTO person_role VALUES ('demo', 'demo~ada', 'admin'), ('demo', 'demo~clerk', 'CLERK')`.execute(
      tx,
    );
    await sql`INSERT INTO role_permission VALUES ('demo', 'CLERK', 'administration:roles:edit'),
      ('demo', 'EDITOR', 'story:publish')`.execute(tx);
  });
  admin = await atWork(server, 'demo~ada');
  clerk = await atWork(server, 'demo~clerk');
});
afterAll(async () => {
  for (const { events } of [admin, clerk]) events.close();
  await server.close();
});

const take = (who: PersonAtWork) =>
  who.api.administration.takeRole({ personId: 'demo~ada', roleId: 'admin' });
const refusal = (code: string) => expect.objectContaining({ code });

it('roles are listed with their permissions, holders, and whether the caller may give them', async () => {
  expect((await clerk.api.administration.roles()).roles).toMatchObject([
    { id: 'admin', kind: 'administrator', permissions: ['*:*:*'], people: 1, givable: false },
    { id: 'ROLE_DEFAULT', kind: 'everyone', people: 3, givable: false, editable: true },
    { id: 'CLERK', permissions: ['administration:roles:edit'], people: 1, givable: true },
    { id: 'EDITOR', permissions: ['story:publish'], people: 0, givable: false, editable: false },
  ]);
});

it('a role is given and taken, which the audit log keeps', async () => {
  const personId = 'demo~bob';
  await admin.api.administration.giveRole({ personId, roleId: 'EDITOR' });
  expect((await admin.api.administration.person({ personId })).roles).toEqual(['EDITOR']);
  await admin.api.administration.takeRole({ personId, roleId: 'EDITOR' });
  expect((await admin.api.administration.person({ personId })).roles).toEqual([]);
  const audit = await server.db.tenant('demo', (tx) =>
    tx
      .selectFrom('audit')
      .select(['action', 'actor_id', 'subject'])
      .where('user_id', '=', personId)
      .execute(),
  );
  expect(audit).toEqual([
    { action: 'role-given', actor_id: 'demo~ada', subject: 'EDITOR' },
    { action: 'role-taken', actor_id: 'demo~ada', subject: 'EDITOR' },
  ]);
});

it('nobody gives more than they have, or takes the last administrator’s role', async () => {
  const give = (roleId: string) => clerk.api.administration.giveRole({ personId: 'demo~clerk', roleId });
  await expect(give('admin')).rejects.toEqual(refusal(codes.moreRights));
  await expect(give('EDITOR')).rejects.toEqual(refusal(codes.moreRights));
  await expect(give('NONE')).rejects.toEqual(refusal(codes.unknownRole));
  await expect(take(clerk)).rejects.toEqual(refusal(codes.moreRights));
  await expect(take(admin)).rejects.toEqual(refusal(codes.lastAdministrator));
  await admin.api.administration.giveRole({ personId: 'demo~bob', roleId: 'admin' });
  await take(admin);
  await expect(admin.api.administration.roles()).rejects.toMatchObject({ status: 403 });
});
