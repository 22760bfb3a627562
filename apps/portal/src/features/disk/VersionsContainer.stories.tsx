import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Disk/Earlier versions',
  args: { path: '/networkDisk/networkDisk' },
  tags: ['!test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for 统计表.xlsx' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Earlier versions' }));
    await shows(() => screen.getByRole('dialog', { name: 'Earlier versions' }));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One earlier version. */
export const Ready: Story = {};

/** The list is on its way. */
export const Loading: Story = { args: { responses: { 'disk.versions': pending } } };

/** The server refuses. */
export const Failed: Story = { args: { responses: { 'disk.versions': refusedWith(500) } } };

/** There is no network. */
export const Offline: Story = { args: { responses: { 'disk.versions': offline } } };

/** The file was never replaced. */
export const Empty: Story = { args: { responses: { 'disk.versions': { code: '0', list: [] } } } };

/** The maximum number of versions. */
export const Many: Story = {
  args: {
    responses: {
      'disk.versions': {
        code: '0',
        list: Array.from({ length: 20 }, (_, at) => ({
          uid: `v${at}`,
          sizeInBytes: 470_000 - at * 9_000,
          updateTime: 1_795_420_800_000 - at * 3_600_000,
          ownerId: 'demo~lina',
          ownerName: '李娜',
        })),
      },
    },
  },
};

/** The version cannot be restored; the list stays and says why. */
export const RestoreFailed: Story = {
  args: { responses: { 'disk.restoreVersion': refusedWith(503) } },
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(await screen.findByRole('button', { name: /^Restore the version/ }));
    await shows(() => screen.getByRole('alert'));
  },
};

/** The question before a version goes for good. */
export const Remove: Story = {
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(await screen.findByRole('button', { name: /^Remove the version/ }));
    await shows(() => screen.getByRole('alertdialog'));
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

const restore: NonNullable<Story['play']> = async (context) => {
  await meta.play(context);
  await context.userEvent.click(await screen.findByRole('button', { name: /^Restore the version/ }));
};

/** The version is being restored. */
export const Restoring: Story = {
  args: { responses: { 'disk.restoreVersion': pending } },
  play: async (context) => {
    await restore(context);
    await shows(() => screen.getByRole('dialog'));
  },
};

/** The version is the current content. */
export const Restored: Story = {
  play: async (context) => {
    await restore(context);
    await shows(() => screen.getByRole('dialog'));
  },
};
