import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { consoleStories, shows } from '../../testing/console-story.tsx';

const meta = {
  ...consoleStories,
  title: 'Pages/Administration/People and departments',
  args: { path: '/' },
  tags: ['!test'],
} satisfies Meta<typeof consoleStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Departments, and everyone in the organisation. */
export const Ready: Story = {
  play: async () => {
    await shows(() => screen.getByRole('tree', { name: 'Departments' }));
    await shows(() => screen.getAllByRole('gridcell'));
  },
};

/** Departments and people are on their way. */
export const Loading: Story = {
  args: { responses: { 'administration.departments': pending, 'administration.people': pending } },
};

/** An organisation without people explains the next step. */
export const Empty: Story = {
  args: { responses: { 'administration.people': { code: '0', people: [], total: 0 } } },
  play: async () => {
    await shows(() => screen.getByText(/^Nobody is here yet/));
  },
};

/** The server refuses both. */
export const Failed: Story = {
  args: {
    responses: { 'administration.departments': refusedWith(500), 'administration.people': refusedWith(500) },
  },
  play: async () => {
    await shows(() => screen.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is no network. */
export const Offline: Story = {
  args: { responses: { 'administration.departments': offline, 'administration.people': offline } },
};

/** Someone without a permission sees who is signed in, and the way back. */
export const Denied: Story = {
  args: { responses: { 'administration.access': { code: '0', permissions: [] } } },
  play: async () => {
    await shows(() => screen.getByRole('heading', { name: 'No access to the administration' }));
    await expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** Someone who may look at people, but change nothing. */
export const ViewOnly: Story = {
  args: {
    responses: {
      'administration.access': { code: '0', permissions: ['administration:people:view'] },
    },
  },
  play: async () => {
    await shows(() => screen.getAllByRole('gridcell'));
    await expect(screen.queryByRole('button', { name: 'Add person' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

/** Several accounts are disabled after a question, one after the other. */
export const DisableSeveral: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 张伟' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 李娜' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Disable 2 accounts?' }));
    await userEvent.click(question.getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await shows(() => screen.getByRole('searchbox', { name: 'Search people' }));
  },
};

/** Those who belong to no department, with the way to everyone. */
export const WithoutDepartment: Story = {
  args: {
    path: '/?department=none',
    responses: { 'administration.people': { code: '0', people: [], total: 0 } },
  },
  play: async () => {
    await shows(() => screen.getByText('Everyone here belongs to a department.'));
  },
};

/** On a phone the departments come first. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Then the people of one of them. */
export const PeopleOnPhone: Story = {
  args: { path: '/?department=politics' },
  globals: { viewport: { value: 'phone' } },
};
