import { Avatar, type AvatarProps } from '../../primitives/Avatar/Avatar.tsx';
import { GroupAvatar } from '../../primitives/Avatar/GroupAvatar.tsx';
import type { GroupView, PersonView } from './views.ts';

export interface ContactAvatarProps extends Omit<AvatarProps, 'userId' | 'name' | 'src'> {
  contact: (PersonView & { type: 'person' }) | (Omit<GroupView, 'kind'> & { type: 'group' });
}

/** Avatar of a contact: round for a person; the group's own, or a mosaic, for a group. */
export function ContactAvatar({ contact, ...rest }: ContactAvatarProps) {
  const { id, name, avatarUrl } = contact;
  return contact.type === 'group' ? (
    <GroupAvatar groupId={id} src={avatarUrl} members={contact.members} {...rest} />
  ) : (
    <Avatar userId={id} name={name} src={avatarUrl} {...rest} />
  );
}
