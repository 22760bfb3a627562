import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Disk/Share a file',
  args: { path: '/networkDisk/networkDisk' },
  tags: ['!test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for 统计表.xlsx' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Share' }));
    await shows(() => screen.getByRole('dialog', { name: 'Share' }));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const shared: Story['play'] = async (context) => {
  await meta.play(context);
  const dialog = within(screen.getByRole('dialog'));
  await context.userEvent.click(await dialog.findByRole('option', { name: /张伟/ }));
  await context.userEvent.click(await dialog.findByRole('button', { name: 'Share (1)' }));
  await shows(() => dialog.getByRole('list', { name: 'Sent to' }));
};

/** Recent conversations come first. */
export const Ready: Story = {};

/** Colleagues are on their way. */
export const Loading: Story = { args: { responses: { 'directory.listUsers': pending } } };

/** The colleagues cannot be loaded. */
export const Failed: Story = {
  args: { responses: { 'directory.listUsers': refusedWith(500) } },
};

/** There is no network. */
export const Offline: Story = { args: { responses: { 'directory.listUsers': offline } } };

/** No match. */
export const FoundNothing: Story = {
  args: {
    responses: {
      'directory.search': { code: '0', users: [], groups: [], userNumber: 0, groupNumber: 0 },
    },
  },
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.type(screen.getByRole('combobox'), 'xyz');
    await shows(() => screen.getByText('Nothing found.'));
  },
};

/** The file is with one colleague. */
export const Sent: Story = { play: shared };

/** The server takes its time. */
export const Sending: Story = { args: { responses: { 'disk.share': pending } }, play: shared };

/** The file may not be given away: its row says so, and offers to try again. */
export const Denied: Story = { args: { responses: { 'disk.share': refusedWith(403) } }, play: shared };

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
