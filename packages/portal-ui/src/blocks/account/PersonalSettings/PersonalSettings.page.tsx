import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './PersonalSettings.stories.tsx';

export const page = {
  purpose: 'The user’s own settings of messages, notifications and privacy. Each change is saved on its own.',
  instead: [
    { when: 'Colours, layout and density', use: 'LayoutSettings' },
    { when: 'Only language, theme or size', use: 'Preferences' },
    { when: 'The password', use: 'PasswordDialog' },
  ],
  anatomy: {
    story: 'PersonalSettings/Ready',
    parts: [
      { name: 'Section', does: 'messages, privacy.', at: 'section h3' },
      { name: 'Switch', does: 'a setting with its hint; changes at once.', at: '[role=switch]' },
      { name: 'Key that sends', does: 'two ways, each with its hint.', at: 'section fieldset' },
      {
        name: 'See my card',
        does: 'the card as colleagues see it.',
        at: 'section ~ button, section button:not([role])',
      },
    ],
  },
  states: [
    { story: 'PersonalSettings/Ready', shows: 'Loaded.' },
    { story: 'PersonalSettings/NotificationsUnasked', shows: 'The browser was not asked yet.' },
    { story: 'PersonalSettings/NotificationsBlocked', shows: 'The browser blocks notifications.' },
    { story: 'PersonalSettings/MobileForced', shows: 'Hiding all hides the number, too.' },
    { story: 'PersonalSettings/Saving', shows: 'A change is on its way.' },
    { story: 'PersonalSettings/SaveFailed', shows: 'A change failed and is as before.' },
    { story: 'PersonalSettings/Loading', shows: 'Loading.' },
    { story: 'PersonalSettings/Failed', shows: 'Failed to load.' },
    { story: 'PersonalSettings/OfflineKept', shows: 'Offline, with the known settings.' },
  ],
  keyboard: [
    { where: 'Switch', keys: ['Space'], does: 'Turns it on or off. Enter does the same.' },
    { where: 'Key that sends', keys: ['ArrowDown', 'ArrowUp'], does: 'Chooses the next or previous one.' },
    { keys: ['Tab'], does: 'Moves from setting to setting.' },
    { where: 'Dialog', keys: ['Escape'], does: 'Closes it: every change is saved already.' },
  ],
  accessibility: {
    roles: [
      { part: 'Dialog', role: 'dialog', name: 'Settings' },
      { part: 'Section', role: 'region', name: 'Its heading' },
      { part: 'Setting', role: 'switch', name: 'The setting; described by its hint or error' },
      { part: 'Key that sends', role: 'group', name: 'Key that sends' },
    ],
    announced: ['A failure, at its setting.'],
    notes: ['A setting that another one forces stays visible, disabled, with the reason.'],
  },
  content: {
    rules: [
      'A switch is named by what is true when it is on: “Hide my mobile number”.',
      'The hint says what others see.',
      'There is no “Save”: do not promise one.',
    ],
    languages: {
      zh: 'Names without 是否: 隐藏电话号码.',
      en: 'Names begin with a verb or are a noun: “Sound”.',
      es: 'Infinitives: “Ocultar mi número de móvil”.',
      ja: 'Verbs in dictionary form: 携帯番号を隠す.',
    },
    texts: ({ personalSettings: l }) => ({
      Notifications: l.notifications,
      'Its hint': l.notificationsHint,
      Blocked: l.notificationsBlocked,
      Hide: l.hide,
      'Hint of hiding': l.hideHint,
      Forced: l.hideMobileForced,
    }),
  },
  rules: [
    {
      right: { text: 'Save each change at once and roll it back with the server’s reason.' },
      wrong: { text: 'Collect changes for a “Save” that is easily missed.' },
    },
    {
      right: { text: 'Ask for the browser’s permission when the user presses for it.' },
      wrong: { text: 'Ask when the page opens.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ PersonalSettings: typeof Main }>>;
