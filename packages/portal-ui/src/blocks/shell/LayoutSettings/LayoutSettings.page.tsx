import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './LayoutSettings.stories.tsx';

export const page = {
  purpose:
    'How the portal looks for this user on this device: colour, light and dark, place of the areas, parts of the layout.',
  instead: [
    { when: 'Only the theme or the size', use: 'Preferences' },
    { when: 'Settings of messages and privacy', use: 'PersonalSettings' },
  ],
  anatomy: {
    story: 'LayoutSettings/Default',
    parts: [
      {
        name: 'Colours',
        does: 'ten, and one of the user’s own; says what contrast text keeps.',
        at: '[role=dialog] input[type=radio]',
      },
      { name: 'Sample', does: 'a button and a link in the colour.' },
      { name: 'Appearance', does: 'light, dark or that of the system.', at: 'fieldset:nth-of-type(2)' },
      {
        name: 'Navigation',
        does: 'where the areas are; each with a sentence.',
        at: 'fieldset:nth-of-type(3)',
      },
      { name: 'Switches', does: 'tab bar, fixed header, logo.', at: '[role=switch]' },
    ],
  },
  states: [
    { story: 'LayoutSettings/Default', shows: 'The settings at the start.' },
    { story: 'LayoutSettings/FreeColour', shows: 'A colour of the user’s own.' },
    { story: 'LayoutSettings/Parts', shows: 'Switches.' },
    { story: 'LayoutSettings/Phone', shows: 'On a phone.' },
    { story: 'LayoutSettings/Spanish', shows: 'The longest texts.' },
  ],
  keyboard: [
    {
      where: 'Colours',
      keys: ['ArrowRight'],
      does: 'Chooses the next colour; ← the previous one.',
      story: 'LayoutSettings/ByKeyboard',
    },
    {
      where: 'Appearance, navigation',
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Chooses the next or previous one.',
    },
    { where: 'Switch', keys: ['Space'], does: 'Turns it on or off.' },
    { where: 'Dialog', keys: ['Escape'], does: 'Closes it: every change applies already.' },
  ],
  accessibility: {
    roles: [
      { part: 'Dialog', role: 'dialog', name: 'Layout settings' },
      { part: 'Colours', role: 'group', name: 'Theme colour; each radio has the name of its colour' },
      { part: 'Appearance', role: 'group', name: 'Appearance' },
      { part: 'Switch', role: 'switch', name: 'The setting; described by its hint' },
    ],
    announced: ['The contrast that text keeps in the chosen colour.'],
    notes: ['A colour that would be unreadable is made lighter or darker, and a sentence says so.'],
  },
  content: {
    rules: [
      'A colour has a name that can be said: “Lake blue”, not its number.',
      'A hint says what will be seen.',
    ],
    languages: {
      zh: 'Names of two characters: 天蓝, 湖蓝.',
      en: 'British spelling: “colour”.',
      es: 'The kind of blue follows: “Azul cielo”.',
      ja: 'Names in katakana: スカイブルー.',
    },
    texts: ({ layoutSettings: l }) => ({
      Colour: l.accent,
      'Own colour': l.custom,
      Contrast: l.readable(4.5),
      Adjusted: l.adjusted,
      'Automatic navigation': l.navigationAutoHint,
      'Tab bar': l.tagsViewHint,
    }),
  },
  rules: [
    {
      right: { text: 'Apply each change at once, so that the page is the preview.' },
      wrong: { text: 'Ask for “Save” before anything changes.' },
    },
    {
      right: { text: 'Hide on phones what they do not have (`switches`, `navigationHidden`).' },
      wrong: { text: 'Show switches without an effect.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ LayoutSettings: typeof Main }>>;
