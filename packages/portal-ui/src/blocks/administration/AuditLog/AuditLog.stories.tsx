import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { auditRows, manyAuditRows } from '../../../testing/fixtures/administration.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { AuditLog } from './AuditLog.tsx';

const meta = {
  title: 'Administration/AuditLog',
  component: AuditLog,
  parameters: { labels: 'auditLog' },
  args: {
    entries: auditRows,
    onOpen: fn(),
    onRetry: fn(),
    empty: <EmptyState text="…" />,
    labels: en.auditLog,
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AuditLog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who did what to whom, the newest first; a press on an entry opens it. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Person changed/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '4711' }));
  },
};

/** The entry that is shown beside the log is marked. */
export const Open: Story = { args: { openId: '4710' } };

/** Arrows move, Enter opens: the rows are one tab stop. */
export const Keys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Person changed/ }).focus();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '4708' }));
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: /Person changed/ })).toHaveFocus();
  },
};

/** Millions of entries: only the rows in view are mounted, and the next page is asked for near the end. */
export const Many: Story = {
  args: { entries: manyAuditRows(400), paging: { hasMore: true, onLoadMore: fn() } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    canvas.getByRole('button', { name: /^Signed in 0/ }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.paging?.onLoadMore).toHaveBeenCalled());
    await expect(canvasElement.querySelectorAll('[role="row"]').length).toBeLessThan(40);
  },
};

/** A further page failed: the rows stay. */
export const MoreFailed: Story = {
  args: { paging: { status: 'error', hasMore: true, onLoadMore: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.paging?.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** Nothing fits the filters. */
export const Empty: Story = { args: { entries: [] } };

/** The entries load. */
export const Loading: Story = { args: { entries: [], status: 'loading' } };

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: { entries: [], status: 'loading' },
  play: async ({ canvas }) => {
    await showsSlowLoadingText(canvas.getByText('This takes longer than usual.'));
  },
};

/** The entries failed to load. */
export const Failed: Story = {
  args: { entries: [], status: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** There is no network. */
export const Offline: Story = { args: { entries: [], status: 'offline' } };

/** On a phone who and whom stand below the action. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
