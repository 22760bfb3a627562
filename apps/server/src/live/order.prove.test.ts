import { expect, it } from 'vitest';
import { runOrderScenario } from '../testing/order-scenario.ts';

it('G4: 200 clients on two processes see the same gap-free order of 10 conversations and 2,000 messages', async () => {
  const outcome = await runOrderScenario({ clients: 200, conversations: 10, messagesPerClient: 10 });
  const differing = outcome.seen.filter(
    (seen) => JSON.stringify(seen) !== JSON.stringify(outcome.expected),
  ).length;
  const received = outcome.positions.reduce((sum, { length }) => sum + length, 0);
  console.log(
    `G4: ${outcome.messages} messages to ${outcome.seen.length} clients in ${outcome.expected.length} conversations, ` +
      `2 processes: ${received} deliveries in ${outcome.seconds.toFixed(1)} s, ${differing} clients with another order`,
  );
  expect(differing).toBe(0);
  expect(received).toBe(outcome.messages * outcome.seen.length);
});
