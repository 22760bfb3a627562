import { account } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Grant } from '../../areas/account/sessions/sessions.ts';
import { type Attempt, send } from '../../testing/matrix/attempt.ts';
import { guardedCalls, nothing, otherCalls, outcomeOf, ownInput } from '../../testing/matrix/cases.ts';
import { type MatrixWorld, startMatrixWorld } from '../../testing/matrix/world.ts';

let world: MatrixWorld;
/** Two people who must change their password: one was required to, the other's has expired. */
let forced: Grant[];
beforeAll(async () => {
  world = await startMatrixWorld();
  await world.server.db.system(async (tx) => {
    await sql`UPDATE person SET must_change_password = true WHERE user_id = 'demo~zhang'`.execute(tx);
    await sql`UPDATE person SET password_changed_at = now() - interval '91 days' WHERE user_id = 'acme~walker'`.execute(
      tx,
    );
  });
  forced = [await world.signIn(world.demo.one), await world.signIn(world.acme.one)];
});
afterAll(() => world.close());

const locked = guardedCalls.filter(([, { whileForced }]) => !whileForced);

/** The call by each of them; images and downloads also by cookie only. */
function attempts(attempt: Pick<Attempt, 'endpoint' | 'method'>): Attempt[] {
  return forced.flatMap((as, index): Attempt[] => {
    const values = ownInput(attempt.endpoint, index === 0 ? world.demo.one : world.acme.one);
    const request = { ...attempt, what: as.userId, values, as };
    if (attempt.endpoint.access !== 'media') return [request];
    const cookie = `portal_media=${as.mediaToken}`;
    return [
      request,
      { ...request, what: `${as.userId} by cookie`, headers: { authorization: undefined, cookie } },
    ];
  });
}

describe('during a forced password change', () => {
  it.each(locked)('%s is refused', async (_, endpoint) => {
    const outcome = await outcomeOf(
      world,
      attempts({ endpoint }),
      ({ status, code }) => status === 200 && code === '-3',
    );
    expect(outcome).toEqual(nothing);
  });

  it('so are the event stream and uploads', async () => {
    const others = otherCalls(world.server.app.routes).flatMap((other) => attempts(other));
    const outcome = await outcomeOf(
      world,
      others.filter(({ method }) => method !== 'HEAD'),
      ({ status, code }) => status === 200 && code === '-3',
    );
    expect(outcome).toEqual(nothing);
  });

  it('only the calls of A6 are allowed', () => {
    const open = guardedCalls.flatMap(([name, { whileForced }]) => (whileForced ? [name] : []));
    expect(open.toSorted()).toEqual([
      'account.changePassword',
      'account.logout',
      'account.passwordExpiry',
      'directory.userAvatar',
    ]);
  });

  it('logging out is allowed', async () => {
    const as = await world.signIn(world.demo.one);
    const response = await send(world.server.url, { what: 'log out', endpoint: account.logout, as });
    expect(response).toMatchObject({ status: 200, code: '0' });
  });
});
