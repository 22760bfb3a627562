import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { file, formatSize, megabyte, picture } from '../../../testing/fixtures/files.ts';
import { day, now, people, timeSettings } from '../../../testing/fixtures/people-and-messages.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { ConflictView } from './types.ts';

const photo: ConflictView = {
  id: 'c1',
  incoming: {
    ...file(0),
    id: 'new',
    name: '现场照片.jpg',
    size: 4 * megabyte,
    time: now,
  },
  existing: {
    ...file(0),
    name: '现场照片.jpg',
    size: 2.5 * megabyte,
    time: now - 3 * day,
    thumb: { url: picture(3), width: 480, height: 320 },
  },
  freeName: '现场照片 (2).jpg',
  folder: '两会报道',
};
const folder: ConflictView = {
  id: 'c2',
  incoming: { id: 'd1', name: 'Photos', kind: 'directory', time: now },
  existing: { id: 'd2', name: 'Photos', kind: 'directory', time: now - day },
};

const meta = {
  title: 'Disk/ConflictDialog',
  tags: ['dialog'],
  component: ConflictDialog,
  parameters: { labels: 'conflictDialog' },
  args: {
    conflict: photo,
    waiting: 0,
    status: 'idle',
    onResolve: fn(),
    onPostpone: fn(),
    formatSize,
    labels: en.conflictDialog,
    ...timeSettings,
  },
} satisfies Meta<typeof ConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (name = 'This name is already taken') => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** One conflict: shows both files, marks the newer and larger one; one press resolves it. */
export const File: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    const incoming = within(dialog.getByRole('region', { name: 'New' }));
    await expectVisible(incoming.getByText('Newer'));
    await expectVisible(incoming.getByText('4 MB'));
    await userEvent.click(dialog.getByRole('button', { name: /^Keep both/ }));
    await expect(args.onResolve).toHaveBeenCalledWith('c1', 'rename', false);
  },
};

/** Several conflicts: one resolution can apply to all. */
export const ApplyToAll: Story = {
  args: { waiting: 11 },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expectVisible(dialog.getByText('11 more'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Do the same for the other 11' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Skip/ }));
    await expect(args.onResolve).toHaveBeenCalledWith('c1', 'skip', true);
  },
};

/** An existing folder: the contents are merged, and nothing is replaced without confirmation. */
export const Folder: Story = {
  args: { conflict: folder },
  play: async ({ args, userEvent }) => {
    const dialog = await opened('This folder already exists');
    await userEvent.click(dialog.getByRole('button', { name: /^Merge/ }));
    await expect(args.onResolve).toHaveBeenCalledWith('c2', 'replace', false);
  },
};

/** Conflicts are resolved one by one in the same dialog; a double click does not resolve two. */
export const OneAfterTheOther: Story = {
  args: { waiting: 1 },
  render: function Render(args) {
    const [left, setLeft] = useState([
      photo,
      { ...photo, id: 'c3', incoming: { ...photo.incoming, name: '夜景.jpg' } },
    ]);
    return (
      <ConflictDialog
        {...args}
        conflict={left[0]}
        waiting={Math.max(left.length - 1, 0)}
        onResolve={(...resolution) => {
          args.onResolve(...resolution);
          setLeft(([, ...rest]) => rest);
        }}
      />
    );
  },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.dblClick(dialog.getByRole('button', { name: /^Replace/ }));
    await expect(args.onResolve).toHaveBeenCalledOnce();
    await expectVisible(dialog.getByText(/“夜景\.jpg” in “两会报道”/));
    await userEvent.click(dialog.getByRole('button', { name: /^Skip/ }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('c3', 'skip', false);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Escape postpones the decision: nothing is cancelled. */
export const Postponed: Story = {
  play: async ({ args, userEvent }) => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await expect(args.onPostpone).toHaveBeenCalledWith('c1');
    await expect(args.onResolve).not.toHaveBeenCalled();
  },
};

/** While pending, a second press sends nothing. */
export const Pending: Story = {
  args: { status: 'pending' },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: /^Replace/ }));
    await expect(args.onResolve).not.toHaveBeenCalled();
  },
};

/** The resolution failed: the conflict stays, with the reason. */
export const Failed: Story = {
  args: { status: 'error', error: 'The folder is gone. Choose again.' },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('alert')).toHaveTextContent('The folder is gone.');
  },
};

/** Offline: the resolution was not sent and can be repeated. */
export const Offline: Story = {
  args: { status: 'error', error: 'You are offline. Choose again once you are connected.' },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: /^Skip/ }));
    await expect(args.onResolve).toHaveBeenCalledWith('c1', 'skip', false);
  },
};

/** Long names end in an ellipsis; the buttons stay visible. */
export const LongNames: Story = {
  args: {
    waiting: 240,
    conflict: {
      ...photo,
      incoming: { ...photo.incoming, name: `${people.long.name} ${people.long.position}.jpg` },
      existing: { ...photo.existing, name: `${people.long.name} ${people.long.position}.jpg` },
      freeName: `${people.long.name} ${people.long.position} (2).jpg`,
      folder: people.long.department,
    },
  },
};

/** Right-to-left names in a left-to-right page, and the reverse: their extensions stay at their end. */
export const RightToLeft: Story = {
  args: {
    conflict: {
      ...photo,
      incoming: { ...photo.incoming, name: 'صورة من الموقع.jpg' },
      existing: { ...photo.existing, name: 'صورة من الموقع.jpg' },
      freeName: 'صورة من الموقع (2).jpg',
      folder: 'غرفة الأخبار',
    },
  },
};
