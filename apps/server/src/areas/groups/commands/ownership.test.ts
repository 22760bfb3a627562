import { codes, groups } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../testing/messaging-instance.ts';
import { type GroupTest, membersOf, startGroupTest } from '../../../testing/group-test.ts';

let test: GroupTest<'ann' | 'ben' | 'cleo' | 'dan'>;
beforeAll(async () => {
  test = await startGroupTest(['ann', 'ben', 'cleo', 'dan']);
});
afterAll(() => test.close());

const leave = (login: string, left: boolean) =>
  test.database.tenant('demo', (tx) =>
    sql`UPDATE person SET left_at = ${left ? sql`now()` : null} WHERE login = ${login}`.execute(tx),
  );

it('lets the longest member act for an owner who has left the organisation', async () => {
  const groupId = await test.team('ann', 'cleo');
  await test.code('cleo', groups.addMembers, { groupId, ids: test.people.ben.userId });
  await leave('ann', true);
  try {
    expect(await test.code('ben', groups.update, { groupId, name: 'mine' })).toBe(codes.notGroupOwner);
    expect(await test.code('cleo', groups.update, { groupId, name: 'ours' })).toBe(codes.ok);
    const members = await membersOf(test.instance.url, test.people.ben, groupId);
    expect(members[0]).toEqual({ id: test.people.cleo.userId, role: 'owner' });
    expect(await test.code('cleo', groups.transfer, { groupId, ownerId: test.people.ann.userId })).toBe(
      codes.peopleLeft,
    );
    expect(await test.code('cleo', groups.removeMembers, { groupId, ids: test.people.ann.userId })).toBe(
      codes.ok,
    );
  } finally {
    await leave('ann', false);
  }
});

it('has an owner who is in it when the one who was taken out comes back to the organisation', async () => {
  const groupId = await test.team('ann', 'ben', 'cleo');
  await leave('ann', true);
  const ids = test.people.ann.userId;
  expect(await test.code('ben', groups.removeMembers, { groupId, ids })).toBe(codes.ok);
  await leave('ann', false);
  expect(await test.code('ben', groups.setNotice, { groupId, notice: 'still here' })).toBe(codes.ok);
});

it('passes over those who have left the organisation when an owner is followed', async () => {
  const groupId = await test.team('ann', 'ben');
  await test.code('ann', groups.addMembers, { groupId, ids: test.people.cleo.userId });
  await leave('ben', true);
  try {
    expect(await test.code('ann', groups.quit, { groupId })).toBe(codes.ok);
    const { body } = await call(test.instance.url, test.people.cleo, groups.detail, { groupId });
    expect(groups.detail.output.parse(body)).toMatchObject({ role: 'owner', memberCount: 2 });
    expect(await test.code('cleo', groups.quit, { groupId })).toBe(codes.ok);
    const { rows } = await test.database.tenant('demo', (tx) =>
      sql<{ dissolved: boolean }>`
        SELECT dissolved_at IS NOT NULL AS dissolved FROM chat_group WHERE group_id = ${groupId}
      `.execute(tx),
    );
    expect(rows).toEqual([{ dissolved: true }]);
  } finally {
    await leave('ben', false);
  }
});

it('repeats what was done without doing it again', async () => {
  const groupId = await test.team('ann', 'ben', 'cleo');
  const twice = async (
    who: 'ann' | 'ben' | 'cleo',
    endpoint: (typeof groups)[keyof typeof groups],
    input: object = {},
  ) => {
    const codesOf = [
      await test.code(who, endpoint, { groupId, ...input }),
      await test.code(who, endpoint, { groupId, ...input }),
    ];
    expect(codesOf).toEqual([codes.ok, codes.ok]);
  };
  await twice('ann', groups.addMembers, { ids: test.people.dan.userId });
  await twice('ann', groups.setNotice, { notice: 'once' });
  await twice('ann', groups.removeMembers, { ids: test.people.dan.userId });
  await twice('ann', groups.transfer, { ownerId: test.people.ben.userId });
  await twice('ann', groups.quit);
  await twice('ben', groups.dissolve);
  await twice('cleo', groups.quit);
  expect(await test.code('dan', groups.dissolve, { groupId })).toBe(codes.ok);
  const { rows } = await test.database.tenant('demo', (tx) =>
    sql<{ type: string; count: number }>`
      SELECT payload ->> 'change' AS type, count(*)::int AS count FROM event
      WHERE type = 'group' AND payload ->> 'groupId' = ${groupId} GROUP BY 1 ORDER BY 1
    `.execute(tx),
  );
  // Joined: Dan. Left: Dan, Ann, and the two of the end. Changed: one for each of the six that changed something.
  expect(rows).toEqual([
    { type: 'changed', count: 6 },
    { type: 'joined', count: 1 },
    { type: 'left', count: 4 },
  ]);
});
