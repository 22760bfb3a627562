import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { DeviceList } from './DeviceList.tsx';
import type { DeviceView } from './types.ts';

const devices: readonly DeviceView[] = [
  {
    id: '1',
    name: 'Chrome · Windows',
    kind: 'desktop',
    address: '192.0.2.17',
    lastUsed: '18:42',
    current: true,
  },
  {
    id: '2',
    name: 'Safari · iOS',
    kind: 'phone',
    address: '198.51.100.4',
    lastUsed: '09:05',
    current: false,
  },
  { id: '3', name: 'Firefox · Linux', kind: 'desktop', lastUsed: '2026-11-20', current: false },
];

const meta = {
  title: 'Account/DeviceList',
  component: DeviceList,
  parameters: { labels: 'deviceList' },
  args: {
    devices,
    onSignOut: fn(),
    onSignOutElsewhere: fn(),
    onRetry: fn(),
    labels: en.deviceList,
  },
} satisfies Meta<typeof DeviceList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** This browser has no button; the others each have one. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Safari/ }));
    await expect(args.onSignOut).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }));
    await expect(canvas.queryByRole('button', { name: /Chrome/ })).not.toBeInTheDocument();
  },
};

/** Signing out everywhere else asks once. */
export const Elsewhere: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Sign out everywhere else' }));
    await expect(args.onSignOutElsewhere).toHaveBeenCalledOnce();
  },
};

/** Only this browser: there is nothing to end. */
export const OnlyThis: Story = {
  args: { devices: devices.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** One of them is being signed out. */
export const Ending: Story = { args: { ending: { id: '2', status: 'pending' } } };

/** Signing out failed: the reason is said, and everything stays. */
export const EndingFailed: Story = {
  args: { ending: { id: '2', status: 'error', error: 'The server is not available.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The server is not available.')).toBeVisible();
  },
};

/** Many browsers, with long names. */
export const Many: Story = {
  args: {
    devices: Array.from({ length: 20 }, (_, at) => ({
      id: String(at),
      name: `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 ${at}`,
      kind: 'desktop' as const,
      address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
      lastUsed: '2026-11-20',
      current: at === 0,
    })),
  },
};

/** The list loads. */
export const Loading: Story = { args: { devices: [], status: 'loading' } };

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: { devices: [], status: 'loading' },
  play: async ({ canvas }) => {
    await showsSlowLoadingText(canvas.getByText('This takes longer than usual.'));
  },
};

/** The list failed to load. */
export const Failed: Story = {
  args: { devices: [], status: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** There is no network. */
export const Offline: Story = { args: { devices: [], status: 'offline' } };

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
