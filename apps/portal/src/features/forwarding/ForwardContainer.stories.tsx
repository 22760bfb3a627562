import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { refusal } from '@snap/portal-api/mocks';
import { forward, type ForwardedItem } from '../../stores/forwarding.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const message: ForwardedItem = { text: '八点开选题会，请准时。', senderName: '张伟' };

const opened =
  (...items: ForwardedItem[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await canvas.findByRole('main');
    forward(items);
    await shows(() => screen.getByRole('dialog', { name: 'Forward' }));
  };

const sent: Story['play'] = async (context) => {
  await opened(message)(context);
  const dialog = within(screen.getByRole('dialog'));
  await context.userEvent.click(await dialog.findByRole('option', { name: /张伟/ }));
  await context.userEvent.click(await dialog.findByRole('option', { name: /田中美咲/ }));
  await context.userEvent.click(await dialog.findByRole('button', { name: 'Send (2)' }));
  await shows(() => dialog.getByRole('list', { name: 'Sent to' }));
};

const meta = {
  ...portalStories,
  title: 'Pages/Messages/Forward',
  args: { path: '/news/news' },
  tags: ['!test'],
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof portalStories.component>;

/** One message; recent conversations come first. */
export const Ready: Story = { play: opened(message) };

/** They have left: each row says why, and how to try again. */
export const Denied: Story = {
  args: { responses: { 'messages.sendToUser': () => refusal('messages.sendToUser') } },
  play: sent,
};
