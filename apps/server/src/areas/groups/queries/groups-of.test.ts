import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOrganisation } from '../../../testing/world.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { groupsOf } from './groups-of.ts';
import { createGroup } from '../commands/create-group.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await addOrganisation(database, 'demo', ['ann', 'ben', 'cleo']);
  await addOrganisation(database, 'acme', ['ann']);
});
afterAll(() => database.close());

it('lists the groups that a person is in, by name, with everyone in them', async () => {
  const [deskId, allId] = await database.tenant('demo', async (tx) => [
    await createGroup(tx, {
      tenantId: 'demo',
      name: 'desk',
      type: '3',
      ownerId: 'demo~ann',
      memberIds: ['demo~ben', 'demo~ann'],
    }),
    await createGroup(tx, {
      tenantId: 'demo',
      name: 'all',
      type: '1',
      ownerId: 'demo~cleo',
      memberIds: ['demo~ann'],
    }),
  ]);
  const of = (tenantId: string, login: string) =>
    database.tenant(tenantId, async (tx) =>
      (await groupsOf(tx, tenantId, `${tenantId}~${login}`)).map((group) => ({
        ...group,
        memberIds: group.memberIds.toSorted(),
        memberNames: group.memberNames.toSorted(),
      })),
    );
  const desk = {
    groupId: deskId,
    name: 'desk',
    type: '3',
    avatar: null,
    memberIds: ['demo~ann', 'demo~ben'],
    memberNames: ['ann', 'ben'],
  };
  const all = {
    groupId: allId,
    name: 'all',
    type: '1',
    avatar: null,
    memberIds: ['demo~ann', 'demo~cleo'],
    memberNames: ['ann', 'cleo'],
  };
  expect(await of('demo', 'ann')).toMatchObject([all, desk]);
  expect(await of('demo', 'ben')).toMatchObject([desk]);
  expect(await of('acme', 'ann')).toEqual([]);
});
