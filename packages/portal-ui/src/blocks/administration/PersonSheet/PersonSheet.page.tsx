import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './PersonSheet.stories.tsx';

export const page = {
  purpose: 'Dialog with all of a person for administrators: every field, the departments, and the account.',
  instead: [
    { when: 'Colleagues look at a person', use: 'PersonCard' },
    { when: 'People change their own settings', use: 'PersonalSettings' },
  ],
  anatomy: {
    story: 'PersonSheet/Ready',
    parts: [
      { name: 'Fields', does: 'what is known of the person.', at: '[role=dialog] input' },
      { name: 'Departments', does: 'the main one first; in some the person leads.', at: 'form section' },
      { name: 'Account', does: 'what happens at once.', at: 'form section + section' },
      { name: 'Save', does: 'sends what has changed.', at: '[type=submit]' },
    ],
  },
  states: [
    { story: 'PersonSheet/Ready', shows: 'A person.' },
    { story: 'PersonSheet/SignedInElsewhere', shows: 'Where the person is signed in.' },
    { story: 'PersonSheet/Adding', shows: 'A new person.' },
    { story: 'PersonSheet/Invalid', shows: 'A field is wrong.' },
    { story: 'PersonSheet/IsDisabled', shows: 'A disabled account.' },
    { story: 'PersonSheet/HasLeft', shows: 'A person who has left.' },
    { story: 'PersonSheet/ReadOnly', shows: 'The reader may not change the person.' },
    { story: 'PersonSheet/Managed', shows: 'A directory service owns some fields.' },
    { story: 'PersonSheet/Disable', shows: 'The question before disabling.' },
    { story: 'PersonSheet/Saving', shows: 'Saving.' },
    { story: 'PersonSheet/SaveFailed', shows: 'Saving failed.' },
    { story: 'PersonSheet/ActionFailed', shows: 'An action failed.' },
    { story: 'PersonSheet/Loading', shows: 'Loading.' },
    { story: 'PersonSheet/Failed', shows: 'Loading failed.' },
    { story: 'PersonSheet/Offline', shows: 'Offline.' },
  ],
  keyboard: [
    { where: 'Fields', keys: ['Enter'], does: 'Saves.' },
    { keys: ['Escape'], does: 'Closes the dialog.' },
  ],
  accessibility: {
    roles: [
      { part: 'Sheet', role: 'dialog', name: 'The name of the person' },
      { part: 'Departments', role: 'region', name: 'Departments' },
      { part: 'Account', role: 'region', name: 'Account' },
      { part: 'Question', role: 'alertdialog', name: 'The verb of the action' },
    ],
    announced: ['What is wrong with a field.', 'Why saving or an action failed.'],
    notes: ['Each field names its error as its description.'],
  },
  content: {
    rules: [
      'Fields are saved together; each action on the account happens at once.',
      'A question says what happens, and whether it can be undone.',
    ],
    languages: {
      zh: 'Questions with 要…吗？',
      en: 'The verb of the question is on its button.',
      es: 'Questions with ¿…?; “usted”.',
      ja: 'Names take さん in questions.',
    },
    texts: ({ personSheet: l }) => ({
      Disable: l.disableQuestion('Li Na'),
      Left: l.leaveQuestion('Li Na'),
      Reset: l.resetQuestion('Li Na'),
      Owned: l.owned(3, 128),
      Password: l.passwordNote,
    }),
  },
  rules: [
    {
      right: { text: 'Mount the sheet per person (`key`), so that its form starts with their fields.' },
      wrong: { text: 'Replace the fields while someone is writing.' },
    },
    {
      right: { text: 'Leave out `form.onSubmit` and the callbacks that the reader may not use.' },
      wrong: { text: 'Let the server refuse what is offered.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ PersonSheet: typeof Main }>>;
