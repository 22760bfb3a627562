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

/** It cannot be undone: the verb is on the red button, and Enter goes back. */
export const Danger: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Delete group' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** An ordinary question. */
export const Accent: Story = {
  args: { tone: 'accent', title: 'Log out', description: 'Do you want to leave?', confirmLabel: 'Log out' },
};

/** The step is under way. */
export const Pending: Story = { args: { pending: true } };

/** The step failed; nothing is lost and it can be taken again. */
export const Failed: Story = { args: { error: 'The group could not be deleted. Try again.' } };
