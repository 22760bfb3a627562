import type { ShellLabels } from '../types.ts';

export const shell: ShellLabels = {
  common: {
    close: 'Close',
    cancel: 'Cancel',
    retry: 'Try again',
    loading: 'Loading…',
    notifications: 'Notifications',
  },
  appShell: { skipToContent: 'Skip to content', menu: 'Menu', pages: 'Pages' },
  sidebar: {
    navigation: 'Main navigation',
    unreadMessages: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
    friendRequests: (count) => (count === 1 ? '1 friend request' : `${count} friend requests`),
  },
  topBar: { openMenu: 'Open menu', collapseMenu: 'Collapse menu', expandMenu: 'Expand menu' },
  breadcrumb: { navigation: 'Breadcrumb' },
  tabsBar: {
    pages: 'Open pages',
    refresh: 'Refresh',
    close: 'Close',
    closeOthers: 'Close others',
    closeAll: 'Close all',
  },
  userMenu: {
    menuOf: (name) => `Menu of ${name}`,
    profile: 'Profile',
    startGroupChat: 'Start group chat',
    settings: 'Settings',
    layoutSettings: 'Layout settings',
    changePassword: 'Change password',
    logOut: 'Log out',
    logOutTitle: 'Log out',
    logOutQuestion: 'Do you want to log out and leave the portal?',
    cancel: 'Cancel',
  },
  languageSelect: { language: 'Language' },
  themeSelect: { theme: 'Appearance', light: 'Light', dark: 'Dark', system: 'System' },
  sizeSelect: { size: 'Size', default: 'Default', medium: 'Medium', small: 'Small', mini: 'Mini' },
};
