import { en } from '../../../labels/en.ts';
import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import { people } from '../../../testing/fixtures/people-and-messages.ts';
import { PeopleField } from './PeopleField.tsx';
import type * as Main from './PeopleField.stories.tsx';

const chosen = { type: 'person', ...people.lina } as const;
const shared = { source: {}, labels: en.peopleField, defaultValue: [chosen] };

export const page = {
  purpose: 'Chooses people or groups in one line of a form, by typing, pasting or from the contact picker.',
  instead: [
    {
      when: 'Choosing is the task, such as starting a group or inviting a whole department',
      use: 'ContactPicker',
    },
    { when: 'The user only looks somebody up', use: 'SearchPopover' },
    { when: 'A department itself is the value, not its people', use: 'OrgTree' },
  ],
  anatomy: {
    story: 'PeopleField/Suggestions',
    parts: [
      { name: 'Label', does: 'says what the chosen people become. Always visible.', at: 'label' },
      { name: 'Chip', does: 'a chosen contact, with a button that removes it.', at: 'ul[role=list] > li' },
      { name: 'Input', does: 'searches while typing, and takes a pasted list.', at: '[role=combobox]' },
      {
        name: 'More',
        does: 'opens the contact picker with the contacts of the field.',
        at: 'button[aria-haspopup=dialog]',
      },
      {
        name: 'Suggestions',
        does: 'the results of the search, in a popover below the field.',
        at: '[role=listbox]',
      },
      { name: 'Hint or error', does: 'one line below the field; an error replaces the hint.' },
    ],
  },
  states: [
    { story: 'PeopleField/Empty', shows: 'Nothing is chosen: the placeholder names what can be typed.' },
    {
      story: 'PeopleField/Maximum',
      shows: 'As many as allowed: the next choice is refused with a sentence.',
    },
    { story: 'PeopleField/Refused', shows: 'The server has refused the value.' },
    { story: 'PeopleField/SearchFails', shows: 'The search failed, with a button to try again.' },
    { story: 'PeopleField/ReadOnly', shows: 'Can be read and focused, not changed.' },
    { story: 'PeopleField/Disabled', shows: 'Cannot be focused, and submits nothing.' },
  ],
  keyboard: [
    {
      where: 'Input',
      keys: ['Enter'],
      does: 'Chooses the active suggestion, the first one at the beginning, and clears the text.',
      story: 'PeopleField/TypeAndEnter',
    },
    { where: 'Input', keys: ['ArrowDown', 'ArrowUp'], does: 'Moves to the next or previous suggestion.' },
    {
      where: 'Input, empty',
      keys: ['Backspace'],
      does: 'Removes the last contact.',
      story: 'PeopleField/Keys',
    },
    {
      where: 'Input, cursor at the beginning',
      keys: ['ArrowLeft'],
      does: 'Moves the focus to the last contact.',
      story: 'PeopleField/Keys',
    },
    {
      where: 'Chip',
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'Moves to the neighbour; after the last contact to the input. Mirrored from right to left.',
      story: 'PeopleField/Keys',
    },
    {
      where: 'Chip',
      keys: ['Delete', 'Backspace'],
      does: 'Removes the contact; the next one takes the focus.',
      story: 'PeopleField/Keys',
    },
    { where: 'Chip', keys: ['Home', 'End'], does: 'Moves to the first contact, or to the input.' },
    { keys: ['Tab'], does: 'Input, then More. Chips are not Tab stops.' },
  ],
  accessibility: {
    roles: [
      { part: 'Input', role: 'combobox', name: 'The label; described by the hint or error' },
      { part: 'Chips', role: 'list', name: 'Selected' },
      { part: 'Chip button', role: 'button', name: 'Remove and the name' },
      { part: 'Suggestions', role: 'listbox', name: 'Results' },
      { part: 'More', role: 'button', name: 'More contacts; opens a dialog' },
    ],
    announced: [
      'After each change all chosen names, as in “Selected: Li Na, Tanaka Misaki”.',
      'The error, as the description of the input.',
    ],
    notes: [
      'Suggestions use `aria-activedescendant`: the focus stays in the input.',
      'On a failed submit the first invalid control of the form takes the focus, and the message is in the field instead of in a browser bubble.',
      'The Enter that ends a composition of an input method chooses nothing.',
    ],
  },
  content: {
    rules: [
      'The label is a noun for the role of the people: “Reviewers”, not “Select people”.',
      'The placeholder lists what can be typed. It is no replacement for the label.',
      'An error says what to do: “Choose at least 2.”',
    ],
    languages: {
      zh: 'The label is a noun without 请选择: 审稿人.',
      en: 'Plural when several can be chosen: “Reviewers”; singular with `mode: single`.',
      es: 'Plural or singular as in English: “Revisores”, “Revisor”.',
      ja: 'No plural: レビュー担当者 for one and for several.',
    },
    texts: ({ peopleField: l }) => ({
      More: l.more,
      'Missing value': l.required,
      'Too few': l.min(2),
      'Too many': l.max(5),
      'Text that is no contact': l.unfinished,
      Announcement: l.announce(['Li Na', 'Omar Farouk']),
    }),
  },
  rules: [
    {
      right: { text: 'Name the role in the label.', shows: <PeopleField {...shared} label="Reviewers" /> },
      wrong: {
        text: 'Use an instruction as label: the list does not say what happens to them.',
        shows: <PeopleField {...shared} label="Please select people" />,
      },
    },
    {
      right: {
        text: 'Say limits before they are reached.',
        shows: (
          <PeopleField {...shared} label="Reviewers" hint="Up to five. They receive a message at once." />
        ),
      },
      wrong: {
        text: 'Report a limit as an error from the start.',
        shows: <PeopleField {...shared} label="Reviewers" error="Not more than five!" />,
      },
    },
  ],
} satisfies BlockPage<StoriesOf<{ PeopleField: typeof Main }>>;
