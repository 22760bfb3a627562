import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { SignInStatus } from './SignInStatus.tsx';

const meta = {
  title: 'Account/SignInStatus',
  component: SignInStatus,
  parameters: { labels: 'signInStatus' },
  args: { status: 'pending', onRetry: fn(), onSignIn: fn(), labels: en.signInStatus },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof SignInStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code is being redeemed. */
export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Signing you in…');
  },
};

/** The other device has not approved yet: offers a retry. */
export const Waiting: Story = {
  args: { status: 'waiting' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** There is no code: links to sign-in. */
export const Ended: Story = { args: { status: 'ended' } };

/** Refused: one sentence, and a link to sign-in. */
export const Refused: Story = {
  args: { status: 'error', error: 'This sign-in code is not valid any more. Please get a new one.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('not valid any more');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to sign in' }));
    await expect(args.onSignIn).toHaveBeenCalled();
  },
};

/** No response: the code may still be valid. */
export const Offline: Story = { args: { status: 'offline' } };

/** In Chinese, on a phone, in the dark. */
export const Chinese: Story = {
  args: { status: 'waiting' },
  globals: { language: 'zh', scheme: 'dark', viewport: { value: 'phone' } },
};

/** In Spanish, the language with the longest labels. */
export const Spanish: Story = { args: { status: 'offline' }, globals: { language: 'es' } };
