import { contract } from '@snap/portal-api/contract';
import { fieldsOf } from '@snap/portal-api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Grant } from '../../areas/account/sessions/sessions.ts';
import { type Answer, isRefused, send } from '../../testing/matrix/attempt.ts';
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

/** Refused as a whole, or each of the several things by itself. */
function isFruitless(answer: Answer): boolean {
  if (isRefused(answer)) return true;
  const parsed = shared.safeParse(JSON.parse(answer.text));
  return parsed.success && parsed.data.result.every(({ errcode }) => errcode !== '0');
}

describe('what is named inside a text, or by another field’s leave', () => {
  it('is not a colleague’s', async () => {
    // Applications are everybody's in their organisation.
    const theirs = namedWithin(world.demo.two, world.demo.one).filter(({ what }) => what !== 'keep an app');
    const attempts = theirs.map((named) => ({ ...named, as: li }));
    expect(await outcomeOf(world, attempts, isFruitless)).toEqual(nothing);
  });

  it('is not another organisation’s', async () => {
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

  it('calls nobody who is not in the conversation', async () => {
    const { one } = world.acme;
    const people = [world.demo.one.userId, 'acme~quiet', 'acme~nobody'];
    const message = JSON.stringify({ msg: 'sample', mentions: people });
    const values = { sender: one.userId, groupId: one.idOf('group'), message };
    const endpoint = contract.messages.sendToGroup;
    const { text } = await send(world.server.url, { what: 'call', endpoint, values, as: walker });
    expect(JSON.parse(text)).toMatchObject({ code: '0', result: { mentions: [] } });
  });

  it('is one’s own where it is', async () => {
    const { two } = world.demo;
    for (const named of namedWithin(two, two)) {
      const answer = await send(world.server.url, { ...named, as: li });
      expect([named.what, isFruitless(answer)]).toEqual([named.what, false]);
    }
  });

  it('is tried of every call whose texts have room for more than a text', () => {
    // Whom a work notice names in its text: see work-notices.test.ts. A board's cards name nothing but themselves.
    const known = [
      'disk.share',
      'messages.sendToUser',
      'messages.sendToGroup',
      'applications.sendWorkMessage',
    ];
    // Of any text, or of the JSON that the contract looks into.
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
