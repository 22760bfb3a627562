import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples } from '@snap/portal-api/examples';
import { type MockResponses, offline, pending, refusal, refusedWith } from '@snap/portal-api/mocks';
import { expect, screen, within } from 'storybook/test';
import { consoleStories, shows } from '../../testing/console-story.tsx';

const meta = {
  ...consoleStories,
  title: 'Pages/Administration/Health',
  args: { path: '/health' },
  tags: ['!test'],
} satisfies Meta<typeof consoleStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const { result: health } = examples.administration.health.output;
const { installation, ...own } = health;
if (!installation) throw new Error('the example shows the whole installation');
/** Other figures than the example's. */
const answer = (result: object) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mock checks it against the contract
  ({ 'administration.health': { code: '0', result: { ...own, ...result } } }) as MockResponses;
const withBackups = (backups: object) => answer({ installation: { ...installation, backups } });
const section = (name: string) => within(screen.getByRole('region', { name }));

/** Everything with its state: one server stops, and one upstream system has failed. */
export const Ready: Story = {
  play: async () => {
    await shows(() => screen.getByRole('region', { name: 'Backup' }));
    await expect(section('Backup').getByText('OK')).toBeVisible();
    await expect(section('Other systems').getAllByText('Failed')[0]).toBeVisible();
    await expect(section('Servers').getByText(/is about to stop/)).toBeVisible();
    await expect(screen.getByText(/^Read at/)).toBeVisible();
  },
};

/** Parts that need attention: no backup, files that cannot be written, work that is late. */
export const Troubled: Story = {
  args: {
    responses: answer({
      files: { state: 'failed', problem: 'unreachable', kind: 's3', bytes: 48_318_382_080 },
      queues: { state: 'attention', problem: 'jobs', deliveries: 2, unindexed: 40, lateJobs: 1 },
      installation: {
        ...installation,
        bus: { state: 'attention', kind: 'redis' },
        backups: { state: 'attention', problem: 'none', configured: false },
      },
    }),
  },
  play: async () => {
    await shows(() => screen.getByText('No backup has been made yet.'));
    await expect(section('Backup').getByText(/set PORTAL_BACKUP_FOLDER/)).toBeVisible();
    await expect(section('Files').getByText('Failed')).toBeVisible();
    await expect(section('Queues').getByText(/^Recurring work is late/)).toBeVisible();
    await expect(section('Connection of the servers').getByText('Attention')).toBeVisible();
  },
};

/** A backup is being made. */
export const BackingUp: Story = {
  args: {
    responses: withBackups({
      ...installation.backups,
      running: { startedAt: health.readAt - 30_000, step: 'files', share: 0.4 },
    }),
  },
  play: async () => {
    await shows(() => screen.getByRole('progressbar', { name: 'Backup' }));
    await expect(section('Backup').getByRole('status')).toHaveTextContent('Files: 40%');
    await expect(screen.queryByRole('button', { name: 'Back up now' })).not.toBeInTheDocument();
  },
};

/** The last one failed, and says why. */
export const BackupFailed: Story = {
  args: {
    responses: withBackups({
      ...installation.backups,
      state: 'failed',
      problem: 'failed',
      last: { ...installation.backups.last, ok: false, reason: 'ENOSPC: no space left on device' },
    }),
  },
  play: async () => {
    await shows(() => screen.getByText(/^The last backup failed: ENOSPC/));
  },
};

/** A backup is refused: the reason is said at the button. */
export const BackupRefused: Story = {
  args: { responses: { 'administration.backUp': refusal('administration.backUp') } },
  play: async ({ userEvent }) => {
    await shows(() => screen.getByRole('button', { name: 'Back up now' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back up now' }));
    await shows(() => screen.getByText('备份正在进行，请等它结束。'));
  },
};

/** Steps of the first day that are done tick themselves; one cannot be put away without a network, which is said there. */
export const FirstDay: Story = {
  args: { responses: { 'administration.putFirstStepAway': offline } },
  play: async ({ userEvent }) => {
    await shows(() => screen.getByRole('region', { name: 'The first day' }));
    const list = section('The first day');
    await expect(list.getByText('2 steps are left.')).toBeVisible();
    await expect(list.getByRole('link', { name: 'Arrange the menu' })).toHaveAttribute(
      'href',
      '/snap-console/menu',
    );
    await expect(list.queryByRole('link', { name: 'Give roles' })).not.toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Put away: Arrange the menu' }));
    await shows(() => list.getByRole('alert'));
  },
};

/** May see it, and not back up. */
export const ViewOnly: Story = {
  args: {
    responses: { 'administration.access': { code: '0', permissions: ['administration:health:view'] } },
  },
  play: async () => {
    await shows(() => screen.getByRole('region', { name: 'Backup' }));
    await expect(screen.queryByRole('button', { name: 'Back up now' })).not.toBeInTheDocument();
  },
};

/** One of several organisations: its own figures alone. */
export const OneOfSeveral: Story = {
  args: {
    responses: answer({
      files: { state: 'ok', kind: 'folder', bytes: 1_073_741_824 },
      queues: { state: 'ok', deliveries: 0, unindexed: 3 },
    }),
  },
  play: async () => {
    await shows(() => screen.getByText(/^This installation is shared/));
    await expect(screen.queryByRole('region', { name: 'Servers' })).not.toBeInTheDocument();
  },
};

/** It is on its way. */
export const Loading: Story = { args: { responses: { 'administration.health': pending } } };

/** The server refuses. */
export const Failed: Story = {
  args: { responses: { 'administration.health': refusedWith(500) } },
  play: async () => {
    await shows(() => screen.getByRole('button', { name: 'Try again' }));
  },
};

/** There is no network. */
export const Offline: Story = { args: { responses: { 'administration.health': offline } } };

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
