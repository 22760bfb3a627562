import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { lockedAccounts } from '../../../testing/fixtures/administration.ts';
import { LockedAccounts } from './LockedAccounts.tsx';

const [first] = lockedAccounts;

const meta = {
  title: 'Administration/AuditLog/LockedAccounts',
  component: LockedAccounts,
  parameters: { labels: 'auditLog' },
  args: { accounts: lockedAccounts, onUnlock: fn(), labels: en.auditLog },
} satisfies Meta<typeof LockedAccounts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who cannot sign in, until when; each can be unlocked. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock 李娜' }));
    await expect(args.onUnlock).toHaveBeenCalledWith(expect.objectContaining({ login: 'lina' }));
  },
};

/** One of them is being unlocked. */
export const Unlocking: Story = {
  args: { unlocking: { id: first?.id ?? '', status: 'pending' } },
};

/** The server refuses. */
export const Refused: Story = {
  args: {
    unlocking: { id: first?.id ?? '', status: 'error', error: 'You do not have the rights of this person.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You do not have the rights of this person.')).toBeVisible();
  },
};

/** Without the permission to change people. */
export const ReadOnly: Story = {
  render: ({ accounts, labels }) => <LockedAccounts accounts={accounts} labels={labels} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
