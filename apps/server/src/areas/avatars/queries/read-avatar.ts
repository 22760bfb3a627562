import { createHash } from 'node:crypto';
import { codes } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import type { FileResponse } from '../../../http/file-response.ts';
import { HttpRefusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { versionOf } from '../../directory/index.ts';
import type { BlobStore } from '../../disk/index.ts';
import { groupsWithMembers } from '../../groups/index.ts';
import { initialsAvatar } from '../images/initials.ts';

/** A person or group, and the hash of its avatar. */
export interface AvatarOwner {
  id: string;
  name: string;
  hash: string | null;
}

/** A colleague, also one who has left. Throws 404 when there is none. */
export async function personToShow(tx: Tx, { tenantId }: Actor, userId: string): Promise<AvatarOwner> {
  const row = await tx
    .selectFrom('person')
    .select(['user_id', 'name', 'avatar'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new HttpRefusal(404, codes.unknownPerson);
  return { id: row.user_id, name: row.name, hash: row.avatar };
}

/** What follows a discussion group's id in the id of its avatar (specification, section 7). */
const discussionSuffix = '_discussionGroup';

/** A group of the actor's. Throws 404 when there is none, and the same for groups of others. */
export async function groupToShow(
  tx: Tx,
  { tenantId, userId }: Actor,
  avatarId: string,
): Promise<AvatarOwner> {
  const groupId = avatarId.endsWith(discussionSuffix)
    ? avatarId.slice(0, -discussionSuffix.length)
    : avatarId;
  const row = await groupsWithMembers(tx, tenantId)
    .select(['g.group_id', 'g.name', 'g.avatar'])
    .where('g.group_id', '=', groupId)
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new HttpRefusal(404, codes.unknownGroup);
  return { id: row.group_id, name: row.name, hash: row.avatar };
}

/** The avatar, or initials where there is none. A response to the current version is cached for good. */
export async function avatarFile(
  avatars: BlobStore,
  tenantId: string,
  { id, name, hash }: AvatarOwner,
  requestedVersion: string | undefined,
): Promise<FileResponse> {
  if (hash === null || !(await avatars.has({ tenantId, hash }))) {
    const svg = Buffer.from(initialsAvatar(id, name));
    const etag = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
    return { type: 'image/svg+xml', size: svg.length, etag, open: () => svg };
  }
  const version = versionOf(hash);
  return {
    type: 'image/webp',
    inline: true,
    etag: version,
    ...(requestedVersion === version ? { cache: 'private, max-age=31536000, immutable' } : {}),
    open: () => avatars.open({ tenantId, hash }),
  };
}
