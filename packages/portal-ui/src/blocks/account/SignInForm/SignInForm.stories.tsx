import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { captchaImage } from '../../../testing/fixtures/rules.ts';
import { SignInForm } from './SignInForm.tsx';

const meta = {
  title: 'Account/SignInForm',
  component: SignInForm,
  parameters: { labels: 'signInForm' },
  args: { status: 'idle', onSubmit: fn(), labels: en.signInForm },
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <SignInForm {...args} />
    </div>
  ),
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focuses the first field; Enter submits. */
export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'User name' })).toHaveFocus();
    await userEvent.keyboard(' zhangwei ');
    await userEvent.tab();
    await userEvent.keyboard(' Portal#2026{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'zhangwei',
      password: ' Portal#2026',
      tenantId: '',
    });
  },
};

/** Empty fields show errors, and the first takes the focus. */
export const Missing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByRole('textbox', { name: 'User name' })).toHaveAccessibleDescription(
      'Enter your user name.',
    );
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await expect(canvas.getByRole('textbox', { name: 'User name' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The organisation field replaces its button, takes the focus, and is submitted. */
export const OtherOrganisation: Story = {
  args: { defaultUsername: 'walker' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('Portal#2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in to another organisation' }));
    await expect(canvas.getByRole('textbox', { name: 'Organisation' })).toHaveFocus();
    await userEvent.keyboard('acme{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'walker',
      password: 'Portal#2026',
      tenantId: 'acme',
    });
  },
};

/** While pending, a second press sends nothing. */
export const Pending: Story = {
  args: { status: 'pending', defaultUsername: 'zhangwei' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Portal#2026{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Refused: one sentence shows, and the input stays. */
export const Refused: Story = {
  args: {
    status: 'error',
    error: 'The user name or the password is wrong.',
    defaultUsername: 'zhangwei',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The user name or the password is wrong.');
    await expect(canvas.getByRole('textbox', { name: 'User name' })).toHaveValue('zhangwei');
  },
};

/** After several refusals a captcha is required and submitted; it can be refreshed. */
export const WithPicture: Story = {
  args: {
    status: 'error',
    error: 'Please enter the characters in the picture.',
    defaultUsername: 'zhangwei',
    captcha: { src: captchaImage, takesFocus: true, onRefresh: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    const reading = canvas.getByRole('textbox', { name: 'Characters in the picture' });
    await waitFor(() => expect(reading).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Password'), 'Portal#2026{Enter}');
    await waitFor(() => expect(reading).toHaveAccessibleDescription('Enter the characters in the picture.'));
    await expect(reading).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'New picture' }));
    await expect(args.captcha?.onRefresh).toHaveBeenCalled();
    await userEvent.type(reading, '7krm{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'zhangwei',
      password: 'Portal#2026',
      tenantId: '',
      captcha: '7krm',
    });
  },
};

/**
 * The captcha was right and the password wrong: the password has the focus, and a new captcha shows. Submitting without
 * its text shows only that error.
 */
export const WrongWithPicture: Story = {
  args: {
    status: 'error',
    error: 'The user name or the password is wrong.',
    defaultUsername: 'zhangwei',
    captcha: { src: captchaImage, takesFocus: false, onRefresh: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    const reading = canvas.getByRole('textbox', { name: 'Characters in the picture' });
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(reading).toHaveValue('');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The user name or the password is wrong.');
    await userEvent.keyboard('Portal#2026{Enter}');
    await waitFor(() => expect(reading).toHaveAccessibleDescription('Enter the characters in the picture.'));
    await expect(canvas.queryByText('The user name or the password is wrong.')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The account has a second factor: its code is asked for, and this browser may be trusted. */
export const SecondFactor: Story = {
  args: { defaultUsername: 'zhangwei', secondFactor: { wrong: 0 } },
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Password'), 'Portal#2026{Enter}');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(/Enter the code/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /30 days/ }));
    await userEvent.type(code, '204817{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'zhangwei',
      password: 'Portal#2026',
      tenantId: '',
      secondFactor: '204817',
      trust: true,
    });
  },
};

/** A wrong code: it has the focus, and everything else stays. */
export const WrongCode: Story = {
  args: {
    status: 'error',
    error: 'This code is wrong or was used before. Please enter the next one.',
    defaultUsername: 'zhangwei',
    secondFactor: { wrong: 1 },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('This code is wrong');
  },
};

/** The same in Spanish, in the dark. */
export const WithPictureSpanish: Story = {
  args: { captcha: { src: captchaImage, takesFocus: true, onRefresh: fn() } },
  globals: { language: 'es', scheme: 'dark' },
};
