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

/** A person as the blocks show them, with their picture. Everything that lists people goes through here. */
export function toPersonView({ id, name, position, department, avatarVersion }: PersonFacts): PersonView {
  return { id, name, position, department, avatarUrl: avatarUrlOf({ type: 'user', id }, avatarVersion) };
}

/** The signed-in person as the blocks show them. */
export const selfView = (): PersonView => ({
  id: session.userId,
  name: session.userName,
  avatarUrl: session.avatarUrl === '' ? undefined : session.avatarUrl,
});

/** What makes the mark of a group without a picture. One member is no mosaic: the current user is the second of it. */
export const toMarkMembers = (members: readonly Snapshot<FirstMember>[] | undefined) =>
  members?.length === 1 ? [...members.map(toPersonView), selfView()] : members?.map(toPersonView);
