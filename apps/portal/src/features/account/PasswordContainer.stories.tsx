import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { offline, pending, refusal, refusedWith, type MockResponses } from '@snap/portal-api/mocks';
import { openPasswordDialog } from '../../stores/password.ts';
import { portalStories, shows } from '../../testing/portal-story.tsx';

const soon: MockResponses = {
  'account.passwordExpiry': {
    code: '0',
    notice: 1,
    force: 0,
    notice_msg: '您的密码即将过期，请尽快修改密码！',
  },
};

const ended: MockResponses = {
  'account.passwordExpiry': {
    code: '0',
    notice: 1,
    force: 1,
    notice_msg: '您的密码已过期，请修改密码！',
  },
};

const meta = {
  ...portalStories,
  title: 'Pages/Account/Change the password',
  args: { path: '/' },
  tags: ['!test'],
  play: async ({ canvas }) => {
    await canvas.findByRole('main');
    openPasswordDialog();
    await shows(() => screen.getByRole('dialog', { name: 'Change password' }));
  },
} satisfies Meta<typeof portalStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const fillIn: NonNullable<Story['play']> = async (context) => {
  await meta.play(context);
  const { userEvent } = context;
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Current password'), 'Newsroom#2026');
  await userEvent.type(dialog.getByLabelText('New password'), 'Harbour.Light9');
  await userEvent.type(dialog.getByLabelText('New password again'), 'Harbour.Light9');
  await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
};

const changed: Story['play'] = async (context) => {
  await fillIn(context);
  await shows(() => screen.getByLabelText('Current password'));
};

const refused: Story['play'] = async (context) => {
  await fillIn(context);
  await shows(() => within(screen.getByRole('dialog')).getAllByRole('alert'));
};

/** The person wants to change it. */
export const Ready: Story = {};

/** It ends soon. */
export const EndsSoon: Story = {
  args: { responses: soon },
  play: async () => {
    await shows(() => screen.getByRole('alertdialog'));
  },
};

/** It has ended. */
export const Ended: Story = {
  args: { responses: ended },
  play: async () => {
    await shows(() => screen.getByRole('alertdialog'));
  },
};

/** It has ended: only a new one, or signing out, closes the dialog. */
export const Forced: Story = {
  args: { responses: ended },
  play: async ({ userEvent }) => {
    const notice = within(await screen.findByRole('alertdialog'));
    await userEvent.click(notice.getByRole('button', { name: 'Change password' }));
    await shows(() => screen.getByRole('button', { name: 'Log out' }));
  },
};

/** What is missing, and what the rule wants. */
export const Incomplete: Story = {
  play: async (context) => {
    await meta.play(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.type(dialog.getByLabelText('New password'), 'short');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await shows(() => dialog.getByText('Enter your current password.'));
  },
};

/** It is being changed. */
export const Changing: Story = { args: { responses: { 'account.changePassword': pending } }, play: changed };

/** The current password is wrong. */
export const Refused: Story = {
  args: { responses: { 'account.changePassword': () => refusal('account.changePassword') } },
  play: refused,
};

/** The server is away: nothing was changed. */
export const Failed: Story = {
  args: { responses: { 'account.changePassword': refusedWith(503) } },
  play: refused,
};

/** There is no network. */
export const Offline: Story = { args: { responses: { 'account.changePassword': offline } }, play: refused };

/** It is changed. */
export const Changed: Story = {
  play: async (context) => {
    await fillIn(context);
    await shows(() => screen.getAllByText(/^Your password was changed/));
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
