import {
  Building2,
  KeyRound,
  LogOut,
  Settings,
  SlidersHorizontal,
  UserRound,
  UserRoundPlus,
  Users,
} from 'lucide';
import type { OpenedMenu } from '../../../hooks/pointer/use-menu-opener.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { AnchoredMenu } from '../../../primitives/DropdownMenu/AnchoredMenu.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '../../../primitives/DropdownMenu/DropdownMenu.tsx';
import { DirectionalIcon } from '../../../primitives/Icon/DirectionalIcon.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { UserMenuProps } from './types.ts';
import * as styles from './UserMenu.css.ts';

type Content = Pick<
  UserMenuProps,
  | 'person'
  | 'onProfile'
  | 'onStartGroupChat'
  | 'onFriendRequests'
  | 'unreadRequests'
  | 'onSettings'
  | 'onLayoutSettings'
  | 'onConsole'
  | 'onChangePassword'
  | 'onLogOut'
  | 'labels'
>;

/** The open user menu: name and actions. */
export function UserMenuContent({
  person,
  onProfile,
  onStartGroupChat,
  onFriendRequests,
  unreadRequests = 0,
  onSettings,
  onLayoutSettings,
  onConsole,
  onChangePassword,
  onLogOut,
  labels,
  ...menu
}: Content & OpenedMenu & { onClose: () => void }) {
  const place = [person.position, person.department].filter(Boolean).join(' · ');
  const actions = [
    { label: labels.profile, glyph: UserRound, onSelect: onProfile },
    { label: labels.startGroupChat, glyph: Users, onSelect: onStartGroupChat },
    { label: labels.friendRequests(unreadRequests), glyph: UserRoundPlus, onSelect: onFriendRequests },
    { label: labels.settings, glyph: Settings, onSelect: onSettings },
    { label: labels.layoutSettings, glyph: SlidersHorizontal, onSelect: onLayoutSettings },
    { label: labels.changePassword, glyph: KeyRound, onSelect: onChangePassword },
    { label: labels.console, glyph: Building2, onSelect: onConsole },
  ].filter(({ onSelect }) => onSelect !== undefined);
  return (
    <AnchoredMenu align="end" className={styles.menu} {...menu}>
      <div className={styles.head}>
        <Avatar userId={person.id} name={person.name} src={person.avatarUrl} size={40} />
        <div className={styles.who}>
          <div className={styles.name} title={person.name}>
            {person.name}
          </div>
          {place !== '' && (
            <div className={styles.place} title={place}>
              {place}
            </div>
          )}
        </div>
      </div>
      <DropdownMenuSeparator />
      {actions.map(({ label, glyph, onSelect }) => (
        <DropdownMenuItem key={label} icon={<Icon glyph={glyph} />} onSelect={() => onSelect?.()}>
          {label}
        </DropdownMenuItem>
      ))}
      {actions.length > 0 && <DropdownMenuSeparator />}
      <DropdownMenuItem icon={<DirectionalIcon glyph={LogOut} />} onSelect={onLogOut}>
        {labels.logOut}
      </DropdownMenuItem>
    </AnchoredMenu>
  );
}
