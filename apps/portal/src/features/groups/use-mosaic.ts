import { limits, type Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import type { GroupAvatarMember } from '@snap/portal-ui';
import { useSnapshot } from 'valtio';
import { conversations } from '../../stores/conversations.ts';
import { toMarkMembers, toPersonView } from '../../stores/people-views.ts';
import { session } from '../../stores/session.ts';
import { groupMembers } from './members.ts';

/**
 * The first members of a group for its mark, without the current user, in the order of the server's lists: the owner,
 * then by id. Until the members are loaded, those that the conversation list names.
 */
export function useMosaic({ type, id }: Readonly<Target>): readonly GroupAvatarMember[] {
  const { userId } = useSnapshot(session);
  const members = useSnapshot(groupMembers).byId[id];
  const line = useSnapshot(conversations).byKey[targetKey({ type, id })];
  if (members?.status !== 'ready') return toMarkMembers(line?.firstMembers) ?? [];
  return members.list
    .filter((member) => member.id !== userId && !member.left)
    .toSorted((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner') || (a.id < b.id ? -1 : 1))
    .slice(0, limits.firstMembers)
    .map(toPersonView);
}
