import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './UserMenu.stories.tsx';

export const page = {
  purpose:
    'The user’s avatar in the top bar, with a menu of their own things: profile, settings, password, logging out.',
  instead: [
    { when: 'Another person’s card', use: 'PersonCard' },
    { when: 'Language, theme or size alone', use: 'Preferences' },
  ],
  anatomy: {
    story: 'UserMenu/Open',
    parts: [
      { name: 'Avatar', does: 'opens the menu.', at: 'button' },
      { name: 'Head', does: 'name, position and department.', at: '[role=menu] [title]' },
      { name: 'Actions', does: 'each needs its callback.', at: '[role=menuitem]' },
      {
        name: 'Log out',
        does: 'asks for confirmation.',
        at: '[role=separator]:last-of-type ~ [role=menuitem]',
      },
    ],
  },
  states: [
    { story: 'UserMenu/Closed', shows: 'Closed.' },
    { story: 'UserMenu/Open', shows: 'Open.' },
    { story: 'UserMenu/Administrator', shows: 'With the way to the administration.' },
    { story: 'UserMenu/LogOut', shows: 'Asks before logging out.' },
    { story: 'UserMenu/LogOutFailed', shows: 'Logging out has failed.' },
  ],
  keyboard: [
    { where: 'Avatar', keys: ['Enter'], does: 'Opens the menu. Space and ↓ do the same.' },
    { where: 'Menu', keys: ['ArrowDown', 'ArrowUp'], does: 'Moves to the next or previous action.' },
    { where: 'Menu', keys: ['Escape'], does: 'Closes it; the avatar has the focus.' },
  ],
  accessibility: {
    roles: [
      { part: 'Avatar', role: 'button', name: 'Menu of and the name' },
      { part: 'Menu', role: 'menu', name: 'Menu of and the name' },
      { part: 'Confirmation', role: 'alertdialog', name: 'Log out; described by the question' },
    ],
    announced: ['Why logging out failed.'],
    notes: ['Cancelling returns the focus to the avatar.'],
  },
  content: {
    rules: [
      'The confirmation repeats the verb on its button: “Log out”, never “OK”.',
      'A count stands in brackets after its action.',
    ],
    languages: {
      zh: 'Full-width brackets: 好友请求（2）.',
      en: '“Friend requests (2)”.',
      es: 'Questions with ¿…?: “¿Quiere cerrar la sesión…?”',
      ja: 'Full-width brackets; the name takes さん.',
    },
    texts: ({ userMenu: l }) => ({
      Name: l.menuOf('Li Na'),
      Requests: l.friendRequests(2),
      'Log out': l.logOut,
      Question: l.logOutQuestion,
      Password: l.changePassword,
    }),
  },
  rules: [
    {
      right: { text: 'Leave out actions that the installation does not offer.' },
      wrong: { text: 'Show them disabled without a reason.' },
    },
    {
      right: { text: 'Keep the confirmation open with `logOutError` when it fails.' },
      wrong: { text: 'Pretend that the user is logged out.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ UserMenu: typeof Main }>>;
