import { contract } from '@snap/portal-api/contract';
import { fieldsOf } from '@snap/portal-api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Grant } from '../../areas/account/sessions/sessions.ts';
import { type AttemptResult, isRefused, send } from '../../testing/matrix/attempt.ts';
import { everyCall, nothing, outcomeOf } from '../../testing/matrix/cases.ts';
import { namedWithin } from '../../testing/matrix/within.ts';
import { type MatrixWorld, startMatrixWorld } from '../../testing/matrix/world.ts';

let world: MatrixWorld;
let li: Grant;
let walker: Grant;
beforeAll(async () => {
  world = await startMatrixWorld();
  li = await world.signIn(world.demo.two);
  walker = await world.signIn(world.acme.one);
});
afterAll(() => world.close());

const shared = z.object({ result: z.array(z.object({ errcode: z.string() })) });

/** Refused as a whole, or for each item. */
function isFruitless(response: AttemptResult): boolean {
  if (isRefused(response)) return true;
  const parsed = shared.safeParse(JSON.parse(response.text));
  return parsed.success && parsed.data.result.every(({ errcode }) => errcode !== '0');
}

describe('an id inside a text, or in a field that depends on another', () => {
  it('may not be a colleague’s resource', async () => {
    // Applications belong to everyone in the organisation.
    const theirs = namedWithin(world.demo.two, world.demo.one).filter(({ what }) => what !== 'keep an app');
    const attempts = theirs.map((named) => ({ ...named, as: li }));
    expect(await outcomeOf(world, attempts, isFruitless)).toEqual(nothing);
  });

  it('may not be of another organisation', async () => {
    const { one } = world.acme;
    const person = world.demo.one.userId;
    const params = [
      { id: one.idOf('file'), user2: person },
      { id: one.idOf('file'), user2: one.idOf('person'), user1: person },
    ];
    const attempts = [
      ...namedWithin(one, world.demo.one),
      ...params.map((file) => ({
        what: 'share with a person',
        endpoint: contract.disk.share,
        values: { params: JSON.stringify([file]) },
      })),
      {
        what: 'keep a person',
        endpoint: contract.collection.add,
        values: { kind: 'person', sourceId: person },
      },
    ].map((named) => ({ ...named, as: walker }));
    expect(await outcomeOf(world, attempts, isFruitless)).toEqual(nothing);
  });

  it('mentions only members of the conversation', async () => {
    const { one } = world.acme;
    const people = [world.demo.one.userId, 'acme~quiet', 'acme~nobody'];
    const message = JSON.stringify({ msg: 'sample', mentions: people });
    const values = { sender: one.userId, groupId: one.idOf('group'), message };
    const endpoint = contract.messages.sendToGroup;
    const { text } = await send(world.server.url, { what: 'call', endpoint, values, as: walker });
    expect(JSON.parse(text)).toMatchObject({ code: '0', result: { mentions: [] } });
  });

  it('may be one’s own resource', async () => {
    const { two } = world.demo;
    for (const named of namedWithin(two, two)) {
      const response = await send(world.server.url, { ...named, as: li });
      expect([named.what, isFruitless(response)]).toEqual([named.what, false]);
    }
  });

  it('is tested for every call with structured texts', () => {
    // Recipients in a work notice: see work-notices.test.ts. A board's cards refer only to themselves.
    const known = [
      'disk.share',
      'messages.sendToUser',
      'messages.sendToGroup',
      'applications.sendWorkMessage',
    ];
    // For any text, or for JSON that the contract parses.
    const more = 'x'.repeat(20_000);
    const [file, message] = [
      { id: 'sample', user2: 'sample', more },
      { msg: 'sample', more },
    ];
    const texts = [more, JSON.stringify(message), JSON.stringify([file])];
    const roomy = everyCall.filter(([, endpoint]) =>
      fieldsOf(endpoint).some(({ takes }) => texts.some((text) => takes(text))),
    );
    expect(roomy.map(([name]) => name).toSorted()).toEqual(known.toSorted());
  });
});
