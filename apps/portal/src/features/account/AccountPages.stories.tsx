import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline } from '@snap/portal-api/mocks';
import { keepBindTicket } from './identity-flow.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Account/Register and recover',
  args: { path: '/register', signedOut: true },
  tags: ['!test'],
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Create an account. */
export const Register: Story = {
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole('button', { name: 'Continue' }));
  },
};

/** Set a new password by a code to the phone. */
export const FindPassword: Story = {
  args: { path: '/findPassword' },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole('button', { name: 'Continue' }));
  },
};

/** Connect the account of an identity provider. */
export const Bind: Story = {
  args: { path: '/bind' },
  beforeEach: () => keepBindTicket({ ticket: 'example' }),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByLabelText('User name'));
  },
};

/** The way in took too long. */
export const BindEnded: Story = {
  args: { path: '/bind' },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole('button', { name: 'Go to sign in' }));
  },
};

/** The way in has no code, or one of another browser. */
export const EntryEnded: Story = {
  args: { path: '/auth-redirect' },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole('button', { name: 'Go to sign in' }));
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

const withoutNetwork: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Mobile number'), '13800000002');
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
  await shows(() => canvas.getByRole('alert'));
};

/** There is no network: the number stays. */
export const Offline: Story = {
  args: { responses: { 'account.sendPhoneCode': offline } },
  play: withoutNetwork,
};
