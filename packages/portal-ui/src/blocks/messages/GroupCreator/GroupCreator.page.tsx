import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './GroupCreator.stories.tsx';
import type * as States from './States.stories.tsx';
import type * as Topic from './Topic.stories.tsx';

interface Files {
  GroupCreator: typeof Main;
  States: typeof States;
  Topic: typeof Topic;
}

export const page = {
  purpose:
    'Creates a group chat in two steps: what it is for, then its members. A temporary chat, a team, or a group about a topic.',
  instead: [
    { when: 'Members are added to a group that exists', use: 'ContactPicker' },
    { when: 'A chat with one person', use: 'SearchPopover' },
  ],
  anatomy: {
    story: 'GroupCreator/Purpose',
    parts: [
      { name: 'Title', does: 'says which kind of group.', at: '[role=dialog] h2' },
      {
        name: 'Kinds',
        does: 'three purposes, each with a sentence.',
        at: '[role=dialog] fieldset label',
      },
      {
        name: 'Name and introduction',
        does: 'of a team or a topic group, with their limits.',
        at: '[role=dialog] textarea',
      },
      { name: 'Topic', does: 'a story or hotspot, found by its title.' },
      { name: 'Members', does: 'the contact picker, in the second step.' },
      { name: 'Summary', does: 'the name and the number of members before the group is created.' },
    ],
  },
  states: [
    { story: 'GroupCreator/Purpose', shows: 'What it is for.' },
    { story: 'GroupCreator/TemporaryChat', shows: 'A temporary chat, named after its members.' },
    { story: 'GroupCreator/Team', shows: 'A team.' },
    { story: 'Topic/Chosen', shows: 'A group about a topic.' },
    { story: 'GroupCreator/OneOther', shows: 'One other person: opens the chat instead.' },
    { story: 'GroupCreator/Missing', shows: 'Fields are missing.' },
    { story: 'GroupCreator/NameTooLong', shows: 'The name is too long.' },
    { story: 'GroupCreator/Full', shows: 'As many members as allowed.' },
    { story: 'GroupCreator/Pending', shows: 'Being created.' },
    { story: 'GroupCreator/Refused', shows: 'The server has refused it; the input stays.' },
    { story: 'States/Offline', shows: 'Offline.' },
    { story: 'GroupCreator/Phone', shows: 'On a phone.' },
  ],
  keyboard: [
    { where: 'Topic', keys: ['ArrowDown'], does: 'Moves to the next topic.', story: 'Topic/Changed' },
    { where: 'Topic', keys: ['Enter'], does: 'Chooses the topic.', story: 'Topic/Chosen' },
    { where: 'Kinds', keys: ['ArrowDown', 'ArrowUp'], does: 'Chooses the next or previous kind.' },
    { keys: ['Tab'], does: 'Kinds, fields, cancel, next; in the second step the keys of ContactPicker.' },
    {
      keys: ['Escape'],
      does: 'Closes the dialog; not while the group is being created.',
      story: 'GroupCreator/Pending',
    },
  ],
  accessibility: {
    roles: [
      { part: 'Dialog', role: 'dialog', name: 'The title' },
      { part: 'Kinds', role: 'group', name: 'What is it for?' },
      { part: 'Topic', role: 'combobox', name: 'Topic' },
      { part: 'Chosen topic', role: 'group', name: 'Topic' },
      { part: 'Summary', role: 'status', name: 'None' },
    ],
    announced: [
      'The summary, when members or names change.',
      'That a field is missing, when “Next” is pressed: the field has the focus.',
      'The refusal of the server, at once.',
    ],
    notes: ['The first field of a step takes the focus.', 'Going back keeps what was typed and chosen.'],
  },
  content: {
    rules: [
      'A kind is named by its purpose, not by its technical type.',
      'Limits stand in the placeholder, and the counter counts characters as the user sees them.',
    ],
    languages: {
      zh: 'Errors of a field have no full stop: 请输入群名称. The title has the kind in brackets.',
      en: 'The title has the kind in brackets: “New group chat (team)”.',
      es: 'The title has the kind in brackets; “Siguiente” and “Atrás” as buttons.',
      ja: 'Errors end in ください. The title has the kind in full-width brackets.',
    },
    texts: ({ groupCreator: l }) => ({
      Title: l.titles.teamGroup,
      Question: l.purpose,
      'Temporary chat': l.kinds.group.name,
      'Its description': l.kinds.group.description,
      'Missing name': l.nameMissing,
      Summary: l.summary.group('Li Na, Omar', 3),
      'One other': l.summary.chat('Li Na'),
      Submit: l.submit,
    }),
  },
  rules: [
    {
      right: { text: 'Pass `required` when a group is made from a chat: both stay members.' },
      wrong: { text: 'Start empty, so that the user chooses them again.' },
    },
    {
      right: { text: 'Keep the dialog open with `status="error"` and the sentence of the server.' },
      wrong: { text: 'Close it and show a toast: the input is lost.' },
    },
  ],
} satisfies BlockPage<StoriesOf<Files>>;
