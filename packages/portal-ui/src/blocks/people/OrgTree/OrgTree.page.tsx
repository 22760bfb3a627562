import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './OrgTree.stories.tsx';

export const page = {
  purpose:
    'Browses the departments of the organisation; one of them is selected. Loads each level when it is opened.',
  instead: [
    { when: 'There is room for one level only', use: 'DepartmentList' },
    { when: 'People or whole departments are chosen', use: 'ContactPicker' },
  ],
  anatomy: {
    story: 'OrgTree/Current',
    parts: [
      { name: 'Tree', does: 'the departments.', at: '[role=tree]' },
      { name: 'Department', does: 'a press selects it.', at: '[role=treeitem]' },
      { name: 'Triangle', does: 'opens and closes it without selecting.', at: '[role=treeitem] svg' },
      { name: 'Count', does: 'people in the department and below it.', at: '[role=treeitem] [role=img]' },
    ],
  },
  states: [
    { story: 'OrgTree/Ready', shows: 'Nothing is selected.' },
    { story: 'OrgTree/Current', shows: 'A department is selected.' },
    { story: 'OrgTree/LoadingChildren', shows: 'A level is loading.' },
    { story: 'OrgTree/FailedChildren', shows: 'A level failed, with a button to try again.' },
    { story: 'OrgTree/Loading', shows: 'The tree is loading.' },
    { story: 'OrgTree/Empty', shows: 'No departments.' },
    { story: 'OrgTree/Failed', shows: 'The tree failed to load.' },
    { story: 'OrgTree/Offline', shows: 'Offline.' },
    { story: 'OrgTree/RightToLeft', shows: 'Right to left.' },
  ],
  keyboard: [
    {
      where: 'Tree',
      keys: ['ArrowDown'],
      does: 'Moves to the next visible department; ↑ to the previous one.',
      story: 'OrgTree/Lazy',
    },
    {
      where: 'Tree',
      keys: ['ArrowRight'],
      does: 'Opens the department, then goes into it.',
      story: 'OrgTree/Keys',
    },
    {
      where: 'Tree',
      keys: ['ArrowLeft'],
      does: 'Goes to the parent, or closes the department. Mirrored from right to left.',
      story: 'OrgTree/Keys',
    },
    { where: 'Tree', keys: ['Home'], does: 'Moves to the first department.', story: 'OrgTree/Keys' },
    { where: 'Tree', keys: ['End'], does: 'Moves to the last one.', story: 'OrgTree/Many' },
    {
      where: 'Tree',
      keys: ['Enter'],
      does: 'Selects the department. Space does the same.',
      story: 'OrgTree/Keys',
    },
    {
      where: 'Tree',
      keys: ['R'],
      does: 'A letter goes to the next department that begins with it.',
      story: 'OrgTree/Keys',
    },
  ],
  accessibility: {
    roles: [
      { part: 'Tree', role: 'tree', name: 'Departments; `aria-activedescendant` names the active one' },
      {
        part: 'Department',
        role: 'treeitem',
        name: 'Its name and count, with `aria-level` and `aria-expanded`',
      },
      { part: 'Count', role: 'img', name: '12 people' },
    ],
    announced: ['That a level is loading, or has failed.'],
    notes: ['The tree is one Tab stop; only what is visible is rendered.'],
  },
  content: {
    rules: [
      'Counts are of the department and all below it. Say so where it matters.',
      'A level that failed says so in its place.',
    ],
    languages: {
      zh: 'Counts as 12 人.',
      en: '“1 person”, “12 people”.',
      es: '“1 persona”, “12 personas”.',
      ja: 'Counter 人: 12人.',
    },
    texts: ({ orgTree: l }) => ({
      Name: l.name,
      Count: l.people(12),
      'Nothing below': l.empty,
      'No departments': l.none,
      Failed: l.failed,
      Offline: l.offline,
    }),
  },
  rules: [
    {
      right: { text: 'Load a level when it is opened (`onLoadChildren`).' },
      wrong: { text: 'Load thousands of departments before the first one shows.' },
    },
    {
      right: { text: 'Open the tree at the user’s own department.' },
      wrong: { text: 'Open all levels at the start.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ OrgTree: typeof Main }>>;
