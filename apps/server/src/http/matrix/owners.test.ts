import type { Naming } from '@snap/portal-api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Grant } from '../../areas/account/sessions/sessions.ts';
import { type AttemptResult, type Attempt, isForbidden, isRefused } from '../../testing/matrix/attempt.ts';
import { nothing, outcomeOf, guardedCalls, namedFields, ownInput } from '../../testing/matrix/cases.ts';
import { type MatrixWorld, startMatrixWorld } from '../../testing/matrix/world.ts';

let world: MatrixWorld;
let li: Grant;
beforeAll(async () => {
  world = await startMatrixWorld();
  li = await world.signIn(world.demo.two);
});
afterAll(() => world.close());

describe('a colleague', () => {
  const calls = guardedCalls.filter(([, endpoint]) =>
    namedFields(endpoint).some(([, naming]) => naming === 'self'),
  );
  it.each(calls)('cannot be impersonated by %s', async (_, endpoint) => {
    const attempts = namedFields(endpoint).flatMap(([field, naming]): Attempt[] =>
      naming === 'self'
        ? ['demo~zhang', 'demo~nobody', 'zhang', 'DEMO~li', ' demo~li'].map((person) => ({
            what: `${person} as ${field}`,
            endpoint,
            values: ownInput(endpoint, world.demo.two, { [field]: person }),
            as: li,
          }))
        : [],
    );
    expect(await outcomeOf(world, attempts, isForbidden)).toEqual(nothing);
  });
});

/**
 * Calls that succeed without effect: repeated typing notifications are dropped, and permanent removals ignore other
 * people's resources like missing ones (G37).
 */
const forgiving = new Set(['messages.typing', 'collection.remove', 'disk.unshare', 'disk.clear']);

/** Resources of a person that colleagues may not access. */
const owned = new Set<Naming>(['group', 'message', 'file', 'files', 'shares', 'favourite', 'channel']);

describe("a colleague's resources", () => {
  const calls = guardedCalls.filter(([, endpoint]) =>
    namedFields(endpoint).some(([, naming]) => owned.has(naming) || naming === 'target'),
  );
  it.each(calls)('cannot be accessed by %s', async (name, endpoint) => {
    const own = ownInput(endpoint, world.demo.two);
    const attempts = namedFields(endpoint).flatMap(([field, naming]): Attempt[] => {
      const target = naming === 'target';
      const id = world.demo.one.idOf(target ? 'group' : naming);
      if (id === undefined || !(target || owned.has(naming))) return [];
      const foreign = { [field]: Array.isArray(own[field]) ? [id] : id };
      const kinds = target && 'type' in own ? [{ type: 'group' }, { type: 'teamGroup' }] : [{}];
      return kinds.map((kind) => ({
        what: `${naming} as ${field}`,
        endpoint,
        values: ownInput(endpoint, world.demo.two, { ...foreign, ...kind }),
        as: li,
      }));
    });
    const isExpected = forgiving.has(name) ? ({ status }: AttemptResult) => status < 500 : isRefused;
    expect(await outcomeOf(world, attempts, isExpected)).toEqual(nothing);
  });
});
