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
  /** Where the log stood before anything happened. */
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

/** Who shares nothing with the others but their organisation. */
const quiet = (): Holder => ({
  userId: 'demo~quiet',
  tenantId: 'demo',
  idOf: (naming) => (naming === 'person' ? 'demo~mate' : undefined),
});

/** Does something that the person's own devices hear of, and waits until this one has heard it. */
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
  // Everything that this person can do with their own, one call after the other: some of it cannot be done again.
  const calls = guardedCalls
    .filter(([, { method, changesState }]) => method === 'POST' || changesState)
    .map(([what, endpoint]) => ({ what, endpoint, values: ownInput(endpoint, demo.one) }));
  for (const call of [...namedWithin(demo.one, demo.one), ...calls]) {
    await send(world.server.url, { ...call, as: await world.signIn(demo.one) });
  }
});
afterAll(async () => {
  for (const { stream } of [owner, ...listeners]) stream.close();
  await world.close();
});

describe('the live events of others', () => {
  it('tell nothing of what a person did with their own', async () => {
    for (const listener of listeners) {
      await untilHeard(listener, 'heard');
      const { userId } = listener.holder;
      expect([userId, leaksIn(listener.stream.raw.join('\n'), userId)]).toEqual([userId, []]);
    }
  });

  it('tell nothing of it to who comes back later either', async () => {
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

  it('were told to the person’s own other devices, so that there was something to hear', () => {
    const heard = owner.stream.raw.join('\n');
    expect(heard).toContain(privateCanary(owner.holder.userId));
    const types = new Set(owner.stream.received.map(({ event }) => event.type));
    expect([...types]).toEqual(
      expect.arrayContaining(['message', 'disk', 'collection', 'workspace', 'apps', 'group', 'settings']),
    );
  });
});
