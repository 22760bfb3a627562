import type { FirstMemberWire, GroupTypeCode } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { avatarVersion } from '../../directory/index.ts';
import { ownGroup } from '../../groups/index.ts';
import { readFirstMembers } from '../../messages/index.ts';
import { nameWords } from './name-words.ts';
import type { Captured, PresentSources, Shown } from './source.ts';

interface GroupFacts {
  groupId: string;
  type: GroupTypeCode;
  name: string;
  avatar?: string | null;
  firstMembers?: FirstMemberWire[] | undefined;
}

/**
 * A group that its owner is a member of. Throws as `ownGroup` does. Members are not saved, since only members may see
 * them.
 */
export async function captureGroup(tx: Tx, actor: Actor, id: string): Promise<Captured> {
  const { groupId, type, name } = await ownGroup(tx, actor, id);
  return { ...shown({ groupId, type, name }), sourceId: id, words: nameWords(name) };
}

/** Groups by their id, of those that the owner is in. */
export async function presentGroups(tx: Tx, actor: Actor, ids: readonly string[]): Promise<PresentSources> {
  const { tenantId, userId } = actor;
  if (ids.length === 0) return new Map();
  const { rows } = await sql<GroupFacts>`
    SELECT g.group_id AS "groupId", g.type, g.name, ${avatarVersion(sql.ref('g.avatar'))} AS avatar
    FROM unnest(${ids}::text[]) AS a (id)
    CROSS JOIN LATERAL (
      SELECT 1 FROM member
      WHERE tenant_id = ${tenantId} AND conversation_id = a.id AND user_id = ${userId} AND left_at IS NULL LIMIT 1
    ) AS mine
    CROSS JOIN LATERAL (
      SELECT group_id, type, name, avatar FROM chat_group WHERE tenant_id = ${tenantId} AND group_id = a.id LIMIT 1
    ) AS g
  `.execute(tx);
  const unmarked = rows.filter(({ avatar }) => !avatar).map(({ groupId }) => groupId);
  const marks = await readFirstMembers(tx, actor, unmarked);
  return new Map(
    rows.map((group) => [group.groupId, shown({ ...group, firstMembers: marks.get(group.groupId) })]),
  );
}

function shown({ groupId, type, name, avatar, firstMembers }: GroupFacts): Shown {
  return {
    kind: 'group',
    title: name,
    body: '',
    source: {
      type: 'group',
      groupId,
      groupType: type,
      ...(avatar ? { avatar } : {}),
      ...(firstMembers ? { firstMembers } : {}),
    },
  };
}
