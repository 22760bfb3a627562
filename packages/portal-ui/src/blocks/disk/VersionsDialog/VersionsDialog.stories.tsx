import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { formatSize, megabyte } from '../../../testing/fixtures/files.ts';
import { day, minute, now, people, timeSettings } from '../../../testing/fixtures/people-and-messages.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

const person = people.lina.name;
const versions = [
  { id: 'v3', time: now - 40 * minute, size: 3.1 * megabyte, person },
  { id: 'v2', time: now - day, size: 2.5 * megabyte, person },
  { id: 'v1', time: now - 9 * day, size: 820_000, person },
];

const meta = {
  title: 'Disk/VersionsDialog',
  tags: ['dialog'],
  component: VersionsDialog,
  parameters: { labels: 'versionsDialog' },
  args: {
    open: true,
    onOpenChange: fn(),
    file: { name: '两会发言稿.docx', kind: 'document', time: now - 5 * minute, size: 4 * megabyte, person },
    versions,
    status: 'ready',
    onRetry: fn(),
    actions: { onRestore: fn(), onDownload: fn(), onRemove: fn() },
    formatSize,
    labels: en.versionsDialog,
    ...timeSettings,
  },
} satisfies Meta<typeof VersionsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Earlier versions' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const rowsOf = (dialog: Awaited<ReturnType<typeof opened>>) => dialog.getAllByRole('listitem');

/** Newest first, below the current content; each can be restored and downloaded. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expectVisible(dialog.getByText('Current'));
    const [newest, , oldest] = rowsOf(dialog);
    await expect(rowsOf(dialog)).toHaveLength(3);
    await expect(newest).toHaveTextContent(`3.1 MB · ${person}`);
    await userEvent.click(within(newest!).getByRole('button', { name: /^Restore/ }));
    await expect(args.actions.onRestore).toHaveBeenCalledWith('v3');
    await userEvent.click(within(oldest!).getByRole('button', { name: /^Download/ }));
    await expect(args.actions.onDownload).toHaveBeenCalledWith('v1');
  },
};

/** Deleting a version permanently asks for confirmation; cancel has the focus. */
export const Removing: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getAllByRole('button', { name: /^Remove the version/ })[1]!);
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove this version?' }));
    await expect(args.actions.onRemove).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(args.actions.onRemove).toHaveBeenCalledWith('v2');
  },
};

/** While a version is being restored, a second press sends nothing. */
export const Pending: Story = {
  args: { actions: { ...meta.args.actions, pendingId: 'v2' } },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expect(rowsOf(dialog)[1]).toHaveTextContent('Saving…');
    await userEvent.click(dialog.getAllByRole('button', { name: /^Restore/ })[0]!);
    await expect(args.actions.onRestore).not.toHaveBeenCalled();
  },
};

/** The action failed: the versions stay, with the reason. */
export const Failed: Story = {
  args: { actions: { ...meta.args.actions, error: 'You have no access to this file any more.' } },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('alert')).toHaveTextContent('no access');
    await expect(rowsOf(dialog)).toHaveLength(3);
  },
};

/** No earlier versions yet. */
export const Empty: Story = {
  args: { versions: [] },
  play: async () => {
    const dialog = await opened();
    await expectVisible(dialog.getByText(/no earlier versions/));
    await expect(dialog.queryByText(/earlier content is kept here/)).not.toBeInTheDocument();
  },
};

/** The versions load. */
export const Loading: Story = {
  args: { versions: [], status: 'loading' },
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByRole('status')).toHaveTextContent('Loading the versions…');
  },
};

/** The versions failed to load. */
export const LoadingFailed: Story = {
  args: { versions: [], status: 'error' },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline: the cached versions stay. */
export const Offline: Story = {
  args: { status: 'offline' },
  play: async () => {
    const dialog = await opened();
    await expectVisible(dialog.getByText('You are offline. This is what was here before.'));
    await expect(rowsOf(dialog)).toHaveLength(3);
  },
};

/** Long names end in an ellipsis; the buttons stay visible. */
export const LongNames: Story = {
  args: {
    file: {
      ...meta.args.file,
      name: `${people.long.name} ${people.long.position}.docx`,
      person: people.long.name,
    },
    versions: versions.map((version) => ({ ...version, person: people.long.name })),
  },
};
