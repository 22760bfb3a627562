import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atWork, type PersonAtWork } from '../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: PersonAtWork;

beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('daily');
  await server.addPeople('daily', ['ada']);
  await run(sql`INSERT INTO person_role VALUES ('daily', 'daily~ada', 'admin')`);
  admin = await atWork(server, 'daily~ada');
});
afterAll(async () => {
  admin.events.close();
  await server.close();
});

const run = (statement: ReturnType<typeof sql>) => server.db.system((tx) => statement.execute(tx));
const read = (who = admin) => who.api.administration.firstSteps();
const done = async () => (await read()).filter((step) => step.done).map(({ id }) => id);

it('each step is done when what it leads to is there, and open again without it', async () => {
  expect(await read()).toEqual(
    ['people', 'administrators', 'roles', 'menu', 'signIn', 'backup', 'colleague'].map((id) => ({
      id,
      done: false,
      putAway: false,
    })),
  );
  await server.addPeople('daily', ['bob', 'eve']);
  await server.addDepartments('daily', [{ path: 'desk', people: ['bob'] }]);
  expect(await done()).toEqual(['people']);
  await admin.api.administration.giveRole({ personId: 'daily~bob', roleId: 'admin' });
  expect(await done()).toEqual(['people', 'administrators']);
  await run(sql`INSERT INTO role_permission VALUES ('daily', 'EDITOR', 'story:publish')`);
  await admin.api.administration.giveRole({ personId: 'daily~eve', roleId: 'EDITOR' });
  const { entries } = await admin.api.administration.menu();
  await admin.api.administration.setMenu({ entries: entries.slice(1) });
  await run(sql`UPDATE tenant SET settings = '{"pwdHistory":3}' WHERE tenant_id = 'daily'`);
  await run(sql`INSERT INTO backup_run (folder, ended_at) VALUES ('/b', now())`);
  expect(await done()).toEqual(['people', 'administrators', 'roles', 'menu', 'signIn', 'backup']);
  (await atWork(server, 'daily~eve')).events.close();
  expect(await done()).toContain('colleague');
  await admin.api.administration.takeRole({ personId: 'daily~bob', roleId: 'admin' });
  expect(await done()).not.toContain('administrators');
});

it('a step is put away for all administrators, which the audit log keeps', async () => {
  await admin.api.administration.putFirstStepAway({ step: 'signIn', putAway: true });
  await admin.api.administration.putFirstStepAway({ step: 'signIn', putAway: true });
  expect((await read()).filter(({ putAway }) => putAway).map(({ id }) => id)).toEqual(['signIn']);
  const { entries } = await admin.api.administration.audit({ action: 'first-step-put-away' });
  expect(entries).toMatchObject([{ changes: [{ field: 'putAway', before: 'false', after: 'true' }] }]);
});

it('nobody sees it without the permission, and of several organisations each sees its own', async () => {
  const eve = await atWork(server, 'daily~eve');
  await expect(read(eve)).rejects.toMatchObject({ status: 403 });
  await expect(
    eve.api.administration.putFirstStepAway({ step: 'menu', putAway: true }),
  ).rejects.toMatchObject({ status: 403 });
  eve.events.close();
  await server.addTenant('acme');
  await server.addPeople('acme', ['joe']);
  await run(sql`INSERT INTO person_role VALUES ('acme', 'acme~joe', 'admin')`);
  const joe = await atWork(server, 'acme~joe');
  const steps = await read(joe);
  expect(steps.some(({ id }) => id === 'backup')).toBe(false);
  expect(steps.some((step) => step.done || step.putAway)).toBe(false);
  joe.events.close();
});
