import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Workspace/Home',
  args: { path: '/' },
  tags: ['!test'],
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As most people see it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText('寒潮来袭，供暖企业如何保供'));
  },
};

/** What it shows is on its way. */
export const Loading: Story = { args: { responses: { 'workspace.board': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'workspace.board': refusedWith(500) } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is no network, and nothing is here from an earlier visit. */
export const Offline: Story = {
  args: { responses: { 'workspace.board': offline } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is nothing yet. */
export const Empty: Story = {
  args: { responses: { 'workspace.board': { code: '0', result: { channels: [], version: 3 } } } },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** One card fails alone, with the reason of the system behind it. */
export const CardFailed: Story = {
  args: { responses: { 'newsroom.hotspots': refusedWith(503) } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};
