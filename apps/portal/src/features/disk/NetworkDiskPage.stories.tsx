import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusedWith } from '@snap/portal-api/mocks';
import { screen, within } from 'storybook/test';
import { files } from '../../testing/newsroom.ts';
import { longNames, many } from '../../testing/large-newsroom.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Disk/Network disk',
  args: { path: '/networkDisk/networkDisk' },
  tags: ['!test'],
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As most people see it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole('row', { name: /统计表/ }));
  },
};

/** What it shows is on its way. */
export const Loading: Story = { args: { responses: { 'disk.list': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'disk.list': refusedWith(500) } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is no network, and nothing is here from an earlier visit. */
export const Offline: Story = {
  args: { responses: { 'disk.list': offline } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getAllByRole('button', { name: 'Try again' }));
  },
};

/** There is nothing yet. */
export const Empty: Story = {
  args: { responses: { 'disk.list': { code: '0', list: [], total: 0, path: [] } } },
};

/** The person may not see it. */
export const Denied: Story = {
  args: { responses: { 'disk.list': refusedWith(403) } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText(/not shared with you/));
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The recycle bin, empty. */
export const RecycleBin: Story = { args: { path: '/networkDisk/networkDisk?area=recycle' } };

/** No file has that name. */
export const FoundNothing: Story = {
  args: {
    path: '/networkDisk/networkDisk?q=xyz',
    responses: { 'disk.search': { code: '0', list: [], total: 0 } },
  },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText(/^Nothing is named like/));
  },
};

/** What others have shared. */
export const Shared: Story = {
  args: { path: '/networkDisk/networkDisk?area=shared' },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole('row', { name: /港口.jpg/ }));
  },
};

/** What one has shared. */
export const Given: Story = {
  args: { path: '/networkDisk/networkDisk?area=given' },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole('button', { name: 'Open 港口.jpg' }));
  },
};

/** One shares nothing. */
export const GivenEmpty: Story = {
  args: {
    path: '/networkDisk/networkDisk?area=given',
    responses: { 'disk.given': { code: '0', list: [], total: 0 } },
  },
};

/** No room is left. */
export const Full: Story = {
  args: {
    responses: {
      'disk.quota': { code: '0', result: { used: 1_073_741_824, total: 1_073_741_824, reserved: 0 } },
    },
  },
};

const openMove: Story['play'] = async ({ canvas, userEvent }) => {
  const row = await canvas.findByRole('row', { name: /统计表/ });
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
  await shows(() => screen.getByRole('dialog'));
};

/** Choosing the folder that an item moves to. */
export const Move: Story = { play: openMove };

/** The target folder has a file of that name. */
export const Conflict: Story = {
  args: {
    responses: {
      'disk.move': ({ ids: [id = ''] }) => ({
        code: '0',
        result: { items: [], conflicts: [{ id, existing: files[2]! }] },
      }),
    },
  },
  play: async (context) => {
    await openMove(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.click(await dialog.findByRole('treeitem', { name: /现场照片/ }));
    await context.userEvent.click(dialog.getByRole('button', { name: /^Move to “/ }));
    await shows(() => screen.getByRole('dialog', { name: 'This name is already taken' }));
  },
};

/** Two thousand files. */
export const Many: Story = { args: { responses: many } };

/** Names that do not fit their row. */
export const LongNames: Story = { args: { responses: longNames } };
