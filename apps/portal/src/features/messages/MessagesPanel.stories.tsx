import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { setPanelOpen, showInPanel } from '../../stores/messages-panel.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Messages/Messages panel',
  args: { path: '/networkDisk/networkDisk' },
  tags: ['!test'],
  play: () => setPanelOpen(true),
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The conversations beside another page. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    meta.play();
    await shows(() => canvas.getByRole('button', { name: /^两会报道组/ }));
  },
};

/** One conversation, with the way back to the list. */
export const Conversation: Story = {
  play: async ({ canvas }) => {
    meta.play();
    showInPanel({ type: 'teamGroup', id: 'g7d1f0c52' });
    await shows(() => canvas.getByText('稿件我看过了，标题再短一点。'));
  },
};

/** The conversations are on their way. */
export const Loading: Story = { args: { responses: { 'messages.recent': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'messages.recent': refusedWith(500) } },
  play: async ({ canvas }) => {
    meta.play();
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is no network, and nothing is here from an earlier visit. */
export const Offline: Story = {
  args: { responses: { 'messages.recent': offline } },
  play: async ({ canvas }) => {
    meta.play();
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is nothing yet. */
export const Empty: Story = { args: { responses: { 'messages.recent': { code: '0', mobileVOList: [] } } } };
