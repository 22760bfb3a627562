import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Workspace/Applications',
  args: { path: '/application/application' },
  tags: ['!test'],
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As most people see it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByText('采编系统'));
  },
};

/** What it shows is on its way. */
export const Loading: Story = { args: { responses: { 'applications.list': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'applications.list': refusedWith(500) } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is no network, and nothing is here from an earlier visit. */
export const Offline: Story = {
  args: { responses: { 'applications.list': offline } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is nothing yet. */
export const Empty: Story = { args: { responses: { 'applications.list': { code: '0', result: [] } } } };

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
