import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { en } from '../../labels/en.ts';
import { expectVisible } from '../../testing/expect-visible.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  parameters: { labels: 'signInForm' },
  args: { label: 'Password', labels: en.signInForm, defaultValue: 'Portal#2026', autoComplete: 'off' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden. */
export const Hidden: Story = {};

/** The button shows the password; its label names the effect of a press. */
export const Revealed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('Portal#2026');
    await expectVisible(canvas.getByRole('button', { name: 'Hide password' }));
  },
};

/** Caps Lock is on, and a hint says so. */
export const CapsLock: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    await expectVisible(await canvas.findByText('Caps Lock is on.'));
    await fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
    await expect(canvas.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
  },
};
