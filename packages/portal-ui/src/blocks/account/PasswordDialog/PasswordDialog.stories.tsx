import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { passwordRule as rule } from '../../../testing/fixtures/rules.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

const meta = {
  title: 'Account/PasswordDialog',
  tags: ['dialog'],
  component: PasswordDialog,
  parameters: { labels: 'passwordDialog' },
  args: {
    open: true,
    onOpenChange: fn(),
    status: 'idle',
    rule,
    username: 'demo~zhangwei',
    onSubmit: fn(),
    onLogOut: fn(),
    labels: en.passwordDialog,
  },
} satisfies Meta<typeof PasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (title = 'Change password') => {
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Focuses the old password and submits three valid values. */
export const Idle: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByLabelText('Current password')).toHaveFocus());
    await userEvent.keyboard('Portal#2026');
    await userEvent.click(dialog.getByLabelText('New password'));
    await userEvent.paste('Better#2027');
    await userEvent.click(dialog.getByLabelText('New password again'));
    await userEvent.paste('Better#2027');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      oldpwd: 'Portal#2026',
      newpwd: 'Better#2027',
      submitpwd: 'Better#2027',
    });
  },
};

/** The checklist of the rule updates while typing. */
export const Typing: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.type(dialog.getByLabelText('New password'), 'abcD');
    const parts = within(dialog.getByRole('list', { name: 'The new password needs' }));
    const states = parts.getAllByRole('listitem').map((item) => item.hasAttribute('data-met'));
    await expect(states).toEqual([false, true, true, false, false]);
  },
};

/** Empty fields show errors, and the first takes the focus. */
export const Missing: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    const old = dialog.getByLabelText('Current password');
    await expect(old).toHaveAccessibleDescription('Enter your current password.');
    await expect(dialog.getByLabelText('New password')).toHaveAccessibleDescription('Enter a new password.');
    await expect(old).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A weak password and a mismatch are reported on blur. */
export const Weak: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.type(dialog.getByLabelText('New password'), 'portal');
    await userEvent.type(dialog.getByLabelText('New password again'), 'portals');
    await userEvent.click(dialog.getByLabelText('Current password'));
    await expect(dialog.getByLabelText('New password')).toHaveAccessibleDescription(/too weak/);
    await expect(dialog.getByLabelText('New password again')).toHaveAccessibleDescription(
      'The two new passwords differ.',
    );
  },
};

/** Over 128 characters only the length is reported. */
export const TooLong: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened();
    const field = dialog.getByLabelText('New password');
    await userEvent.click(field);
    await userEvent.paste(`Portal#2026${'x'.repeat(118)}`);
    const current = dialog.getByLabelText('Current password');
    await userEvent.click(current);
    await expect(field).toHaveAccessibleDescription(/At most 128 characters/);
    await expect(field).not.toHaveAccessibleDescription(/too weak/);
    await expect(dialog.getAllByText(/At most 128 characters/)).toHaveLength(1);
    await userEvent.paste('x'.repeat(129));
    await userEvent.click(field);
    await expect(current).toHaveAccessibleDescription(/At most 128 characters/);
  },
};

/** A weak password in Chinese, with the wording of the specification. */
export const WeakInChinese: Story = {
  globals: { language: 'zh' },
  play: async ({ userEvent }) => {
    const dialog = await opened('修改密码');
    const [old, fresh, again] = ['原密码', '新密码', '确认新密码'].map((name) => dialog.getByLabelText(name));
    if (!old || !fresh || !again) throw new Error('A field is missing.');
    await userEvent.click(dialog.getByRole('button', { name: '修改密码' }));
    await expect(old).toHaveAccessibleDescription('请输入原密码');
    await expect(fresh).toHaveAccessibleDescription('请输入新密码');
    await expect(again).toHaveAccessibleDescription('请输入确认新密码');
    await userEvent.type(fresh, 'portal');
    await userEvent.type(again, 'portals');
    await userEvent.click(old);
    await expect(fresh).toHaveAccessibleDescription(
      '密码不符合强密码规则！必须是包含大写字母、小写字母、数字、特殊符号（不是字母，数字，下划线，汉字的字符）的8位以上组合',
    );
    await expect(again).toHaveAccessibleDescription('新密码两次输入的不一致');
  },
};

/** Each password can be shown; `autocomplete` identifies the fields to password managers. */
export const Revealed: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened();
    const old = dialog.getByLabelText('Current password');
    await userEvent.type(old, 'Portal#2026');
    const [reveal] = dialog.getAllByRole('button', { name: 'Show password' });
    if (reveal) await userEvent.click(reveal);
    await expect(old).toHaveAttribute('type', 'text');
    await expect(dialog.getByLabelText('New password')).toHaveAttribute('type', 'password');
    await expect(old).toHaveAttribute('autocomplete', 'current-password');
    for (const name of ['New password', 'New password again'])
      await expect(dialog.getByLabelText(name)).toHaveAttribute('autocomplete', 'new-password');
  },
};

/** Forced: closing is refused with a reason; logging out is the only other way. */
export const Forced: Story = {
  args: { forced: true },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('status')).toHaveTextContent('Your password has expired');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('the system is locked');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalled();
  },
};

/** Forced, with the server's reason. */
export const ForcedWithReason: Story = {
  args: { forced: true, reason: 'Your password was set by an administrator. Please choose your own first.' },
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('status')).toHaveTextContent('set by an administrator');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('set by an administrator');
  },
};

/** Refused by the server: its sentence shows, the affected field has the focus, and the input stays. */
export const Refused: Story = {
  args: {
    status: 'error',
    error: 'The current password is not right. Please try again.',
    refusedField: 'oldpwd',
  },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('alert')).toHaveTextContent('The current password is not right.');
    await expect(dialog.getByLabelText('Current password')).toHaveFocus();
  },
};

/** Offline: nothing was changed, the input stays, and the same press retries. */
export const Offline: Story = {
  args: { status: 'error', error: 'You are offline. Your password was not changed; please try again.' },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('alert')).toHaveTextContent('You are offline.');
    await userEvent.type(dialog.getByLabelText('Current password'), 'Portal#2026');
    await userEvent.type(dialog.getByLabelText('New password'), 'Better#2027');
    await userEvent.type(dialog.getByLabelText('New password again'), 'Better#2027');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(dialog.getByLabelText('New password')).toHaveValue('Better#2027');
  },
};

/** While pending, a second press sends nothing. */
export const Pending: Story = {
  args: { status: 'pending' },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** In Chinese, on a phone, in the dark. */
export const Chinese: Story = {
  args: { forced: true },
  globals: { language: 'zh', scheme: 'dark', viewport: { value: 'phone' } },
};

/** In Spanish, the language with the longest labels. */
export const Spanish: Story = { args: { forced: true }, globals: { language: 'es' } };

/** In Japanese. */
export const Japanese: Story = { globals: { language: 'ja', scheme: 'dark' } };
