import { codes, groupTypeCodes } from '@snap/portal-api/contract';
import { isBlank } from '@snap/portal-api/rules';
import { sql } from 'kysely';
import { Refusal } from '../../http/refusal.ts';
import type { Tx } from '../../store/database.ts';
import { appendEvents } from '../../store/events.ts';
import { type Choice, choosePeople } from './choose-people.ts';
import { type Asker, ownGroupToChange } from './group-record.ts';
import { join, memberIds, part, toMembers } from './membership.ts';
import { groupSortKey } from './new-group.ts';

/** Renames a group or rewrites its introduction; what is undefined stays. */
export async function updateGroup(
  tx: Tx,
  asker: Asker,
  groupId: string,
  changes: { name: string | undefined; introduction: string | undefined },
  origin: string,
): Promise<void> {
  const group = await ownGroupToChange(tx, asker, groupId, 'edit');
  const name = changes.name?.trim() ?? group.name;
  const introduction = changes.introduction?.trim() ?? group.introduction;
  // A temporary chat has no required fields (section 5), but a group without a name could not be found again.
  if (isBlank(name)) throw new Refusal(codes.groupNameMissing);
  if (group.type === groupTypeCodes.teamGroup && isBlank(introduction))
    throw new Refusal(codes.groupIntroductionMissing);
  if (name === group.name && introduction === group.introduction) return;
  await tx
    .updateTable('chat_group')
    .set({ name, sort_key: groupSortKey(name), introduction })
    .where('tenant_id', '=', asker.tenantId)
    .where('group_id', '=', groupId)
    .execute();
  await appendEvents(tx, asker.tenantId, [toMembers(groupId, 'changed')], origin);
}

/** Puts up an announcement in place of the one before, with its author and time; an empty one takes it down. */
export async function setNotice(
  tx: Tx,
  asker: Asker,
  groupId: string,
  text: string,
  origin: string,
): Promise<void> {
  const { notice } = await ownGroupToChange(tx, asker, groupId, 'announce');
  const shown = isBlank(text) ? null : text;
  // A repeat keeps the first one's time.
  if (shown === notice) return;
  await sql`
    UPDATE chat_group
    SET notice = ${shown}, notice_by = ${shown === null ? null : asker.userId},
      notice_at = ${shown === null ? null : sql`clock_timestamp()`}
    WHERE tenant_id = ${asker.tenantId} AND group_id = ${groupId}
  `.execute(tx);
  await appendEvents(tx, asker.tenantId, [toMembers(groupId, 'changed')], origin);
}

/** How many came or went, and how many are in it now. */
export interface MemberChange {
  changed: number;
  memberCount: number;
}

/** Adds everyone of a choice, or nobody (D7, D9, D10). */
export async function addMembers(
  tx: Tx,
  asker: Asker,
  groupId: string,
  choice: Choice,
  origin: string,
): Promise<MemberChange> {
  const { lastSeq } = await ownGroupToChange(tx, asker, groupId, 'add');
  if (choice.ids.length + choice.deptIds.length === 0) throw new Refusal(codes.nobodyChosen);
  const group = { tenantId: asker.tenantId, groupId, lastSeq };
  const present = await memberIds(tx, group);
  const people = await choosePeople(tx, asker.tenantId, choice, present);
  await join(
    tx,
    group,
    people.map(({ userId }) => userId),
    origin,
  );
  return { changed: people.length, memberCount: present.length + people.length };
}

/** Takes people out; who is not in it is passed over. */
export async function removeMembers(
  tx: Tx,
  asker: Asker,
  groupId: string,
  userIds: readonly string[],
  origin: string,
): Promise<MemberChange> {
  const { ownerId, memberCount } = await ownGroupToChange(tx, asker, groupId, 'remove');
  if (userIds.length === 0) throw new Refusal(codes.nobodyChosen);
  if (userIds.includes(ownerId)) throw new Refusal(codes.ownerCannotBeRemoved);
  const changed = await part(tx, { tenantId: asker.tenantId, groupId }, userIds, origin);
  return { changed, memberCount: memberCount - changed };
}
