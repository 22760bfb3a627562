import { createHash } from 'node:crypto';
import { codes, limits } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import { takeFromQuota } from '../../../store/daily-quota.ts';
import type { Database, Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { versionOf } from '../../directory/index.ts';
import { type FileStorage, requireOwnFiles } from '../../disk/index.ts';
import { ownGroupToChange, toMembers } from '../../groups/index.ts';
import { lockSettings, notifyOwnDevices } from '../../settings/index.ts';
import { squareImage } from '../images/square-image.ts';
import { lockAvatar } from './tidy.ts';

export interface AvatarChange {
  actor: Actor;
  /** As it was sent. */
  bytes: Uint8Array;
  /** The group that gets the avatar; absent: the actor. */
  groupId: string | undefined;
}

/** Sets the avatar of the actor, or of a group that they may change; returns its version. */
export async function setAvatar(
  { database, storage }: { database: Database; storage: FileStorage },
  { actor, bytes, groupId }: AvatarChange,
): Promise<string> {
  const { tenantId } = actor;
  const { avatars } = storage;
  await database.tenant(tenantId, async (tx) => {
    if (groupId !== undefined) await ownGroupToChange(tx, actor, groupId, 'edit');
    // Counted before the work, whatever its result.
    await takeFromQuota(tx, actor, 'avatar', limits.avatarsPerDay);
  });
  const image = await squareImage(bytes);
  if (!image) throw new Refusal(codes.noPicture);
  const hash = createHash('sha256').update(image).digest('hex');
  // Before the transaction, which must not hold a connection while a bucket is slow.
  await avatars.put({ tenantId, hash }, image);
  await database.tenant(tenantId, async (tx) => {
    await requireOwnFiles(tx, storage);
    await lockAvatar(tx, tenantId, hash);
    // Removed just before as one without a reference: stored again before anyone is notified of it.
    await avatars.put({ tenantId, hash }, image);
    await changeAvatar(tx, actor, groupId, hash);
  });
  return versionOf(hash);
}

/**
 * Sets or removes (`null`) the avatar of the actor or of a group that they may change, and notifies those who see it.
 */
export async function changeAvatar(
  tx: Tx,
  actor: Actor,
  groupId: string | undefined,
  hash: string | null,
): Promise<void> {
  const { tenantId, userId } = actor;
  if (groupId !== undefined) {
    await ownGroupToChange(tx, actor, groupId, 'edit');
    await tx
      .updateTable('chat_group')
      .set({ avatar: hash })
      .where('tenant_id', '=', tenantId)
      .where('group_id', '=', groupId)
      .execute();
    await publish(tx, toMembers(groupId, 'changed'));
    return;
  }
  await lockSettings(tx, actor);
  await tx
    .updateTable('person')
    .set({ avatar: hash })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  const avatar = hash === null ? '' : versionOf(hash);
  await notifyOwnDevices(tx, actor, { type: 'settings', avatar });
}
