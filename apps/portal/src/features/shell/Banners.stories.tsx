import type { Meta, StoryObj } from '@storybook/react-vite';
import { messaging } from '../../live/messaging.ts';
import { connection } from '../../stores/connection.ts';
import { noteNewVersion } from '../../stores/new-version.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Shell/Banners',
  args: { path: '/' },
  tags: ['!test'],
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The network is lost; what is here stays. */
export const NoNetwork: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('main');
    connection.unreachable = true;
    await shows(() => canvas.getByText(/^No connection/));
  },
};

/** The network is there, and the server takes no messages. */
export const ServerFails: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('main');
    Object.assign(messaging.outbox.state, { nextTryAt: Date.now() + 30_000, serverFailed: true });
    await shows(() => canvas.getByText(/^The server takes no messages/));
  },
};

/** A newer build is there. */
export const NewVersion: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('main');
    noteNewVersion();
    await shows(() => canvas.getByRole('button', { name: 'Reload' }));
  },
};

/** On a phone. */
export const OnPhone: Story = { ...NoNetwork, globals: { viewport: { value: 'phone' } } };
