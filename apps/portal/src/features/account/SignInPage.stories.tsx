import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refusal, refusedWith } from '@snap/portal-api/mocks';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Account/Sign in',
  args: { path: '/login', signedOut: true },
  tags: ['!test'],
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No user is signed in. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole('button', { name: 'Sign in' }));
  },
};

/** The password is wrong. */
export const Refused: Story = {
  args: { responses: { 'account.login': () => refusal('account.login') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('User name'), 'lina');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await shows(() => canvas.getByRole('alert'));
  },
};

/** The server is away: nothing is wrong with the password. */
export const Failed: Story = { ...Refused, args: { responses: { 'account.login': refusedWith(503) } } };

/** The password is on its way. */
export const SigningIn: Story = {
  args: { responses: { 'account.login': pending } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('User name'), 'lina');
    await userEvent.type(canvas.getByLabelText('Password'), 'Newsroom#2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await shows(() => canvas.getByLabelText('Password'));
  },
};

/** There is no network. */
export const Offline: Story = { ...Refused, args: { responses: { 'account.login': offline } } };

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
