import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { PersonalSettingsDialog } from './PersonalSettingsDialog.tsx';
import type { PersonalSettingsView } from './types.ts';

const settings: PersonalSettingsView = {
  notifications: true,
  sound: true,
  vibration: false,
  sendKey: 'enter',
  hide: false,
  hideMobile: false,
  friendSwitch: true,
};

const meta = {
  title: 'Account/PersonalSettings',
  tags: ['dialog'],
  component: PersonalSettingsDialog,
  parameters: { labels: 'personalSettings' },
  args: {
    open: true,
    onOpenChange: fn(),
    status: 'ready',
    settings,
    onSettingsChange: fn(),
    onRetry: fn(),
    onPreview: fn(),
    labels: en.personalSettings,
  },
  render: function Controlled({ settings: first, onSettingsChange, ...args }) {
    const [saved, setSaved] = useState(first);
    return (
      <PersonalSettingsDialog
        {...args}
        settings={saved}
        onSettingsChange={(change) => {
          setSaved((before) => before && { ...before, ...change });
          onSettingsChange(change);
        }}
      />
    );
  },
} satisfies Meta<typeof PersonalSettingsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Settings' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** All settings are loaded; each change is saved on its own. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('switch', { name: 'Vibration' }));
    await expect(args.onSettingsChange).toHaveBeenCalledWith({ vibration: true });
    await userEvent.click(dialog.getByRole('radio', { name: 'Ctrl+Enter sends' }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({ sendKey: 'ctrl+enter' });
  },
};

/** Notifications are on, but need the browser's permission: a press requests it. */
export const NotificationsUnasked: Story = {
  args: { onAllowNotifications: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Allow notifications' }));
    await expect(args.onAllowNotifications).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('switch', { name: 'Notifications' }));
    await expect(dialog.queryByRole('button', { name: 'Allow notifications' })).toBeNull();
  },
};

/** Hiding personal information hides the mobile number, too. */
export const HidesMobileToo: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('switch', { name: 'Hide my personal information' }));
    await expect(args.onSettingsChange).toHaveBeenCalledWith({ hide: true, hideMobile: true });
    await expect(dialog.getByRole('switch', { name: 'Hide my mobile number' })).toBeChecked();
  },
};

/** The number cannot be shown while everything is hidden: shows the reason, and the switch rolls back. */
export const MobileForced: Story = {
  args: { settings: { ...settings, hide: true, hideMobile: true } },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    const mobile = dialog.getByRole('switch', { name: 'Hide my mobile number' });
    await userEvent.click(mobile);
    await expect(mobile).toBeChecked();
    await expect(mobile).toHaveAccessibleDescription(/your number stays hidden/);
    await expect(args.onSettingsChange).not.toHaveBeenCalled();
  },
};

/** The same in Chinese, with the wording of the specification. */
export const MobileForcedInChinese: Story = {
  args: { settings: { ...settings, hide: true, hideMobile: true } },
  globals: { language: 'zh' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '系统设置' }));
    await userEvent.click(dialog.getByRole('switch', { name: '隐藏电话号码' }));
    await expectVisible(dialog.getByText('隐藏个人信息开关打开，隐藏电话号码不可关闭'));
  },
};

/** Two pending changes: shown optimistically, each busy on its own. */
export const Saving: Story = {
  args: { saving: { sound: false, friendSwitch: false } },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    const sound = dialog.getByRole('switch', { name: 'Sound' });
    await expect(sound).not.toBeChecked();
    await userEvent.click(sound);
    await expect(args.onSettingsChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('switch', { name: 'Vibration' }));
    await expect(args.onSettingsChange).toHaveBeenCalledWith({ vibration: true });
  },
};

/** A refused change rolls back, with the server's reason below its switch; the dialog stays open. */
export const SaveFailed: Story = {
  args: { errors: { friendSwitch: '系统出现异常，请联系系统管理员。(500)' } },
  play: async ({ args }) => {
    const dialog = await opened();
    const control = dialog.getByRole('switch', { name: 'Approve friend requests' });
    await expect(control).toBeChecked();
    await expect(control).toHaveAccessibleDescription('系统出现异常，请联系系统管理员。(500)');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The browser blocks notifications: the account's setting can be changed, and the reason is beside it. */
export const NotificationsBlocked: Story = {
  args: { notificationsBlocked: true },
  play: async ({ args, userEvent }) => {
    const notifications = (await opened()).getByRole('switch', { name: 'Notifications' });
    await expect(notifications).toHaveAccessibleDescription(en.personalSettings.notificationsBlocked);
    await expect(notifications).toBeChecked();
    await userEvent.click(notifications);
    await expect(args.onSettingsChange).toHaveBeenCalledWith({ notifications: false });
  },
};

/** The browser does not support notifications, as Safari on an iPhone outside the home screen. */
export const NotificationsUnsupported: Story = {
  args: { notificationsBlocked: 'unsupported', onAllowNotifications: fn() },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('switch', { name: 'Notifications' })).toHaveAccessibleDescription(
      /add the portal to the home screen/,
    );
    await expect(dialog.queryByRole('button', { name: 'Allow notifications' })).not.toBeInTheDocument();
  },
};

/** The settings load. */
export const Loading: Story = { args: { status: 'loading', settings: undefined } };

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: { status: 'loading', settings: undefined },
  play: async () => {
    const dialog = await opened();
    await showsSlowLoadingText(dialog.getByText('This takes longer than usual.'));
  },
};

/** The settings failed to load. */
export const Failed: Story = {
  args: { status: 'error', settings: undefined },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline without cached settings. */
export const Offline: Story = { args: { status: 'offline', settings: undefined } };

/** Offline: cached settings are read-only. */
export const OfflineKept: Story = {
  args: { status: 'offline' },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('switch', { name: 'Sound' })).toBeDisabled();
    await expect(dialog.getByRole('radio', { name: 'Enter sends' })).toBeDisabled();
  },
};

/** In Chinese, on a phone, in the dark. */
export const Chinese: Story = {
  globals: { language: 'zh', scheme: 'dark', viewport: { value: 'phone' } },
};

/** In Spanish, the language with the longest labels. */
export const Spanish: Story = { globals: { language: 'es' } };

/** In Japanese. */
export const Japanese: Story = { globals: { language: 'ja', scheme: 'dark' } };
