import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { offline, pending, refusal, refusedWith } from '@snap/portal-api/mocks';
import { endSession } from '../../stores/session.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const meta = {
  ...portalStories,
  title: 'Pages/Account/Sign in again',
  args: { path: '/news/news?type=teamGroup&id=g7d1f0c52' },
  tags: ['!test'],
  play: async ({ canvas }) => {
    await canvas.findByText('稿件我看过了，标题再短一点。');
    endSession();
    await shows(() => screen.getByLabelText('Password'));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const submitted: Story['play'] = async (context) => {
  await meta.play(context);
  await context.userEvent.type(screen.getByLabelText('Password'), 'wrong');
  await context.userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await shows(() => screen.getByLabelText('Password'));
};

const refused: Story['play'] = async (context) => {
  await submitted(context);
  await shows(() => screen.getByRole('alert'));
};

/** What was open stays behind it. */
export const Ready: Story = {};

/** The password is on its way. */
export const SigningIn: Story = { args: { responses: { 'account.login': pending } }, play: submitted };

/** The password is wrong. */
export const Refused: Story = {
  args: { responses: { 'account.login': () => refusal('account.login') } },
  play: refused,
};

/** The server is away. */
export const Failed: Story = { args: { responses: { 'account.login': refusedWith(503) } }, play: refused };

/** There is no network. */
export const Offline: Story = { args: { responses: { 'account.login': offline } }, play: refused };

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
