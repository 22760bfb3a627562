import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOrganisation } from '../../../testing/world.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { playUnread, unreadCommands } from '../../../testing/unread-model.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await addOrganisation(database, 'demo', ['ann', 'ben', 'cleo']);
});
afterAll(() => database.close());

it('counts exactly what is unread, and its mentions, whatever people do (G7)', async () => {
  const played = fc.asyncProperty(unreadCommands({ maxLength: 40 }), (commands) =>
    playUnread(database, commands),
  );
  await expect(fc.assert(played, { numRuns: 25 })).resolves.toBeUndefined();
});
