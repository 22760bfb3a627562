import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeApplication } from '../areas/applications/commands/register.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { giveDefaults, upgradeOrganisations } from './defaults.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Simulates an older release: an own list and role, without the other defaults.
  await server.addTenant('old');
  await server.addPeople('old', ['ann']);
  await server.db.tenant('old', async (tx) => {
    await tx
      .insertInto('code_entry')
      .values({ tenant_id: 'old', code_type: 'repthesType', code: '1', value: '快讯', sort: 0 })
      .execute();
    await tx
      .insertInto('role_permission')
      .values({ tenant_id: 'old', role_id: 'ROLE_EDITOR', permission: 'own:rule' })
      .execute();
  });
  await upgradeOrganisations(server.db);
});
afterAll(() => server.close());

const get = async (path: string): Promise<unknown> => {
  const { headers } = await server.signIn('old~ann');
  return (await fetch(`${server.url}${path}`, { headers })).json();
};

it("adds missing defaults to an organisation of an older release, in the reader's language", async () => {
  expect(await get('/newsbdzh/api/repthes/code/repthesLevel?lang=es')).toMatchObject({
    result: { entries: [{ code: '1', value: 'Normal' }, {}, {}] },
  });
  expect(await get('/co/mobile/microapp/list?deviceType=web&lang=ja')).toMatchObject({
    result: [{ name: 'ポータル', appList: [{ id: 'messages', name: 'メッセージ' }, {}, {}, {}] }],
  });
});

it("leaves the organisation's own settings unchanged", async () => {
  expect(await get('/newsbdzh/api/repthes/code/repthesType?lang=en')).toMatchObject({
    result: { entries: [{ code: '1', value: '快讯' }] },
  });
  const roles = await server.db.tenant('old', (tx) =>
    tx.selectFrom('role_permission').select(['role_id', 'permission']).orderBy('role_id').execute(),
  );
  expect(roles).toContainEqual({ role_id: 'admin', permission: '*:*:*' });
  expect(roles.filter(({ role_id }) => role_id === 'ROLE_EDITOR')).toEqual([
    { role_id: 'ROLE_EDITOR', permission: 'own:rule' },
  ]);
});

it('adds them once: what an administrator removes stays removed', async () => {
  await server.db.tenant('old', (tx) => removeApplication(tx, 'old', 'favourites'));
  await upgradeOrganisations(server.db);
  await server.db.tenant('old', (tx) => giveDefaults(tx, 'old'));
  const rows = await server.db.tenant('old', (tx) => tx.selectFrom('application').select('app_id').execute());
  expect(rows.map(({ app_id }) => app_id)).toEqual(['messages', 'contacts', 'disk']);
});
