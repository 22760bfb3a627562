import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './DeviceList.stories.tsx';

export const page = {
  purpose: 'Shows users where they are signed in, and signs them out there.',
  instead: [{ when: 'An administrator ends the sessions of a person', use: 'PersonSheet' }],
  anatomy: {
    story: 'DeviceList/Ready',
    parts: [
      { name: 'Device', does: 'browser, last use and address.', at: 'li' },
      { name: 'Sign out', does: 'ends the session there.', at: 'li button' },
      { name: 'Everywhere else', does: 'ends all but this one, after a question.', at: 'h2 + button' },
    ],
  },
  states: [
    { story: 'DeviceList/Ready', shows: 'Several browsers.' },
    { story: 'DeviceList/OnlyThis', shows: 'Only this browser.' },
    { story: 'DeviceList/Elsewhere', shows: 'The question before all others end.' },
    { story: 'DeviceList/Ending', shows: 'One is being signed out.' },
    { story: 'DeviceList/EndingFailed', shows: 'Signing out failed.' },
    { story: 'DeviceList/Many', shows: 'Many, with long names.' },
    { story: 'DeviceList/Loading', shows: 'Loading.' },
    { story: 'DeviceList/Failed', shows: 'Loading failed.' },
    { story: 'DeviceList/Offline', shows: 'Offline.' },
    { story: 'DeviceList/OnPhone', shows: 'On a phone.' },
  ],
  keyboard: [],
  accessibility: {
    roles: [
      { part: 'List', role: 'region', name: 'The title' },
      { part: 'Sign out', role: 'button', name: 'Sign out and the browser' },
      { part: 'Question', role: 'alertdialog', name: 'The verb of the action' },
    ],
    announced: ['Why signing out failed.'],
  },
  content: {
    rules: [
      'A browser is named as people know it, with its system.',
      'This browser is a badge, not a button.',
    ],
    languages: {
      zh: '在该设备退出登录 is short: 退出.',
      en: '“Sign out” there, “Sign out everywhere else”.',
      es: '“Cerrar sesión”; “usted”.',
      ja: 'ログアウト.',
    },
    texts: ({ deviceList: l }) => ({
      Note: l.note,
      Question: l.elsewhereQuestion,
      Failed: l.failed,
    }),
  },
  rules: [
    {
      right: { text: 'Take a device out of the list once the server has ended it.' },
      wrong: { text: 'Offer to sign out of this browser here.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ DeviceList: typeof Main }>>;
