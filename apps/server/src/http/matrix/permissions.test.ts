import { contract, type Endpoint } from '@snap/portal-api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Grant } from '../../areas/account/sessions/sessions.ts';
import { type Attempt, isForbidden, send } from '../../testing/matrix/attempt.ts';
import { everyCall, namedFields, nothing, outcomeOf, ownInput } from '../../testing/matrix/cases.ts';
import { type MatrixWorld, startMatrixWorld } from '../../testing/matrix/world.ts';

let world: MatrixWorld;
/** A person without roles, and one with a permission that no call needs. */
let others: [who: string, grant: Grant][];
beforeAll(async () => {
  world = await startMatrixWorld();
  const { server, demo } = world;
  await server.addPeople('demo', ['editor']);
  await server.db.tenant('demo', async (tx) => {
    await tx
      .insertInto('role_permission')
      .values({ tenant_id: 'demo', role_id: 'ROLE_EDITOR', permission: 'administration:people' })
      .execute();
    await tx
      .insertInto('person_role')
      .values({ tenant_id: 'demo', user_id: 'demo~editor', role_id: 'ROLE_EDITOR' })
      .execute();
  });
  const editor = { ...demo.two, userId: 'demo~editor' };
  others = [
    ['a person without roles', await world.signIn(demo.two)],
    ['a person with another permission', await world.signIn(editor)],
  ];
});
afterAll(() => world.close());

const guarded = everyCall.filter(([, { permissions }]) => permissions !== undefined);

/** Valid input, input that names what does not exist or is not theirs, and input that no schema allows. */
function inputs(endpoint: Endpoint) {
  const own = ownInput(endpoint, world.demo.one);
  const named = (value: string) =>
    Object.fromEntries(
      namedFields(endpoint).map(([field]) => [field, Array.isArray(own[field]) ? [value] : value]),
    );
  return [
    { what: 'valid input', values: own },
    { what: 'absent ids', values: { ...own, ...named('demo~nobody') } },
    { what: "another organisation's ids", values: { ...own, ...named('acme~walker') } },
    { what: 'invalid input', values: { ...own, ...named('x'.repeat(2_000)) } },
  ];
}

it('the administration lets nobody in without a permission, but for the question who may', () => {
  const open = Object.entries<Endpoint>(contract.administration).filter(([, call]) => !call.permissions);
  expect(open.map(([name]) => name)).toEqual(['access']);
});

describe('without the permission', () => {
  it.each(guarded)('%s is refused alike for all input, and has no effect', async (_, endpoint) => {
    const attempts = others.flatMap(([who, as]) =>
      inputs(endpoint).map((input): Attempt => ({ ...input, what: `${who}, ${input.what}`, endpoint, as })),
    );
    expect(await outcomeOf(world, attempts, isForbidden)).toEqual(nothing);
    const texts = await Promise.all(attempts.map((attempt) => send(world.server.url, attempt)));
    expect(new Set(texts.map(({ text }) => text.replace(/"requestId":"[^"]*"/, ''))).size).toBe(1);
  });
});

describe('with the permission', () => {
  it.each(guarded)('%s is open', async (_, endpoint) => {
    const { db } = world.server;
    for (const permission of endpoint.permissions ?? []) {
      await db.tenant('demo', async (tx) => {
        await tx.deleteFrom('role_permission').where('role_id', '=', 'ROLE_EDITOR').execute();
        await tx
          .insertInto('role_permission')
          .values({ tenant_id: 'demo', role_id: 'ROLE_EDITOR', permission })
          .execute();
      });
      // Input that the schema refuses says so only to those who may call.
      const values = inputs(endpoint).at(-1)?.values ?? {};
      const as = others[1]?.[1];
      const refused = namedFields(endpoint).length > 0 ? 400 : 200;
      const { status } = await send(world.server.url, { what: permission, endpoint, values, as });
      expect([permission, status]).toEqual([permission, refused]);
    }
  });
});
