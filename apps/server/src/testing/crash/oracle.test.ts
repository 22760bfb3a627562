import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFolderStorage } from '../../areas/disk/contents/storage.ts';
import { openSession, type TestSession } from '../world.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { noFaults, findFaults } from './oracle.ts';
import { nothingYet, writeAll } from './writers.ts';

const clients = 8;
const writes = 300;

let server: TestServer;
let writers: TestSession[];
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  const logins = Array.from({ length: clients }, (_, n) => `person${n}`);
  await server.addPeople('demo', logins);
  writers = await Promise.all(logins.map((login) => openSession(server.db, `demo~${login}`)));
});
afterAll(() => server.close());

it('the crash oracle finds nothing in correct data, and each kind of error (G1)', async () => {
  const acknowledged = nothingYet();
  const over = new AbortController();
  let count = 0;
  const onAcknowledged = () => {
    count += 1;
    if (count === writes) over.abort();
  };
  await writeAll({
    url: server.url,
    writers,
    acknowledged,
    up: () => Promise.resolve(),
    onAcknowledged,
    signal: over.signal,
  });
  const { blobs } = openFolderStorage(server.dataFolder);
  const faults = () => findFaults(server.db, blobs, 'demo', acknowledged);
  expect(await faults()).toEqual(noFaults);

  for (const { hash } of acknowledged.files.values()) await blobs.delete({ tenantId: 'demo', hash });
  await server.db.tenant('demo', async (tx) => {
    await sql`UPDATE message SET msg = 'as before' WHERE msg = 'edited'`.execute(tx);
    await sql`UPDATE conversation SET last_seq = last_seq + 1`.execute(tx);
    await sql`UPDATE friendship SET requester = NULL, request_state = NULL, friends_since = NULL`.execute(tx);
    await sql`UPDATE chat_group SET owner_id = 'demo~nobody'`.execute(tx);
    await sql`UPDATE person_settings SET sound = NOT sound, vibration = NOT vibration`.execute(tx);
    await sql`UPDATE message SET client_msg_id = client_msg_id || ' changed' WHERE seq = 1`.execute(tx);
  });
  const found = await faults();
  expect(Object.entries(found).filter(([, number]) => number === 0)).toEqual([]);
});
