import { Avatar, type AvatarProps } from '../primitives/Avatar/Avatar.tsx';
import { GroupAvatar } from '../primitives/Avatar/GroupAvatar.tsx';
import type { GroupView, PersonView } from './views.ts';

export interface ContactAvatarProps extends Omit<AvatarProps, 'userId' | 'name' | 'src'> {
  contact: (PersonView & { type: 'person' }) | (Omit<GroupView, 'kind'> & { type: 'group' });
}

/** The mark of whoever can be written to: a person's is round, a group's is its own. */
export function ContactAvatar({ contact, ...rest }: ContactAvatarProps) {
  const { id, name, avatarUrl } = contact;
  return contact.type === 'group' ? (
    <GroupAvatar groupId={id} src={avatarUrl} members={contact.members} {...rest} />
  ) : (
    <Avatar userId={id} name={name} src={avatarUrl} {...rest} />
  );
}
