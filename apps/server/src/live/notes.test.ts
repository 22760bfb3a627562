import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { noteChannel } from '../store/events.ts';
import { startMessagingInstance } from '../testing/messaging-instance.ts';
import { createTestDatabase } from '../testing/test-database.ts';

it.each(['no JSON', '{"tenantId":"demo","event":{"type":"of tomorrow"}}'])(
  'outlives a note that it cannot read, such as a newer server’s: %s',
  async (payload) => {
    const database = await createTestDatabase();
    const instance = await startMessagingInstance(database, []);
    // Told again and again: it may not be listening yet.
    await vi.waitFor(async () => {
      await database.system((tx) => sql`SELECT pg_notify(${noteChannel}, ${payload})`.execute(tx));
      expect(instance.errors).not.toHaveLength(0);
    }, 5_000);
    await instance.close();
    await database.close();
  },
);
