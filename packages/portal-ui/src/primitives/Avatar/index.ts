export { Avatar, type AvatarProps } from './Avatar.tsx';
export { GroupAvatar, type GroupAvatarMember, type GroupAvatarProps } from './GroupAvatar.tsx';
export { PresenceDot, type Presence, type PresenceDotProps } from './PresenceDot.tsx';
