import type { ComponentProps } from 'react';
import type { PersonView } from '../../shared/views.ts';

export interface UserMenuLabels {
  /** "Menu of Zhang Wei". */
  menuOf: (name: string) => string;
  profile: string;
  startGroupChat: string;
  /** Friend requests, with their unread count. */
  friendRequests: (unread: number) => string;
  settings: string;
  layoutSettings: string;
  /** Opens the administration of the organisation. */
  console: string;
  changePassword: string;
  logOut: string;
  /** Title of the logout confirmation. */
  logOutTitle: string;
  logOutQuestion: string;
  cancel: string;
}

/** `ref`, `className` and further props land on the button that opens the menu. */
export interface UserMenuProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'onClick'> {
  person: PersonView;
  /** An action without its callback is left out. */
  onProfile?: (() => void) | undefined;
  onStartGroupChat?: (() => void) | undefined;
  onFriendRequests?: (() => void) | undefined;
  /** Unread friend requests; default: 0. */
  unreadRequests?: number | undefined;
  onSettings?: (() => void) | undefined;
  /** Only if the installation allows it (specification, section 2, Layout). */
  onLayoutSettings?: (() => void) | undefined;
  /** Only for people who administer the organisation. */
  onConsole?: (() => void) | undefined;
  onChangePassword?: (() => void) | undefined;
  /** Called after confirmation. */
  onLogOut: () => void;
  /** Logging out is pending. */
  pending?: boolean;
  /** Why logging out failed: shown in the confirmation, which stays open. */
  logOutError?: string | undefined;
  labels: UserMenuLabels;
}
