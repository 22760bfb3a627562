import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { ephemeralChannel } from '../store/hints.ts';
import { startMessagingInstance } from '../testing/messaging-instance.ts';
import { createTestDatabase } from '../testing/test-database.ts';

it.each(['no JSON', '{"tenantId":"demo","event":{"type":"of tomorrow"}}'])(
  'survives an invalid ephemeral event, such as of a newer server: %s',
  async (payload) => {
    const database = await createTestDatabase();
    const instance = await startMessagingInstance(database, []);
    // Repeated: the listener may not be ready yet.
    await vi.waitFor(async () => {
      await database.system((tx) => sql`SELECT pg_notify(${ephemeralChannel}, ${payload})`.execute(tx));
      expect(instance.errors).not.toHaveLength(0);
    }, 5_000);
    await instance.close();
    await database.close();
  },
);
