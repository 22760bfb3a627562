import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { writeSystemMessage } from '../../messages/index.ts';
import { groupToLeave } from '../queries/group-record.ts';
import { join, memberIds, toMembers } from './membership.ts';
import { setOwner } from './ownership.ts';

/**
 * Makes a person the owner of all groups of another one, on behalf of the organisation. They become a member where they
 * are none, and see what is written from then on. Returns the groups.
 * @param actor Who decided it, as the groups are told.
 */
export async function handOverGroups(
  tx: Tx,
  actor: Actor,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<string[]> {
  const { tenantId, userId: actorId } = actor;
  const { rows } = await sql<{ group_id: string }>`
    SELECT group_id FROM chat_group
    WHERE tenant_id = ${tenantId} AND owner_id = ${fromId} AND dissolved_at IS NULL ORDER BY group_id
  `.execute(tx);
  const handedOver: string[] = [];
  for (const { group_id: groupId } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- in one order, so that two hand-overs do not wait for each other
    const group = await groupToLeave(tx, { tenantId, userId: fromId }, groupId);
    if (!group || group.dissolved) continue;
    const place = { tenantId, groupId, lastSeq: group.lastSeq };
    // oxlint-disable-next-line no-await-in-loop
    if (!(await memberIds(tx, place)).includes(toId)) {
      // oxlint-disable-next-line no-await-in-loop
      await join(tx, place, [toId]);
      // oxlint-disable-next-line no-await-in-loop
      await writeSystemMessage(tx, place, { type: 'invited', actorId, userIds: [toId] });
    }
    // oxlint-disable-next-line no-await-in-loop
    await setOwner(tx, tenantId, groupId, toId);
    // oxlint-disable-next-line no-await-in-loop
    await publish(tx, toMembers(groupId, 'changed'));
    // oxlint-disable-next-line no-await-in-loop
    await writeSystemMessage(tx, place, { type: 'ownerChanged', actorId, userIds: [toId] });
    handedOver.push(groupId);
  }
  return handedOver;
}
