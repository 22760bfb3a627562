import { contract } from '@snap/portal-api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Grant } from '../../areas/account/sessions/sessions.ts';
import { createEventClient, type EventClient } from '../../testing/event-client.ts';
import { send } from '../../testing/matrix/attempt.ts';
import { leaksIn, privateCanary } from '../../testing/matrix/canaries.ts';
import { guardedCalls, ownInput } from '../../testing/matrix/cases.ts';
import { namedWithin } from '../../testing/matrix/within.ts';
import { type Holder, type MatrixWorld, startMatrixWorld } from '../../testing/matrix/world.ts';

interface Listener {
  holder: Holder;
  grant: Grant;
  stream: EventClient;
  /** Position of the log before the test. */
  since: string;
}

let world: MatrixWorld;
let listeners: Listener[];
let owner: Listener;

async function listen(holder: Holder): Promise<Listener> {
  const grant = await world.signIn(holder);
  const stream = createEventClient(world.server.url, grant.accessToken);
  await stream.connect();
  if (stream.cursor === undefined) throw new Error('a stream without a cursor');
  return { holder, grant, stream, since: stream.cursor };
}

/** A person who shares only the organisation with the others. */
const quiet = (): Holder => ({
  userId: 'demo~quiet',
  tenantId: 'demo',
  idOf: (naming) => (naming === 'person' ? 'demo~mate' : undefined),
});

/** Performs an action that is reported to the person's own devices, and waits until this one has received it. */
async function untilHeard({ holder, grant, stream }: Listener, msg: string): Promise<void> {
  const values = {
    sender: holder.userId,
    recipient: holder.idOf('person'),
    message: JSON.stringify({ msg }),
  };
  const endpoint = contract.messages.sendToUser;
  const { code } = await send(world.server.url, { what: msg, endpoint, values, as: grant });
  expect(code).toBe('0');
  await stream.until((received) =>
    received.some(({ event }) => event.type === 'message' && event.message.text === msg),
  );
}

beforeAll(async () => {
  world = await startMatrixWorld();
  const { demo, acme, orbe } = world;
  owner = await listen(demo.one);
  listeners = [];
  for (const holder of [demo.two, quiet(), acme.one, orbe.two]) listeners.push(await listen(holder));
  // All calls of this person on their own data, in sequence, because some cannot be repeated.
  const calls = guardedCalls
    .filter(([, { method, changesState }]) => method === 'POST' || changesState)
    // It would end the stream that shows what was sent.
    .filter(([, endpoint]) => endpoint !== contract.account.endOwnSessions)
    .map(([what, endpoint]) => ({ what, endpoint, values: ownInput(endpoint, demo.one) }));
  for (const call of [...namedWithin(demo.one, demo.one), ...calls]) {
    await send(world.server.url, { ...call, as: await world.signIn(demo.one) });
  }
});
afterAll(async () => {
  for (const { stream } of [owner, ...listeners]) stream.close();
  await world.close();
});

describe("other people's events", () => {
  it('do not reveal what a person did with their own data', async () => {
    for (const listener of listeners) {
      await untilHeard(listener, 'heard');
      const { userId } = listener.holder;
      expect([userId, leaksIn(listener.stream.raw.join('\n'), userId)]).toEqual([userId, []]);
    }
  });

  it('do not reveal it after a reconnection either', async () => {
    for (const { holder, since } of listeners) {
      const grant = await world.signIn(holder);
      const stream = createEventClient(world.server.url, grant.accessToken);
      await stream.connect({ lastEventId: since });
      await untilHeard({ holder, grant, stream, since }, 'heard again');
      expect(stream.received.map(({ event }) => event.type)).not.toContain('reset');
      expect([holder.userId, leaksIn(stream.raw.join('\n'), holder.userId)]).toEqual([holder.userId, []]);
      stream.close();
    }
  });

  it('were sent to the person’s other devices, so the test had events to detect', () => {
    const heard = owner.stream.raw.join('\n');
    expect(heard).toContain(privateCanary(owner.holder.userId));
    const types = new Set(owner.stream.received.map(({ event }) => event.type));
    expect([...types]).toEqual(
      expect.arrayContaining(['message', 'disk', 'collection', 'workspace', 'apps', 'group', 'settings']),
    );
  });
});
