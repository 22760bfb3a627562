import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Primitives/ConfirmDialog',
  tags: ['dialog'],
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete group',
    description: 'The group and its 1,204 messages go for everyone.',
    confirmLabel: 'Delete group',
    cancelLabel: 'Cancel',
    tone: 'danger',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Irreversible: the verb is on the red button, and cancel has the focus. */
export const Danger: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Delete group' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** An ordinary confirmation. */
export const Accent: Story = {
  args: { tone: 'accent', title: 'Log out', description: 'Do you want to leave?', confirmLabel: 'Log out' },
};

/** Pending. */
export const Pending: Story = { args: { pending: true } };

/** Failed: the dialog stays open for a retry. */
export const Failed: Story = { args: { error: 'The group could not be deleted. Try again.' } };
