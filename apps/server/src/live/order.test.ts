import { expect, it } from 'vitest';
import { runOrderScenario } from '../testing/order-scenario.ts';

it('shows everyone the same gap-free order of each conversation, on any process (G4)', async () => {
  const outcome = await runOrderScenario({ clients: 20, conversations: 5, messagesPerClient: 20 });
  expect(outcome.messages).toBe(400);
  for (const seen of outcome.seen) expect(seen).toEqual(outcome.expected);
  // Also one order over all conversations, with growing ids, so that a cursor is a position in it.
  const [first = [], ...others] = outcome.positions;
  expect(first).toEqual(first.toSorted((a, b) => (a < b ? -1 : 1)));
  for (const other of others) expect(other).toEqual(first);
});
