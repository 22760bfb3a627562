import { codes, groups } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { call } from '../../../testing/messaging-instance.ts';
import { type GroupTest, membersOf, startGroupTest } from '../../../testing/group-test.ts';

let test: GroupTest<'ann' | 'ben' | 'cleo' | 'dan' | 'eve'>;
beforeAll(async () => {
  test = await startGroupTest(['ann', 'ben', 'cleo', 'dan', 'eve']);
});
afterEach(() => test.limitMembers(500));
afterAll(() => test.close());

const rounds = Array.from({ length: 8 }, (_, round) => round);
const idsOf = (...logins: (keyof typeof test.people)[]) =>
  logins.map((login) => test.people[login].userId).join(',');

/** Whether the log has a message of a person after they left the group. */
async function wroteAfterLeaving(groupId: string, userId: string): Promise<boolean> {
  const { rows } = await test.database.tenant('demo', (tx) =>
    sql<{ late: boolean }>`
      SELECT coalesce(max(pos) FILTER (WHERE type = 'message' AND payload #>> '{message,sender}' = ${userId})
        > max(pos) FILTER (WHERE type = 'membership' AND ${userId} = ANY (user_ids)), false) AS late
      FROM event WHERE conversation_id = ${groupId}
    `.execute(tx),
  );
  return rows[0]?.late ?? false;
}

it('lets one of two additions in that would together exceed the limit', async () => {
  await test.limitMembers(4);
  for (const _ of rounds) {
    const groupId = await test.team('ann', 'ben');
    const outcomes = await Promise.all([
      test.code('ann', groups.addMembers, { groupId, ids: idsOf('cleo', 'dan') }),
      test.code('ben', groups.addMembers, { groupId, ids: idsOf('dan', 'eve') }),
    ]);
    expect(outcomes.toSorted()).toEqual([codes.ok, codes.groupFull]);
    expect(await membersOf(test.instance.url, test.people.ann, groupId)).toHaveLength(4);
  }
});

it.each([
  ['a member is removed', groups.removeMembers, () => ({ ids: idsOf('ben') }), codes.notMember],
  ['the group is dissolved', groups.dissolve, () => ({}), codes.groupDissolved],
])('stores each acknowledged message and accepts none after %s', async (_, endpoint, input, refusal) => {
  for (const round of rounds) {
    const groupId = await test.team('ann', 'ben', 'cleo');
    const texts = Array.from({ length: 12 }, (_text, n) => `${round}.${n}`);
    const [, ...sent] = await Promise.all([
      test.code('ann', endpoint, { groupId, ...input() }),
      ...texts.map((text) => test.say('ben', groupId, text)),
    ]);
    const acknowledged = texts.filter((_text, n) => sent[n] === codes.ok);
    expect(new Set(sent).difference(new Set([codes.ok, refusal]))).toEqual(new Set());
    const { rows } = await test.database.tenant('demo', (tx) =>
      sql<{
        msg: string;
      }>`SELECT msg FROM message WHERE conversation_id = ${groupId} AND kind <> 'system'`.execute(tx),
    );
    expect(rows.map(({ msg }) => msg).toSorted()).toEqual(acknowledged.toSorted());
    expect(await wroteAfterLeaving(groupId, test.people.ben.userId)).toBe(false);
    expect(await test.say('ben', groupId, 'late')).toBe(refusal);
  }
});

it('never hands a group to a member who is leaving it at that moment', async () => {
  for (const _ of rounds) {
    const groupId = await test.team('ann', 'ben', 'cleo');
    await Promise.all([
      test.code('ann', groups.transfer, { groupId, ownerId: idsOf('ben') }),
      test.code('ben', groups.quit, { groupId }),
    ]);
    const members = await membersOf(test.instance.url, test.people.cleo, groupId);
    expect(members.map(({ id }) => id)).not.toContain(test.people.ben.userId);
    expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1);
  }
});

it('dissolves a group once when all leave at the same moment', async () => {
  for (const _ of rounds) {
    const groupId = await test.team('ann', 'ben', 'cleo');
    const everyone = ['ann', 'ben', 'cleo'] as const;
    const outcomes = await Promise.all(everyone.map((who) => test.code(who, groups.quit, { groupId })));
    expect(outcomes).toEqual([codes.ok, codes.ok, codes.ok]);
    const { rows } = await test.database.tenant('demo', (tx) =>
      sql<{ dissolved: boolean; members: number }>`
        SELECT dissolved_at IS NOT NULL AS dissolved,
          (SELECT count(*)::int FROM member WHERE conversation_id = ${groupId} AND left_at IS NULL) AS members
        FROM chat_group WHERE group_id = ${groupId}
      `.execute(tx),
    );
    expect(rows).toEqual([{ dissolved: true, members: 0 }]);
  }
});

it.each([
  ['under one id', { clientGroupId: 'copy' }],
  ['without an id, within a minute', {}],
])('makes one group of 30 copies of a request %s', async (name, identified) => {
  const input = {
    name: name.slice(0, 16),
    introduce: 'copies',
    ids: idsOf('ben', 'cleo'),
    creatorId: test.people.ann.userId,
    ...identified,
  };
  const responses = await Promise.all(
    Array.from({ length: 30 }, () => call(test.instance.url, test.people.ann, groups.create, input)),
  );
  const made = responses.map(({ body }) => groups.create.output.parse(body).target.id);
  expect(new Set(made).size).toBe(1);
  const again = await call(test.instance.url, test.people.ann, groups.create, input);
  expect(groups.create.output.parse(again.body).target.id).toBe(made[0]);
  expect(await membersOf(test.instance.url, test.people.ann, made[0] ?? '')).toHaveLength(3);
});
