import type { FirstMember } from '@snap/portal-api/contract';
import type { PersonView } from '@snap/portal-ui/views';
import type { Snapshot } from 'valtio';
import { avatarUrlOf } from './avatar-url.ts';
import { session } from './session.ts';

interface PersonFacts {
  readonly id: string;
  readonly name: string;
  readonly position?: string | undefined;
  readonly department?: string | undefined;
  readonly avatarVersion?: string | undefined;
}

/** Maps a person to the view of the blocks, with their avatar. */
export function toPersonView({ id, name, position, department, avatarVersion }: PersonFacts): PersonView {
  return { id, name, position, department, avatarUrl: avatarUrlOf({ type: 'user', id }, avatarVersion) };
}

/** The signed-in user as the blocks show them. */
export const selfView = (): PersonView => ({
  id: session.userId,
  name: session.userName,
  avatarUrl: session.avatarUrl === '' ? undefined : session.avatarUrl,
});

/** Members for the mosaic of a group without an avatar. To a single member the current user is added. */
export const toMarkMembers = (members: readonly Snapshot<FirstMember>[] | undefined) =>
  members?.length === 1 ? [...members.map(toPersonView), selfView()] : members?.map(toPersonView);
