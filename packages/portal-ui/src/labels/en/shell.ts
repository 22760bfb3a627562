import type { ShellLabels } from '../types.ts';

export const common: ShellLabels['common'] = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading…',
  notifications: 'Notifications',
};

export const appShell: ShellLabels['appShell'] = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  pages: 'Pages',
};

export const sidebar: ShellLabels['sidebar'] = {
  navigation: 'Main navigation',
  unreadMessages: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  friendRequests: (count) => (count === 1 ? '1 friend request' : `${count} friend requests`),
  empty: 'Your menu is empty. An administrator can set it up.',
};

export const topBar: ShellLabels['topBar'] = {
  openMenu: 'Open menu',
  collapseMenu: 'Collapse menu',
  expandMenu: 'Expand menu',
};

export const topMenu: ShellLabels['topMenu'] = { navigation: 'Areas', more: 'More' };

export const breadcrumb: ShellLabels['breadcrumb'] = { navigation: 'Breadcrumb' };

export const tabsBar: ShellLabels['tabsBar'] = {
  pages: 'Open pages',
  refresh: 'Refresh',
  close: 'Close',
  closeOthers: 'Close others',
  closeAll: 'Close all',
  closeBefore: 'Close left',
  closeAfter: 'Close right',
  unsaved: 'Not saved',
  moved: (title, position, count) => `${title} moved to ${position} of ${count}`,
  allPages: (count) => `All open pages (${count})`,
  searchPages: 'Search open pages',
  noPages: 'No such page',
};

export const userMenu: ShellLabels['userMenu'] = {
  menuOf: (name) => `Menu of ${name}`,
  profile: 'Profile',
  startGroupChat: 'Start group chat',
  friendRequests: (unread) => (unread > 0 ? `Friend requests (${unread})` : 'Friend requests'),
  settings: 'Settings',
  layoutSettings: 'Layout settings',
  console: 'Administration',
  changePassword: 'Change password',
  logOut: 'Log out',
  logOutTitle: 'Log out',
  logOutQuestion: 'Do you want to log out and leave the portal?',
  cancel: 'Cancel',
};

export const languageSelect: ShellLabels['languageSelect'] = { language: 'Language' };

export const themeSelect: ShellLabels['themeSelect'] = {
  theme: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
};

export const fullScreenToggle: ShellLabels['fullScreenToggle'] = {
  enter: 'Full screen',
  leave: 'Leave full screen',
};

export const sizeSelect: ShellLabels['sizeSelect'] = {
  size: 'Size',
  default: 'Default',
  medium: 'Medium',
  small: 'Small',
  mini: 'Mini',
};

export const shell: ShellLabels = {
  common,
  appShell,
  sidebar,
  topBar,
  topMenu,
  breadcrumb,
  tabsBar,
  userMenu,
  languageSelect,
  themeSelect,
  fullScreenToggle,
  sizeSelect,
};
