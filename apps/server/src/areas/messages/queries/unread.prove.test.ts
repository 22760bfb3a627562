import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addOrganisation } from '../../../testing/world.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { playUnread, unreadCommands } from '../../../testing/unread-model.ts';

const sequences = 2_000;
const length = 100;

it('G7: unread counts equal a model throughout 200,000 commands', async () => {
  const database = await createTestDatabase();
  await addOrganisation(database, 'demo', ['ann', 'ben', 'cleo']);
  let commands = 0;
  const begun = performance.now();
  const played = fc.asyncProperty(
    unreadCommands({ minLength: length, maxLength: length }),
    async (sequence) => {
      await playUnread(database, sequence);
      commands += sequence.length;
    },
  );
  await fc.assert(played, { numRuns: sequences, endOnFailure: true });
  await database.close();
  const seconds = (performance.now() - begun) / 1_000;
  console.log(
    `G7: ${sequences} sequences, ${commands} commands: 0 counts that differ, ${seconds.toFixed(0)} s`,
  );
  expect(commands).toBe(sequences * length);
}, 3_600_000);
