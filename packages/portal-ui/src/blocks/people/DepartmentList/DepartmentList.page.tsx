import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './DepartmentList.stories.tsx';

export const page = {
  purpose:
    'The departments below the current one as rows. For phones and other places without room for the tree.',
  instead: [
    { when: 'There is room for several levels', use: 'OrgTree' },
    { when: 'People are listed', use: 'ContactList' },
  ],
  anatomy: {
    story: 'DepartmentList/Ready',
    parts: [
      { name: 'Row', does: 'opens the department.', at: 'li button' },
      { name: 'Name', does: 'cut off by an ellipsis, whole in the tooltip.', at: 'li button span[title]' },
      { name: 'Count', does: 'people in the department and below it.', at: 'li button span:not([title])' },
    ],
  },
  states: [
    { story: 'DepartmentList/Ready', shows: 'Some departments.' },
    { story: 'DepartmentList/LongNames', shows: 'A long name: the count stays visible.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from row to row.', story: 'DepartmentList/Ready' },
    {
      where: 'Row',
      keys: ['Enter'],
      does: 'Opens the department. Space does the same.',
      story: 'DepartmentList/Ready',
    },
  ],
  accessibility: {
    roles: [
      { part: 'Block', role: 'navigation', name: 'The prop `aria-label`, which is required' },
      { part: 'Row', role: 'button', name: 'Name and count' },
    ],
    announced: ['Nothing: the page that changes says where the user is.'],
  },
  content: {
    rules: ['The block has no words of its own. Name it “Departments”.', 'Names of departments are data.'],
    languages: {
      zh: '部门 as name.',
      en: '“Departments” as name.',
      es: '“Departamentos” as name.',
      ja: '部署 as name.',
    },
    texts: ({ orgTree: l }) => ({ Name: l.name, 'Count, where it is spelt out': l.people(12) }),
  },
  rules: [
    {
      right: { text: 'Show the path above it, so that the way back is visible.' },
      wrong: { text: 'Rely on the browser’s back button alone.' },
    },
    {
      right: { text: 'Leave the list out when there is no department below.' },
      wrong: { text: 'Show an empty list with a heading.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ DepartmentList: typeof Main }>>;
