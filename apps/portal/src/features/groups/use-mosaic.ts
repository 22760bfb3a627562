import type { GroupAvatarMember } from '@snap/portal-ui';
import { useSnapshot } from 'valtio';
import { pictureOf } from '../../stores/pictures.ts';
import { session } from '../../stores/session.ts';
import { groupMembers } from './members.ts';

/** People in the mark of a group. */
const MOSAIC_MEMBERS = 4;

/** The first members of a group that was looked at, for its mark; the reader left out. */
export function useMosaic(groupId: string): readonly GroupAvatarMember[] {
  const { userId } = useSnapshot(session);
  const members = useSnapshot(groupMembers).byId[groupId]?.list ?? [];
  return members
    .filter(({ id, left }) => id !== userId && !left)
    .slice(0, MOSAIC_MEMBERS)
    .map(({ id, name, avatarVersion }) => ({
      id,
      name,
      avatarUrl: pictureOf({ type: 'user', id }, avatarVersion),
    }));
}
