import type { ComponentProps } from 'react';
import type { PersonView } from '../../shared/views.ts';

export interface UserMenuLabels {
  /** "Menu of Zhang Wei". */
  menuOf: (name: string) => string;
  profile: string;
  startGroupChat: string;
  /** The way to friend requests; with how many are unread. */
  friendRequests: (unread: number) => string;
  settings: string;
  layoutSettings: string;
  changePassword: string;
  logOut: string;
  /** Title of the question before logging out. */
  logOutTitle: string;
  logOutQuestion: string;
  cancel: string;
}

/** `ref`, `className` and further props land on the button that opens the menu. */
export interface UserMenuProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'onClick'> {
  person: PersonView;
  /** A step without a callback is left out. */
  onProfile?: (() => void) | undefined;
  onStartGroupChat?: (() => void) | undefined;
  onFriendRequests?: (() => void) | undefined;
  /** Of friend requests; 0 unless said. */
  unreadRequests?: number | undefined;
  onSettings?: (() => void) | undefined;
  /** Only where the installation allows it (specification, section 2, Layout). */
  onLayoutSettings?: (() => void) | undefined;
  onChangePassword?: (() => void) | undefined;
  /** After the question was answered with yes. */
  onLogOut: () => void;
  /** Logging out is under way. */
  pending?: boolean;
  /** Why logging out failed: said in the question, which stays open. */
  logOutError?: string | undefined;
  labels: UserMenuLabels;
}
