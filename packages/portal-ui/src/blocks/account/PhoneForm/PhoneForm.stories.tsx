import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import { captchaImage, mobileRule } from '../../../testing/fixtures/rules.ts';
import { PhoneForm } from './PhoneForm.tsx';
import type { PhoneFormProps } from './types.ts';

/** Holds the values, as a page does. */
function Held({ value: first, onValueChange, ...rest }: PhoneFormProps) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <PhoneForm
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
  title: 'Account/PhoneForm',
  component: PhoneForm,
  parameters: { labels: 'phoneForm' },
  args: {
    status: 'idle',
    value: { mobile: '', smsCode: '', tenantId: '' },
    onValueChange: fn(),
    rule: mobileRule,
    onSendCode: fn(),
    onSubmit: fn(),
    labels: en.phoneForm,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PhoneForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const known = { mobile: '13800001234', smsCode: '', tenantId: '' };
const captcha = { src: captchaImage, takesFocus: true, onRefresh: fn() };

/** Focuses the number, normalises full-width digits, and Enter sends the code. */
export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const mobile = canvas.getByRole('textbox', { name: 'Mobile number' });
    await expect(mobile).toHaveFocus();
    await userEvent.paste('１３８ 0000 1234');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSendCode).toHaveBeenCalledWith({ mobile: '13800001234', tenantId: '' });
    await userEvent.tab();
    await expect(mobile).toHaveValue('13800001234');
  },
};

/** Without a number or code the number shows an error and takes the focus; nothing is sent. */
export const WrongNumber: Story = {
  args: { value: { ...known, mobile: '010-88880000' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    const mobile = canvas.getByRole('textbox', { name: 'Mobile number' });
    await expect(mobile).toHaveAccessibleDescription('Enter a valid phone number.');
    await expect(mobile).toHaveFocus();
    await expect(args.onSendCode).not.toHaveBeenCalled();
  },
};

/** While a code is being sent, a second press sends nothing. */
export const Sending: Story = {
  args: { status: 'sending', value: known },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.onSendCode).not.toHaveBeenCalled();
  },
};

/** Sent: the code field has the focus, and resending is delayed. Six digits, in any width, are submitted normalised. */
export const Sent: Story = {
  args: { value: known, sent: true, wait: 58 },
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(/arrives within a minute/);
    await userEvent.click(canvas.getByRole('button', { name: 'Again in 58 s' }));
    await expect(args.onSendCode).not.toHaveBeenCalled();
    await userEvent.click(code);
    await userEvent.paste('２４６ ８１０');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...known, smsCode: '246810' });
  },
};

/** After a minute the code can be resent; an incomplete code shows an error. */
export const SentLongAgo: Story = {
  args: { value: { ...known, smsCode: '2468' }, sent: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      'Enter the six digits of the code.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onSendCode).toHaveBeenCalled();
  },
};

/** A captcha is required: its field has the focus, and its text is sent with the number. */
export const WithPicture: Story = {
  args: { value: known, captcha },
  play: async ({ args, canvas, userEvent }) => {
    const captchaRef = canvas.getByRole('textbox', { name: 'Characters in the picture' });
    await waitFor(() => expect(captchaRef).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(captchaRef).toHaveAccessibleDescription('Enter the characters in the picture.');
    await expect(args.onSendCode).not.toHaveBeenCalled();
    await userEvent.type(captchaRef, '7krm{Enter}');
    await expect(args.onSendCode).toHaveBeenCalledWith({
      mobile: '13800001234',
      tenantId: '',
      captcha: '7krm',
    });
  },
};

/** Rate-limited: shows the server's sentence and keeps the input. */
export const TooOften: Story = {
  args: { status: 'error', error: 'Codes are sent too often. Please try again in 1 min.', value: known },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('sent too often');
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('13800001234');
  },
};

/** The code was wrong: its field has the focus and is selected. */
export const WrongCode: Story = {
  args: {
    status: 'error',
    error: 'The code is not right or has expired.',
    refusedField: 'smsCode',
    value: { ...known, smsCode: '111111' },
    sent: true,
  },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard('246810');
    await expect(code).toHaveValue('246810');
  },
};

/** While the code is checked, a second press sends nothing. */
export const Checking: Story = {
  args: { status: 'checking', value: { ...known, smsCode: '246810' }, sent: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The organisation field replaces its button, takes the focus, and is submitted. */
export const OtherOrganisation: Story = {
  args: { value: known },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I belong to another organisation' }));
    await expect(canvas.getByRole('textbox', { name: 'Organisation' })).toHaveFocus();
    await userEvent.keyboard('acme{Enter}');
    await expect(args.onSendCode).toHaveBeenCalledWith({ mobile: '13800001234', tenantId: 'acme' });
  },
};

/** Digits by an input method are not normalised during the composition, in Chromium's and WebKit's order of events. */
export const InputMethod: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const mobile = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
    await composeInChromium(mobile, ['１', '１３'], '１３８００００');
    await expect(mobile).toHaveValue('１３８００００');
    await composeInWebKit(mobile, ['１３８００００１'], '１３８００００１２３４');
    await expect(mobile).toHaveValue('１３８００００１２３４');
    await expect(args.onSendCode).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(mobile).toHaveValue('13800001234');
  },
};

/** In Chinese, on a phone, in the dark. */
export const Chinese: Story = {
  args: { value: known, sent: true, wait: 58, captcha },
  globals: { language: 'zh', scheme: 'dark', viewport: { value: 'phone' } },
};

/** In Spanish, the language with the longest labels. */
export const Spanish: Story = {
  args: { value: known, sent: true, wait: 58, captcha },
  globals: { language: 'es' },
};

/** In Japanese. */
export const Japanese: Story = { args: { value: known, sent: true }, globals: { language: 'ja' } };
