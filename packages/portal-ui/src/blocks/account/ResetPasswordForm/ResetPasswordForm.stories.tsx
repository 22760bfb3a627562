import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { passwordRule } from '../../../testing/fixtures/rules.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import type { ResetPasswordFormProps } from './types.ts';

/** Keeps the values, as a page does. */
function Held({ value: first, onValueChange, ...rest }: ResetPasswordFormProps) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <ResetPasswordForm
        {...rest}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Account/ResetPasswordForm',
  component: ResetPasswordForm,
  parameters: { labels: 'resetPasswordForm' },
  args: {
    status: 'idle',
    value: { newpwd: '', submitpwd: '', username: '' },
    onValueChange: fn(),
    rule: passwordRule,
    onSubmit: fn(),
    onBack: fn(),
    labels: en.resetPasswordForm,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = { newpwd: 'Fresh#2026', submitpwd: 'Fresh#2026', username: '' };

/** The cursor is in the new password; two that are equal and strong are sent. */
export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await userEvent.paste('Fresh#2026');
    await userEvent.tab();
    await userEvent.click(canvas.getByLabelText('New password again'));
    await userEvent.paste('Fresh#2026');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(typed);
  },
};

/** Two that differ: said under the second when it is left. */
export const Different: Story = {
  args: { value: { ...typed, submitpwd: 'Fresh#2027' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set the new password' }));
    const again = canvas.getByLabelText('New password again');
    await expect(again).toHaveAccessibleDescription('The two new passwords differ.');
    await expect(again).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A phone of several people: the user name is unfolded, takes the focus, and is sent along. */
export const SharedPhone: Story = {
  args: { value: typed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Do several people share this phone?' }));
    await expect(canvas.getByRole('textbox', { name: 'User name' })).toHaveFocus();
    await userEvent.keyboard(' wangfang {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...typed, username: 'wangfang' });
  },
};

/** Refused: it was used before. It has the focus, and nothing that was typed is lost. */
export const Refused: Story = {
  args: {
    status: 'error',
    error: 'Please choose a password that you have not used before.',
    refusedField: 'newpwd',
    value: typed,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('not used before');
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another phone' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

/** Under way: a second press sends nothing. */
export const Pending: Story = {
  args: { status: 'pending', value: typed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set the new password' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** In Chinese, on a phone, in the dark. */
export const Chinese: Story = {
  globals: { language: 'zh', scheme: 'dark', viewport: { value: 'phone' } },
};

/** In Spanish, the longest of the languages. */
export const Spanish: Story = { globals: { language: 'es' } };
