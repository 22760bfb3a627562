import { setImmediate } from 'node:timers/promises';
import { prepareQuery } from '@snap/portal-api/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tail } from '../../../live/tail.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createSearchIndexes, type SearchIndexes } from './search-indexes.ts';

type Listener = Parameters<Tail['subscribe']>[0];

let server: TestServer;
let indexes: SearchIndexes;
const listeners = new Set<Listener>();
/** The `directory` event of a person who has changed their privacy. */
const publishChange = (userId: string) => {
  const event = { type: 'directory', tenantId: 'demo', payload: JSON.stringify({ userIds: [userId] }) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is missing is not read
  for (const listener of listeners) listener(event as Parameters<Listener>[0]);
};
const find = async (text: string) =>
  (await indexes.of('demo')).find(prepareQuery(text), 'demo~ben').page(1, 10);

beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['ann', 'ben']);
  indexes = createSearchIndexes({
    database: server.db,
    connection: server.db.connection,
    tail: {
      serve: () => undefined,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
});
afterAll(async () => {
  indexes.close();
  await server.close();
});

it.each<[string, () => unknown]>([
  [
    'is being read when the process that made it says so',
    async () => {
      publishChange('demo~ann');
      await setImmediate();
      indexes.amend('demo', ['demo~ann']);
    },
  ],
  [
    'comes after that',
    () => {
      indexes.amend('demo', ['demo~ann']);
      publishChange('demo~ann');
    },
  ],
  ['never comes', () => indexes.amend('demo', ['demo~ann'])],
])('a person is found again after a change of what they show, though its event %s', async (_, change) => {
  expect(await find('ann')).toEqual(['demo~ann']);
  await change();
  expect(await find('ann')).toEqual([]);
  await indexes.settled();
  expect(await find('ann')).toEqual(['demo~ann']);
});

it('a person who changes while an index is built is found in it', async () => {
  await indexes.settled();
  const fresh = createSearchIndexes({
    database: server.db,
    connection: server.db.connection,
    tail: { serve: () => undefined, subscribe: () => () => undefined },
  });
  const building = fresh.of('demo');
  fresh.amend('demo', ['demo~ann']);
  await building;
  await fresh.settled();
  expect((await fresh.of('demo')).find(prepareQuery('ann'), 'demo~ben').page(1, 10)).toEqual(['demo~ann']);
  fresh.close();
});
