import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { en } from '../../labels/en.ts';
import { manyPeople } from '../../testing/fixtures/people-and-messages.ts';
import { expectVisible } from '../../testing/expect-visible.ts';
import { PullToRefresh } from './PullToRefresh.tsx';

const rows = (count: number) => (
  <ul role="list" style={{ margin: 0, padding: '0 16px', listStyle: 'none' }}>
    {manyPeople(count).map(({ id, name }) => (
      <li key={id} style={{ paddingBlock: 10 }}>
        {name}
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Primitives/PullToRefresh',
  component: PullToRefresh,
  parameters: { labels: 'pullToRefresh' },
  args: {
    refreshing: false,
    onRefresh: fn(),
    more: 'idle',
    onLoadMore: fn(),
    labels: en.pullToRefresh,
    children: rows(30),
    'aria-label': 'People',
    role: 'region',
    tabIndex: 0,
    style: { blockSize: 320, maxInlineSize: 390 },
  },
} satisfies Meta<typeof PullToRefresh>;
export default meta;
type Story = StoryObj<typeof meta>;

const touch = (target: HTMLElement, clientY: number) => ({
  touches: [new Touch({ identifier: 0, target, clientX: 0, clientY })],
});

/** At rest: a button reloads the list, and no further page is requested. */
export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

/** Pulled a little: releasing does nothing. */
export const Pulling: Story = {
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('region', { name: 'People' });
    await fireEvent.touchStart(list, touch(list, 100));
    await fireEvent.touchMove(list, touch(list, 150));
    await waitFor(() => expect(canvas.getByText('Pull down to refresh')).toBeVisible());
    await fireEvent.touchEnd(list, { touches: [] });
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

/** Pulled past 50 px: releasing reloads the list. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('region', { name: 'People' });
    await fireEvent.touchStart(list, touch(list, 100));
    await fireEvent.touchMove(list, touch(list, 200));
    await waitFor(() => expect(canvas.getByText('Release to refresh')).toBeVisible());
    await fireEvent.touchEnd(list, { touches: [] });
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** Reloading: the rows stay readable. */
export const Refreshing: Story = {
  args: { refreshing: true },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('Loading…'));
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};

/** 200 px before the end the next page is requested. */
export const NearTheEnd: Story = {
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('region', { name: 'People' });
    list.scrollTop = list.scrollHeight - list.clientHeight - 180;
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};

/** The next page loads. */
export const LoadingMore: Story = { args: { more: 'loading', children: rows(5) } };

/** The next page failed to load: the rows stay, with a retry. */
export const MoreFailed: Story = {
  args: { more: 'error', children: rows(5) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** No further page: shown for 600 ms, then it can be requested again. */
export const End: Story = {
  args: { children: rows(5), more: 'error' },
  render: function Ending({ more, onLoadMore, ...args }) {
    const [status, setStatus] = useState(more);
    return (
      <PullToRefresh
        {...args}
        more={status}
        onLoadMore={() => {
          setStatus('end');
          onLoadMore();
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('Nothing more')).toBeVisible());
    // On touch the text mentions pulling, with a mouse a press.
    const { loadMore, pullUp } = en.pullToRefresh;
    const again = new RegExp(`^(${loadMore}|${pullUp})$`);
    await userEvent.click(await canvas.findByRole('button', { name: again }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
  },
};

/** On a phone, in Chinese, in the dark. */
export const Chinese: Story = {
  args: { more: 'loading', refreshing: true, children: rows(6) },
  globals: { language: 'zh', scheme: 'dark', viewport: { value: 'phone' } },
};
