import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './DepartmentTree.stories.tsx';

export const page = {
  purpose:
    'Edits the departments of an organisation: adds, renames, moves, orders and deletes them, and leads to their leaders.',
  instead: [
    { when: 'Departments are only browsed', use: 'OrgTree' },
    { when: 'People or whole departments are chosen', use: 'ContactPicker' },
  ],
  anatomy: {
    story: 'DepartmentTree/Ready',
    parts: [
      { name: 'Tree', does: 'the departments.', at: '[role=tree]' },
      { name: 'Department', does: 'a press selects it; dragging moves it.', at: '[role=treeitem]' },
      { name: 'Count', does: 'people in the department and below it.', at: '[role=treeitem] [role=img]' },
      { name: 'Actions', does: 'the menu of the department.', at: '[role=treeitem] button' },
      { name: 'Add', does: 'a new department at the top.', at: '[role=alert] + div button' },
    ],
  },
  states: [
    { story: 'DepartmentTree/Ready', shows: 'A department is selected.' },
    { story: 'DepartmentTree/ReadOnly', shows: 'Without the permission to edit.' },
    { story: 'DepartmentTree/AddBelow', shows: 'A new department gets its name.' },
    { story: 'DepartmentTree/BadName', shows: 'A name is not possible.' },
    { story: 'DepartmentTree/Menu', shows: 'Everything that can be done with a department.' },
    { story: 'DepartmentTree/MoveTo', shows: 'Another parent is chosen.' },
    { story: 'DepartmentTree/Remove', shows: 'The question before deleting.' },
    { story: 'DepartmentTree/Loading', shows: 'The tree is loading.' },
    { story: 'DepartmentTree/Empty', shows: 'No departments yet.' },
    { story: 'DepartmentTree/Failed', shows: 'The tree failed to load.' },
    { story: 'DepartmentTree/Offline', shows: 'Offline.' },
    { story: 'DepartmentTree/Many', shows: 'Two thousand departments.' },
  ],
  keyboard: [
    { where: 'Tree', keys: ['F2'], does: 'Renames the department.', story: 'DepartmentTree/Rename' },
    { where: 'Name', keys: ['Enter'], does: 'Takes the name.', story: 'DepartmentTree/Rename' },
    { where: 'Name', keys: ['Escape'], does: 'Leaves the name as it was.', story: 'DepartmentTree/Rename' },
    {
      where: 'Tree',
      keys: ['Alt+ArrowUp', 'Alt+ArrowDown'],
      does: 'Moves the department among its siblings.',
      story: 'DepartmentTree/Order',
    },
    { where: 'Tree', keys: ['Shift+F10'], does: 'Opens the menu.', story: 'DepartmentTree/Menu' },
    {
      where: 'Tree',
      keys: ['Delete'],
      does: 'Asks whether to delete an empty department.',
      story: 'DepartmentTree/Remove',
    },
  ],
  accessibility: {
    roles: [
      { part: 'Tree', role: 'tree', name: 'Departments; `aria-activedescendant` names the active one' },
      { part: 'Department', role: 'treeitem', name: 'Its name and count' },
      { part: 'Menu', role: 'menu', name: 'Actions for and the name' },
    ],
    announced: ['That a department was moved.', 'Why a name is not possible.'],
    notes: [
      'The tree is one Tab stop; arrows move in it as in `OrgTree`.',
      'Whatever dragging does, the menu does too.',
    ],
  },
  content: {
    rules: [
      'The menu says why a department cannot be deleted.',
      'Counts are of the department and all below it.',
    ],
    languages: {
      zh: 'Counts as 12 人.',
      en: '“1 person”, “12 people”.',
      es: '“1 persona”, “12 personas”.',
      ja: 'Counter 人: 12人.',
    },
    texts: ({ departmentTree: l }) => ({
      Add: l.add,
      'Add below': l.addBelow,
      Delete: l.remove,
      'Not empty': l.removeNotEmpty,
      Question: l.removeQuestion('Archive'),
      Moved: l.moved('Archive'),
    }),
  },
  rules: [
    {
      right: { text: 'Show a change at once, and take it back with the reason when the server refuses.' },
      wrong: { text: 'Block the tree while a move is on its way.' },
    },
    {
      right: { text: 'Leave `editing` out for people without the permission.' },
      wrong: { text: 'Show actions that the server refuses.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ DepartmentTree: typeof Main }>>;
