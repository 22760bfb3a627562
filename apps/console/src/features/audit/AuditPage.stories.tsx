import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MockResponses, offline, pending, refusal, refusedWith } from '@snap/portal-api/mocks';
import { expect, screen, within } from 'storybook/test';
import { consoleStories, shows } from '../../testing/console-story.tsx';

const meta = {
  ...consoleStories,
  title: 'Pages/Administration/Audit log',
  args: { path: '/audit' },
  tags: ['!test'],
} satisfies Meta<typeof consoleStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const nobodyLocked = {
  'administration.lockedAccounts': { code: '0', accounts: [] },
} satisfies MockResponses;

/** The newest entries, in words, and an account that is locked. */
export const Ready: Story = {
  play: async () => {
    await shows(() => screen.getByRole('row', { name: /Person changed/ }));
    await shows(() => screen.getByRole('row', { name: /Sign-in refused/ }));
    await shows(() => screen.getByRole('button', { name: 'Unlock 李娜' }));
  },
};

/** An entry is open: what was there before, and after. */
export const Entry: Story = {
  args: { responses: nobodyLocked },
  play: async ({ userEvent }) => {
    await shows(() => screen.getByRole('button', { name: /Person changed/ }));
    await userEvent.click(screen.getByRole('button', { name: /Person changed/ }));
    const sheet = within(await screen.findByRole('region', { name: 'Person changed' }));
    await expect(sheet.getByRole('list', { name: 'Changes' })).toHaveTextContent('高级编辑');
    await expect(sheet.getByRole('button', { name: 'All about 李娜' })).toBeVisible();
  },
};

/** Filters that are set can be taken away again. */
export const Filtered: Story = {
  args: { path: '/audit?kind=people&actor=demo~zhangwei&from=2026-11-01', responses: nobodyLocked },
  play: async () => {
    await shows(() => screen.getByRole('button', { name: /^Remove filter: Who acted/ }));
    await shows(() => screen.getByRole('textbox', { name: 'From' }));
    await expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('2026-11-01');
  },
};

/** Unlocking is refused: the reason is said where the account is. */
export const UnlockRefused: Story = {
  args: { responses: { 'administration.unlockAccount': refusal('administration.unlockAccount') } },
  play: async ({ userEvent }) => {
    await shows(() => screen.getByRole('button', { name: 'Unlock 李娜' }));
    await userEvent.click(screen.getByRole('button', { name: 'Unlock 李娜' }));
    await shows(() => screen.getByText('此人拥有您没有的权限，您不能更改此账号。'));
  },
};

/** Without the permission to unlock accounts. */
export const ViewOnly: Story = {
  args: {
    responses: {
      'administration.access': { code: '0', permissions: ['administration:audit:view'] },
    },
  },
  play: async () => {
    await shows(() => screen.getByRole('region', { name: /locked/ }));
    await expect(screen.queryByRole('button', { name: /^Unlock/ })).not.toBeInTheDocument();
  },
};

/** The entries are on their way. */
export const Loading: Story = {
  args: { responses: { ...nobodyLocked, 'administration.audit': pending } },
};

/** Nothing fits the filters; one press removes them. */
export const Empty: Story = {
  args: {
    path: '/audit?kind=roles',
    responses: { ...nobodyLocked, 'administration.audit': { code: '0', entries: [] } },
  },
  play: async () => {
    await shows(() => screen.getByRole('button', { name: 'Remove all filters' }));
  },
};

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { ...nobodyLocked, 'administration.audit': refusedWith(500) } },
  play: async () => {
    await shows(() => screen.getByRole('button', { name: 'Try again' }));
  },
};

/** There is no network. */
export const Offline: Story = {
  args: { responses: { 'administration.lockedAccounts': offline, 'administration.audit': offline } },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
