import { setAvatar } from '../../areas/avatars/index.ts';
import { createFriendCommands } from '../../areas/friends/index.ts';
import { friendships, knownLogins, otherFaces, requests } from './people.ts';
import { actorOf, demoTenant, othersOf, readAsset, type Stage, userIdOf } from './stage.ts';

/** Sets avatars of the named people and of some colleagues. */
export async function writeAvatars({ database, storage, groups }: Stage): Promise<void> {
  const show = async (userId: string, face: string) => {
    const bytes = await readAsset(`face-${face}.webp`);
    const actor = { tenantId: demoTenant, userId };
    await setAvatar({ database, storage }, { actor, bytes, groupId: undefined });
  };
  const colleagues = [...groups.values()].flatMap(({ members }) => othersOf(members).slice(0, 3));
  const women = await womenOf({ database }, colleagues);
  const faces: [userId: string, face: string][] = [
    ...knownLogins.map((login): [string, string] => [userIdOf(login), login]),
    ...[...new Set(colleagues)].map((userId, at): [string, string] => {
      const fitting = otherFaces[women.has(userId) ? 'female' : 'male'];
      return [userId, fitting[at % fitting.length] ?? fitting[0]];
    }),
  ];
  for (const [userId, face] of faces) {
    // oxlint-disable-next-line no-await-in-loop -- decoding takes its turn
    await show(userId, face);
  }
}

async function womenOf(
  { database }: Pick<Stage, 'database'>,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.tenant(demoTenant, (tx) =>
    tx
      .selectFrom('person')
      .select('user_id')
      .where('tenant_id', '=', demoTenant)
      .where('user_id', 'in', userIds)
      .where('gender', '=', 'female')
      .execute(),
  );
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Makes the named people friends, and sends them friend requests from colleagues. */
export async function writeFriends({ database, minutesAgo }: Stage): Promise<void> {
  let now = minutesAgo(0);
  const verbs = createFriendCommands({ database, clock: () => now });
  for (const { between, days, starredBy = [] } of friendships) {
    const [one, other] = between;
    now = minutesAgo(days * 24 * 60);
    // oxlint-disable no-await-in-loop -- one moment after the other
    const relation = await verbs.ask(actorOf(one), userIdOf(other), undefined);
    if (relation !== 2) await verbs.accept(actorOf(other), userIdOf(one));
    await verbs.markSeen(actorOf(other), userIdOf(one));
    for (const login of starredBy) {
      await verbs.star(actorOf(login), userIdOf(login === one ? other : one), true);
    }
  }
  for (const { to, from, ago, text } of requests) {
    const requester = await someoneOf({ database }, from);
    if (requester === undefined) continue;
    now = minutesAgo(ago);
    await wantToBeAsked({ database }, to);
    await verbs.ask({ ...actorOf(to), userId: requester }, userIdOf(to), text);
  }
  // oxlint-enable no-await-in-loop
}

/** An unnamed colleague of a department. */
async function someoneOf({ database }: Pick<Stage, 'database'>, path: string): Promise<string | undefined> {
  const rows = await database.tenant(demoTenant, (tx) =>
    tx
      .selectFrom('department as d')
      .innerJoin('person_department as pd', (join) =>
        join.onRef('pd.tenant_id', '=', 'd.tenant_id').onRef('pd.dept_id', '=', 'd.dept_id'),
      )
      .select('pd.user_id')
      .where('d.tenant_id', '=', demoTenant)
      .where('d.path', '=', path)
      .orderBy('pd.user_id', 'desc')
      .execute(),
  );
  return othersOf(rows.map(({ user_id }) => user_id))[0];
}

/** Requires consent for friend requests: otherwise a request would be accepted immediately. */
async function wantToBeAsked({ database }: Pick<Stage, 'database'>, login: string): Promise<void> {
  await database.tenant(demoTenant, (tx) =>
    tx
      .updateTable('person')
      .set({ friend_switch: true })
      .where('tenant_id', '=', demoTenant)
      .where('user_id', '=', userIdOf(login))
      .execute(),
  );
}
