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

/** At rest: a button loads the list anew for a mouse or a keyboard, and no page is asked for from afar. */
export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

/** Pulled a little: letting go does nothing. */
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

/** Pulled past 50 px: letting go loads the list anew. */
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

/** Being loaded anew: the rows stay where one can read them. */
export const Refreshing: Story = {
  args: { refreshing: true },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('Loading…'));
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};

/** 200 px before the end the next page is asked for. */
export const NearTheEnd: Story = {
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('region', { name: 'People' });
    list.scrollTop = list.scrollHeight - list.clientHeight - 180;
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};

/** The next page is on its way. */
export const LoadingMore: Story = { args: { more: 'loading', children: rows(5) } };

/** It did not come: what was there stays, and one can try again. */
export const MoreFailed: Story = {
  args: { more: 'error', children: rows(5) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** Nothing more: said for 600 ms, then one may ask again. */
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
    // A finger is told to pull, a mouse to press.
    const { loadMore, pullUp } = en.pullToRefresh;
    const again = new RegExp(`^(${loadMore}|${pullUp})$`);
    await userEvent.click(await canvas.findByRole('button', { name: again }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
  },
};

/** A phone, in Chinese, in the dark. */
export const Chinese: Story = {
  args: { more: 'loading', refreshing: true, children: rows(6) },
  globals: { language: 'zh', scheme: 'dark', viewport: { value: 'phone' } },
};
