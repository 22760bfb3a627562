import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { UserMenu } from './UserMenu.tsx';
// Preloads lazy components, so that no story waits for the network.
import '../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import './UserMenuContent.tsx';

const meta = {
  title: 'Shell/UserMenu',
  component: UserMenu,
  parameters: { labels: 'userMenu' },
  args: {
    person: { id: 'demo~zhangwei', name: '张伟', position: '编辑', department: '国际新闻部' },
    onProfile: fn(),
    onStartGroupChat: fn(),
    onSettings: fn(),
    onChangePassword: fn(),
    onLogOut: fn(),
    labels: en.userMenu,
  },
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The user's avatar. */
export const Closed: Story = {};

/** The user's name and the actions; layout settings are not offered here. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu of 张伟' }));
    await waitFor(() => expect(screen.getByText('编辑 · 国际新闻部')).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Layout settings' })).not.toBeInTheDocument();
  },
};

/** Friend requests, with their unread count. */
export const Requests: Story = {
  args: { onFriendRequests: fn(), unreadRequests: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu of 张伟' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Friend requests (2)' }));
    await expect(args.onFriendRequests).toHaveBeenCalledOnce();
  },
};

/** A person who administers the organisation. */
export const Administrator: Story = {
  args: { onConsole: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu of 张伟' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Administration' }));
    await expect(args.onConsole).toHaveBeenCalledOnce();
  },
};

/** Logging out asks for confirmation. */
export const LogOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu of 张伟' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Do you want to log out and leave the portal?',
    );
    await expect(args.onLogOut).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

/** Cancelling returns the focus to the menu's button. */
export const LogOutCancelled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menu of 张伟' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onLogOut).not.toHaveBeenCalled();
  },
};

/** Logging out failed: the dialog shows the reason and allows a retry. */
export const LogOutFailed: Story = {
  args: { logOutError: 'There is no network.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu of 张伟' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await expectVisible(await screen.findByText('There is no network.'));
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};
