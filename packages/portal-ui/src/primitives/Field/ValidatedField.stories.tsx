import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { en } from '../../labels/en.ts';
import { Button } from '../Button/Button.tsx';
import { expectVisible } from '../../testing/expect-visible.ts';
import { ValidatedField } from './ValidatedField.tsx';

// Rules come from the app; these are stand-ins.
const normalise = (text: string) => text.normalize('NFKC').replaceAll(' ', '');
const phone = { normalise, check: (text: string) => /^(0\d{2,3}-\d{7,8}|1\d{10})$/.test(text) };
const mobile = { normalise, check: (text: string) => /^1\d{10}$/.test(text) };
const email = { normalise, check: (text: string) => /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/i.test(text) };
const integer = { normalise, check: (text: string) => /^-?\d+$/.test(text) };

const meta = {
  title: 'Primitives/ValidatedField',
  component: ValidatedField,
  parameters: { labels: 'fields' },
  args: { kind: 'phone', rule: phone, label: 'Work phone', onValueChange: fn(), labels: en.fields },
  decorators: [(Story) => <div style={{ maxInlineSize: 380 }}>{Story()}</div>],
} satisfies Meta<typeof ValidatedField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A landline with its area code, or 11 digits from 1: full-width digits are normalised on blur. */
export const Phone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Work phone' });
    await userEvent.click(field);
    await userEvent.paste('０１０－８８８８００００');
    await userEvent.tab();
    await expect(field).toHaveValue('010-88880000');
    await expect(field).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('010-88880000');
  },
};

/** The error shows on blur and disappears while typing. */
export const WrongPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Work phone' });
    await userEvent.type(field, '88880000');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Enter a valid phone number.');
    await userEvent.type(field, '1');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

/** A mobile number: a landline is invalid. */
export const Mobile: Story = {
  args: { kind: 'mobile', rule: mobile, label: 'Mobile', defaultValue: '010-88880000' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Mobile' }));
    await userEvent.tab();
    await expectVisible(canvas.getByText('Enter a valid phone number.'));
  },
};

/** An e-mail address. */
export const Email: Story = {
  args: { kind: 'email', rule: email, label: 'Email', defaultValue: 'lina@example.com' },
};

/** A whole number. */
export const Integer: Story = {
  args: { kind: 'integer', rule: integer, label: 'Copies', defaultValue: '3.5' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Copies' }));
    await userEvent.tab();
    await expectVisible(canvas.getByText('Enter a whole number.'));
  },
};

/** Submitting stops at the first invalid field, with the library's messages. */
export const InForm: Story = {
  render: ({ labels }) => (
    <form onSubmit={(event) => event.preventDefault()} style={{ display: 'grid', gap: 16 }}>
      <ValidatedField kind="mobile" rule={mobile} label="Mobile" required labels={labels} />
      <ValidatedField kind="email" rule={email} label="Email" defaultValue="lina@" labels={labels} />
      <Button type="submit" variant="solid">
        Save
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const first = canvas.getByRole('textbox', { name: 'Mobile' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription('This cannot be empty.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Enter a valid email address.',
    );
  },
};

/** A refusal by the server shows until the user types. */
export const Refused: Story = {
  args: {
    kind: 'mobile',
    rule: mobile,
    label: 'Mobile',
    defaultValue: '13800008613',
    error: '该手机号已被使用。',
  },
};
