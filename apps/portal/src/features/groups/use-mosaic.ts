import { limits, type Target } from '@snap/portal-api/contract';
import { useConversation } from '@snap/portal-messaging/react';
import type { GroupAvatarMember } from '@snap/portal-ui/avatar';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { messaging } from '../../live/messaging.ts';
import { toMarkMembers } from '../../stores/person-view-models.ts';
import { session } from '../../stores/session.ts';
import { membersQuery } from './queries.ts';

/**
 * The first members of a group for its mark, in the order of the server's lists: the owner, then by id, without the
 * current user where others are enough. Until the members are loaded, those that the conversation list names.
 */
export function useMosaic({ type, id }: Readonly<Target>): readonly GroupAvatarMember[] {
  const { userId } = useSnapshot(session);
  const { data: members } = useQuery({ ...membersQuery(id), enabled: false });
  const line = useConversation(messaging, { type, id });
  if (!members) return toMarkMembers(line?.firstMembers) ?? [];
  const first = members
    .filter((member) => member.id !== userId && !member.left)
    .toSorted((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner') || (a.id < b.id ? -1 : 1))
    .slice(0, limits.firstMembers);
  return toMarkMembers(first) ?? [];
}
