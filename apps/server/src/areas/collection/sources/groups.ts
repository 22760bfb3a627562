import type { GroupTypeCode } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { ownGroup } from '../../groups/index.ts';
import { nameWords } from './name-words.ts';
import type { Captured, PresentSources, Shown } from './source.ts';

interface GroupFacts {
  groupId: string;
  type: GroupTypeCode;
  name: string;
}

/** A group that its owner is in. Throws as `ownGroup` does. */
export async function captureGroup(tx: Tx, actor: Actor, id: string): Promise<Captured> {
  const group = await ownGroup(tx, actor, id);
  return { ...shown(group), sourceId: id, words: nameWords(group.name) };
}

/** Groups by their id, of those that the owner is in. */
export async function presentGroups(
  tx: Tx,
  { tenantId, userId }: Actor,
  ids: readonly string[],
): Promise<PresentSources> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<GroupFacts>`
    SELECT g.group_id AS "groupId", g.type, g.name
    FROM unnest(${ids}::text[]) AS a (id)
    CROSS JOIN LATERAL (
      SELECT 1 FROM member
      WHERE tenant_id = ${tenantId} AND conversation_id = a.id AND user_id = ${userId} AND left_at IS NULL LIMIT 1
    ) AS mine
    CROSS JOIN LATERAL (
      SELECT group_id, type, name FROM chat_group WHERE tenant_id = ${tenantId} AND group_id = a.id LIMIT 1
    ) AS g
  `.execute(tx);
  return new Map(rows.map((group) => [group.groupId, shown(group)]));
}

function shown({ groupId, type, name }: GroupFacts): Shown {
  return { kind: 'group', title: name, body: '', source: { type: 'group', groupId, groupType: type } };
}
