import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './Preferences.stories.tsx';

export const page = {
  purpose: 'Buttons for language, theme, size and full screen, for the top bar and the sign-in page.',
  instead: [
    { when: 'All settings of the appearance', use: 'LayoutSettings' },
    { when: 'Settings of messages and privacy', use: 'PersonalSettings' },
  ],
  anatomy: {
    story: 'Preferences/SizesOpen',
    parts: [
      { name: 'Button', does: 'an icon with a tooltip; opens the choices.', at: 'button' },
      { name: 'Choices', does: 'the current one has a tick.', at: '[role=menuitemradio]' },
      { name: 'Full screen', does: 'a button without choices.' },
    ],
  },
  states: [
    { story: 'Preferences/Language', shows: 'The language.' },
    { story: 'Preferences/Theme', shows: 'The theme.' },
    { story: 'Preferences/Size', shows: 'The size.' },
    { story: 'Preferences/LanguagesOpen', shows: 'Languages, each by its own name.' },
    { story: 'Preferences/FullScreenTurns', shows: 'Full screen.' },
  ],
  keyboard: [
    { where: 'Button', keys: ['Tab'], does: 'Moves from button to button.', story: 'Preferences/Theme' },
    {
      where: 'Button',
      keys: ['Enter'],
      does: 'Opens the choices. Space and ↓ do the same.',
      story: 'Preferences/Theme',
    },
    {
      where: 'Choices',
      keys: ['ArrowDown', 'Enter'],
      does: 'Moves to the next choice; takes it.',
      story: 'Preferences/Theme',
    },
    { where: 'Choices', keys: ['Escape'], does: 'Closes them without a change.' },
  ],
  accessibility: {
    roles: [
      { part: 'Button', role: 'button', name: 'Language, Appearance, Size, Full screen' },
      { part: 'Choices', role: 'menu', name: 'The same' },
      { part: 'Choice', role: 'menuitemradio', name: 'Its name, in its own language (`lang`)' },
    ],
    announced: ['Nothing: the page itself changes.'],
  },
  content: {
    rules: [
      'A language is written in itself: 中文, English, Español, 日本語. Never translated.',
      'Full screen names what a press does.',
    ],
    languages: {
      zh: '跟随系统 for the choice of the system.',
      en: '“System” for the choice of the system.',
      es: '“Según el sistema” for the choice of the system.',
      ja: 'システムに合わせる for the choice of the system.',
    },
    texts: ({ languageSelect, themeSelect, fullScreenToggle, sizeSelect }) => ({
      Language: languageSelect.language,
      Theme: themeSelect.theme,
      'System theme': themeSelect.system,
      Size: sizeSelect.size,
      'Full screen': fullScreenToggle.enter,
      'Leave it': fullScreenToggle.leave,
    }),
  },
  rules: [
    {
      right: { text: 'Offer the language before signing in, too.' },
      wrong: { text: 'Use flags: a language is no country.' },
    },
    {
      right: { text: 'Apply a choice at once.' },
      wrong: { text: 'Reload the page and lose what was typed.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ Preferences: typeof Main }>>;
