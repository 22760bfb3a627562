import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { writeSystemMessage } from '../../messages/index.ts';
import { groupToLeave, mayAct, ownGroup, successorOf } from '../queries/group-record.ts';
import { leave, memberIds, toMembers } from './membership.ts';

/** Makes a member the owner. Nothing happens when they are it already. */
export async function transferGroup(
  tx: Tx,
  actor: Actor,
  groupId: string,
  newOwnerId: string,
): Promise<void> {
  await groupToLeave(tx, actor, groupId);
  const group = await ownGroup(tx, actor, groupId);
  if (group.ownerId === newOwnerId) return;
  if (!mayAct(group, actor, 'transfer')) throw new Refusal(codes.notGroupOwner);
  await requireSuccessor(tx, actor.tenantId, groupId, newOwnerId);
  await setOwner(tx, actor.tenantId, groupId, newOwnerId);
  await publish(tx, toMembers(groupId, 'changed'));
  const { tenantId, userId } = actor;
  const handedOver = { type: 'ownerChanged', actorId: userId, userIds: [newOwnerId] } as const;
  await writeSystemMessage(tx, { tenantId, groupId }, handedOver);
}

/**
 * Leaves a group. The owner is succeeded by `successorId`, else by the longest member; without a member left the group
 * is dissolved. For former members nothing happens.
 */
export async function quitGroup(
  tx: Tx,
  actor: Actor,
  groupId: string,
  successorId: string | undefined,
): Promise<void> {
  const { tenantId, userId } = actor;
  const group = await groupToLeave(tx, actor, groupId);
  if (!group || group.belongs === null) throw new HttpRefusal(403, codes.notMember);
  if (!group.belongs) return;
  if (group.ownerId === userId) {
    if (successorId !== undefined && successorId !== userId) {
      await requireSuccessor(tx, tenantId, groupId, successorId);
    }
    const named = successorId === userId ? undefined : successorId;
    const next = named ?? (await successorOf(tx, tenantId, groupId, userId));
    if (next === undefined) return endGroup(tx, tenantId, groupId);
    await setOwner(tx, tenantId, groupId, next);
    const followed = { type: 'ownerChanged', actorId: userId, userIds: [next] } as const;
    await writeSystemMessage(tx, { tenantId, groupId }, followed);
  }
  await leave(tx, { tenantId, groupId }, [userId]);
  await writeSystemMessage(tx, { tenantId, groupId }, { type: 'left', actorId: userId });
}

/** Dissolves a group. For former members of a dissolved group nothing happens. */
export async function dissolveGroup(tx: Tx, actor: Actor, groupId: string): Promise<void> {
  const group = await groupToLeave(tx, actor, groupId);
  if (!group) throw new HttpRefusal(403, codes.notMember);
  if (group.dissolved && group.belongs !== null) return;
  if (!group.belongs) throw new HttpRefusal(403, codes.notMember);
  if (!mayAct(group, actor, 'dissolve')) throw new Refusal(codes.notGroupOwner);
  const { tenantId, userId } = actor;
  // Before the members leave, so that all who are connected receive it.
  await writeSystemMessage(tx, { tenantId, groupId }, { type: 'dissolved', actorId: userId });
  await endGroup(tx, tenantId, groupId);
}

async function endGroup(tx: Tx, tenantId: string, groupId: string): Promise<void> {
  await sql`
    UPDATE chat_group SET dissolved_at = clock_timestamp()
    WHERE tenant_id = ${tenantId} AND group_id = ${groupId}
  `.execute(tx);
  const group = { tenantId, groupId };
  await leave(tx, group, await memberIds(tx, group));
}

export async function setOwner(tx: Tx, tenantId: string, groupId: string, ownerId: string): Promise<void> {
  await tx
    .updateTable('chat_group')
    .set({ owner_id: ownerId })
    .where('tenant_id', '=', tenantId)
    .where('group_id', '=', groupId)
    .execute();
}

/** Refuses people who are not members, or have left the organisation. */
async function requireSuccessor(tx: Tx, tenantId: string, groupId: string, userId: string): Promise<void> {
  const { rows } = await sql<{ name: string; left: boolean }>`
    SELECT p.name, p.left_at IS NOT NULL AS "left"
    FROM (
      SELECT user_id FROM member
      WHERE tenant_id = ${tenantId} AND conversation_id = ${groupId} AND user_id = ${userId} AND left_at IS NULL
    ) AS m
    JOIN person p ON p.tenant_id = ${tenantId} AND p.user_id = m.user_id
  `.execute(tx);
  const [member] = rows;
  if (!member) throw new Refusal(codes.notInGroup);
  if (member.left) throw new Refusal(codes.peopleLeft, { names: member.name });
}
