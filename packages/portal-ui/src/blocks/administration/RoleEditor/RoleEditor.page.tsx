import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Form from './RoleForm.stories.tsx';
import type * as List from './RoleList.stories.tsx';

export const page = {
  purpose: 'Lists the roles of an organisation, and edits the name, description and permissions of one.',
  instead: [
    { when: 'People who have a role are listed', use: 'PeopleTable' },
    { when: 'People who get a role are chosen', use: 'ContactPicker' },
  ],
  anatomy: {
    story: 'RoleForm/Ready',
    parts: [
      { name: 'Name', does: 'of the role; its id for commands stands below.', at: 'input[required]' },
      { name: 'Description', does: 'what the role is for.', at: 'textarea' },
      { name: 'Permissions', does: 'those that the product knows, by area.', at: 'fieldset' },
      { name: 'Rules', does: 'for what the product does not know.', at: '[autocapitalize]' },
    ],
  },
  states: [
    { story: 'RoleList/Ready', shows: 'The roles; one is open.' },
    { story: 'RoleList/Found', shows: 'A search.' },
    { story: 'RoleList/Loading', shows: 'The roles are loading.' },
    { story: 'RoleList/Failed', shows: 'Loading failed.' },
    { story: 'RoleList/Offline', shows: 'Offline.' },
    { story: 'RoleList/Many', shows: 'Two hundred roles.' },
    { story: 'RoleForm/Ready', shows: 'A role of the organisation’s own.' },
    { story: 'RoleForm/Rules', shows: 'A rule allows several permissions.' },
    { story: 'RoleForm/Adding', shows: 'A new role.' },
    { story: 'RoleForm/Administrator', shows: 'The role of administrators.' },
    { story: 'RoleForm/Everyone', shows: 'The role that everyone has.' },
    { story: 'RoleForm/ReadOnly', shows: 'Without the permission to change it.' },
    { story: 'RoleForm/Saving', shows: 'Saving.' },
    { story: 'RoleForm/SaveFailed', shows: 'Saving failed.' },
    { story: 'RoleForm/Invalid', shows: 'A name is missing.' },
    { story: 'RoleForm/OnPhone', shows: 'On a phone.' },
  ],
  keyboard: [
    {
      where: 'List',
      keys: ['ArrowDown'],
      does: 'Moves to the next role; ↑ to the previous one.',
      story: 'RoleList/Keys',
    },
    { where: 'List', keys: ['Enter'], does: 'Opens the role.', story: 'RoleList/Keys' },
    { where: 'New rule', keys: ['Enter'], does: 'Adds the rule.', story: 'RoleForm/Rules' },
  ],
  accessibility: {
    roles: [
      { part: 'List', role: 'list', name: 'Roles' },
      { part: 'Role', role: 'button', name: 'Its name, people and description; `aria-current` when open' },
      { part: 'Area', role: 'group', name: 'Portal, Newsroom, Administration' },
      { part: 'Permission', role: 'checkbox', name: 'What it allows; described by its id' },
    ],
    announced: ['Why a rule is none.', 'Why saving failed.'],
    notes: ['A permission that a rule allows is checked and disabled, and says by which rule.'],
  },
  content: {
    rules: ['A permission is worded as an action; its id stands below for administrators.'],
    languages: {
      zh: '权限以动词开头：查看人员.',
      en: 'Verbs: “See people”.',
      es: 'Infinitives: “Ver a las personas”.',
      ja: 'Verbs in plain form: 人を見る.',
    },
    texts: ({ roleEditor: l }) => ({
      Everything: l.everything,
      Everyone: l.everyone,
      'By a rule': l.byRule('story:*'),
      'Bad rule': l.badRule,
      'Read-only': l.readOnly,
    }),
  },
  rules: [
    {
      right: { text: 'Leave `onSubmit` out when the role has permissions that the reader does not have.' },
      wrong: { text: 'Let the reader save and be refused.' },
    },
    {
      right: { text: 'Mount the form per role, with a new key after saving.' },
      wrong: { text: 'Change `fields` under what someone writes.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ RoleForm: typeof Form; RoleList: typeof List }>>;
