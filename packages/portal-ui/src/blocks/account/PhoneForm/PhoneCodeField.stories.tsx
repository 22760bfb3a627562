import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { PhoneCodeField } from './PhoneCodeField.tsx';

const meta = {
  title: 'Account/PhoneCodeField',
  component: PhoneCodeField,
  parameters: { labels: 'phoneForm' },
  args: { onSend: fn(), labels: en.phoneForm },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof PhoneCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No code was sent yet. Phones suggest the code from the message. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Just sent: the button counts down, keeps the focus and does nothing. */
export const Waiting: Story = {
  args: { sent: true, wait: 60 },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Again in 60 s' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A new code can be sent. */
export const Again: Story = { args: { sent: true, defaultValue: '246810' } };

/** The code was refused. */
export const Refused: Story = {
  args: { sent: true, defaultValue: '246810', error: 'The code is not right or has expired.' },
};
