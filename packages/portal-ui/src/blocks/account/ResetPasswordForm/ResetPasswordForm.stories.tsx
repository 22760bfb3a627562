import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { passwordRule } from '../../../testing/fixtures/rules.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import type { ResetPasswordFormProps } from './types.ts';

/** Holds the values, as a page does. */
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

/** Focuses the new password and submits two equal, strong ones. */
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

/** A mismatch is reported on blur. */
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

/** A shared phone: the username field replaces its button, takes the focus, and is submitted. */
export const SharedPhone: Story = {
  args: { value: typed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Do several people share this phone?' }));
    await expect(canvas.getByRole('textbox', { name: 'User name' })).toHaveFocus();
    await userEvent.keyboard(' wangfang {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...typed, username: 'wangfang' });
  },
};

/** Refused because it was used before: the field has the focus, and the input stays. */
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

/** While pending, a second press sends nothing. */
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

/** In Spanish, the language with the longest labels. */
export const Spanish: Story = { globals: { language: 'es' } };
