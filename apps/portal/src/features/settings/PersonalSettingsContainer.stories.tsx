import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { screen } from 'storybook/test';
import { openDialog } from '../../stores/dialogs.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Account/Personal settings',
  args: { path: '/' },
  tags: ['!test'],
  play: async () => {
    openDialog('settings');
    await shows(() => screen.getByRole('dialog'));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Notifications, keys and privacy. */
export const Ready: Story = {
  play: async () => {
    await meta.play();
    await shows(() => screen.getAllByRole('switch'));
  },
};

/** The settings are on their way. */
export const Loading: Story = { args: { responses: { 'settings.obtain': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'settings.obtain': refusedWith(500) } },
  play: async () => {
    await meta.play();
    await shows(() => screen.getByRole('button', { name: 'Try again' }));
  },
};

/** There is no network. */
export const Offline: Story = { args: { responses: { 'settings.obtain': offline } } };

/** A change is refused: it goes back, and its row says why. */
export const Refused: Story = {
  args: { responses: { 'settings.editPrivacy': refusedWith(429) } },
  play: async ({ userEvent }) => {
    await meta.play();
    const [last] = (await screen.findAllByRole('switch')).toReversed();
    if (last) await userEvent.click(last);
    await shows(() => screen.getByText(/HTTP 429/));
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
