import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import { passwordRule } from '../../../testing/fixtures/rules.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { RegisterForm } from './RegisterForm.tsx';
import type { RegisterFormProps } from './types.ts';

/** Holds the values, as a page does. */
function Held({ value: first, onValueChange, ...rest }: RegisterFormProps) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <RegisterForm
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
  title: 'Account/RegisterForm',
  component: RegisterForm,
  parameters: { labels: 'registerForm' },
  args: {
    status: 'idle',
    value: { userName: '', newpwd: '' },
    onValueChange: fn(),
    maxName: 50,
    rule: passwordRule,
    username: '13800001234',
    onSubmit: fn(),
    onBack: fn(),
    labels: en.registerForm,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focuses the name; the checklist of the rule updates while typing; Enter submits. */
export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard(' 王芳 ');
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.paste('Strong#2026');
    const parts = within(canvas.getByRole('list', { name: 'The password needs' })).getAllByRole('listitem');
    await expect(parts.every((part) => part.hasAttribute('data-met'))).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ userName: '王芳', newpwd: 'Strong#2026' });
  },
};

/** Empty fields show errors, and the first takes the focus. */
export const Missing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account and sign in' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveAccessibleDescription(/Enter your name\./);
    await expect(name).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A weak password and a name over the limit, counted in grapheme clusters. */
export const Wrong: Story = {
  args: { value: { userName: '𠮷'.repeat(51), newpwd: 'weak' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account and sign in' }));
    await expectVisible(canvas.getByText('1 character too many.'));
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/too weak/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The Enter that confirms a composed name submits nothing, in Chromium's and WebKit's order of events. */
export const InputMethod: Story = {
  args: { value: { userName: '', newpwd: 'Strong#2026' } },
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await composeInChromium(name, ['w', 'wang'], '王');
    await composeInWebKit(name, ['王f', '王fang'], '王芳');
    await expect(name).toHaveValue('王芳');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Refused: one sentence shows, the input stays, and going back is possible. */
export const Refused: Story = {
  args: {
    status: 'error',
    error: 'This phone has an account already. Please sign in, or set a new password.',
    value: { userName: '王芳', newpwd: 'Strong#2026' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('has an account already');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('王芳');
    await userEvent.click(canvas.getByRole('button', { name: 'Use another phone' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

/** While pending, a second press sends nothing. */
export const Pending: Story = {
  args: { status: 'pending', value: { userName: '王芳', newpwd: 'Strong#2026' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account and sign in' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** In Chinese, on a phone, in the dark. */
export const Chinese: Story = {
  globals: { language: 'zh', scheme: 'dark', viewport: { value: 'phone' } },
};

/** In Spanish, the language with the longest labels. */
export const Spanish: Story = { globals: { language: 'es' } };
