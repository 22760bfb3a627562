import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline } from '@snap/portal-api/mocks';
import { screen, within } from 'storybook/test';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Shell/Person menu',
  args: { path: '/' },
  tags: ['!test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Menu of/ }));
    await shows(() => screen.getByRole('menuitem', { name: 'Log out' }));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a person reaches from their avatar. */
export const Ready: Story = {};

/** The question before signing out. */
export const SignOut: Story = {
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await shows(() => screen.getByRole('alertdialog'));
  },
};

/** Signing out needs the network. */
export const SignOutOffline: Story = {
  args: { responses: { 'account.logout': offline } },
  play: async (context) => {
    await SignOut.play?.(context);
    const dialog = within(screen.getByRole('alertdialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await shows(() => dialog.getByRole('alert'));
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
