import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { longNames, many } from '../../testing/large-newsroom.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/People/Address book',
  args: { path: '/addressBook/addressBook' },
  tags: ['!test'],
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As most people see it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText('田中美咲'));
  },
};

/** What it shows is on its way. */
export const Loading: Story = { args: { responses: { 'directory.departmentMembers': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'directory.departmentMembers': refusedWith(500) } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is no network, and nothing is here from an earlier visit. */
export const Offline: Story = {
  args: { responses: { 'directory.departmentMembers': offline } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is nothing yet. */
export const Empty: Story = {
  args: { responses: { 'directory.departmentMembers': { code: '0', leaders: [], members: [] } } },
};

/** The person may not see it. */
export const Denied: Story = {
  args: { responses: { 'directory.departmentMembers': refusedWith(403) } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText(/no access/));
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** One’s friends. */
export const Friends: Story = {
  args: { path: '/addressBook/addressBook?view=friends' },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByText('张伟'));
  },
};

/** One’s groups. */
export const Groups: Story = {
  args: { path: '/addressBook/addressBook?view=groups' },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText('两会报道组'));
  },
};

/** Hundreds of colleagues in one department. */
export const Many: Story = { args: { responses: many } };

/** Names, positions and departments that do not fit their row. */
export const LongNames: Story = { args: { responses: longNames } };
