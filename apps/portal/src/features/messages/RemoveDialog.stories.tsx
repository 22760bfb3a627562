import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Messages/Remove messages',
  args: { path: '/news/news?type=teamGroup&id=g7d1f0c52' },
  tags: ['!test'],
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByText('八点开选题会，请准时。');
    await userEvent.pointer({ keys: '[MouseRight]', target: text });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove for me' }));
    await shows(() => screen.getByRole('alertdialog'));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The question before a message goes from all own devices. */
export const Ready: Story = {};

const confirmed: Story['play'] = async (context) => {
  await meta.play(context);
  const dialog = within(screen.getByRole('alertdialog'));
  await context.userEvent.click(dialog.getByRole('button', { name: 'Remove for me' }));
};

/** The removal is on its way. */
export const Removing: Story = { args: { responses: { 'messages.remove': pending } }, play: confirmed };

/** The server refuses, and says why. */
export const Refused: Story = {
  args: { responses: { 'messages.remove': refusedWith(429) } },
  play: async (context) => {
    await confirmed(context);
    await shows(() => within(screen.getByRole('alertdialog')).getByRole('alert'));
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** There is no network: the message stays. */
export const Offline: Story = { ...Refused, args: { responses: { 'messages.remove': offline } } };

/** The message is gone from the conversation. */
export const Removed: Story = {
  play: async (context) => {
    await confirmed(context);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};
