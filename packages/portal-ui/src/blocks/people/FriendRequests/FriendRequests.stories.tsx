import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { es } from '../../../labels/es.ts';
import { InAnotherLanguage } from '../../../testing/in-another-language.tsx';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import {
  day,
  manyPeople,
  minute,
  now,
  people,
  timeSettings,
} from '../../../testing/fixtures/people-and-messages.ts';
import type { MutationResult } from '../../../hooks/mutation-result.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { FriendRequests } from './FriendRequests.tsx';
import type { FriendRequestView } from './types.ts';

const received: FriendRequestView = {
  person: people.zhangwei,
  direction: 'in',
  state: 'waiting',
  message: '你好，我是要闻组的张伟，两会期间要一起值班，先加个好友。',
  time: now - 5 * minute,
  unread: true,
};

const requests: FriendRequestView[] = [
  received,
  {
    ...received,
    person: people.garcia,
    message: 'Hola, soy José, de la redacción de América.',
    time: now - day,
    unread: false,
  },
  {
    ...received,
    person: people.tanaka,
    direction: 'out',
    message: '东京的稿件想请教您。',
    time: now - 2 * day,
    unread: false,
  },
  {
    ...received,
    person: people.lina,
    state: 'accepted',
    message: '我是视频部李娜',
    time: now - 9 * day,
    unread: false,
  },
  {
    ...received,
    person: people.smith,
    direction: 'out',
    state: 'refused',
    message: '',
    time: now - 30 * day,
    unread: false,
  },
  {
    ...received,
    person: people.noor,
    state: 'refused',
    message: '您好，我是国际部的编辑',
    time: now - 400 * day,
    unread: false,
  },
];

const meta = {
  title: 'People/FriendRequests',
  component: FriendRequests,
  parameters: { labels: 'friendRequests' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    status: 'ready',
    requests,
    onAccept: fn(async () => ({ ok: true })),
    onDecline: fn(async () => ({ ok: true })),
    onRemove: fn(async () => ({ ok: true })),
    onLoadMore: fn(),
    onRetry: fn(),
    onOpenPerson: fn(),
    ...timeSettings,
    labels: en.friendRequests,
  },
} satisfies Meta<typeof FriendRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Received and sent requests in every state. One is pending and unseen. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: /^张伟/ }));
    await expect(args.onOpenPerson).toHaveBeenCalledWith(people.zhangwei);
  },
};

/** With hidden position and department and no message only the name shows, centred on the avatar. */
export const NothingShown: Story = {
  args: {
    requests: [{ ...received, person: { id: 'demo~hidden', name: '仲家瑜' }, message: '' }],
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('button', { name: /^仲家瑜/ }).getBoundingClientRect();
    const avatar = canvas.getByRole('listitem').firstElementChild!.getBoundingClientRect();
    await expect(Math.abs(name.top + name.bottom - avatar.top - avatar.bottom)).toBeLessThanOrEqual(2);
  },
};

/** Accepting is optimistic and announced, and the focus stays in the row. */
export const Accepts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = within(canvas.getAllByRole('listitem')[0]!);
    await userEvent.click(row.getByRole('button', { name: 'Accept the request of 张伟' }));
    await expectVisible(row.getByText('You are friends'));
    await expect(args.onAccept).toHaveBeenCalledWith(people.zhangwei.id);
    await expect(canvas.getByRole('status')).toHaveTextContent('You and 张伟 are friends now.');
    await expect(row.getByRole('button', { name: '张伟' })).toHaveFocus();
  },
};

/** Declining keeps the row, with its outcome. */
export const Declines: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = within(canvas.getAllByRole('listitem')[0]!);
    await userEvent.click(row.getByRole('button', { name: 'Decline the request of 张伟' }));
    await expectVisible(row.getByText('Declined'));
    await expect(args.onDecline).toHaveBeenCalledWith(people.zhangwei.id);
  },
};

/** Removing by keyboard focuses the row that takes its place. */
export const Removes: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove the request from the list: 张伟' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: people.garcia.name })).toHaveFocus();
  },
};

/** While pending, the row shows the optimistic result and is busy. */
export const Pending: Story = {
  args: { onAccept: fn(() => new Promise<MutationResult>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the request of 张伟' }));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-busy', 'true');
  },
};

/** A failed acceptance rolls back with the reason, affects no other row, and can be retried. */
export const AcceptFailed: Story = {
  args: { onAccept: fn(async () => ({ ok: false, message: '请求已被对方撤回。' })) },
  play: async ({ args, canvas, userEvent }) => {
    const row = within(canvas.getAllByRole('listitem')[0]!);
    await userEvent.click(row.getByRole('button', { name: 'Accept the request of 张伟' }));
    await expect(await row.findByRole('alert')).toHaveTextContent('请求已被对方撤回。');
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await userEvent.click(row.getByRole('button', { name: 'Accept the request of 张伟' }));
    await expect(args.onAccept).toHaveBeenCalledTimes(2);
  },
};

/** A failed removal restores the row at its place, with the reason. */
export const RemoveFailed: Story = {
  args: { onRemove: fn(() => Promise.reject(new Error('network'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the request from the list: 张伟' }));
    await waitFor(() =>
      expect(within(canvas.getAllByRole('listitem')[0]!).getByRole('alert')).toHaveTextContent(
        'The request could not be removed.',
      ),
    );
  },
};

/** A change of language translates a failure and announces nothing again. */
export const LanguageAfterSteps: Story = {
  args: { onDecline: fn(async () => ({ ok: false })) },
  render: (args) => (
    <InAnotherLanguage first={args.labels} then={es.friendRequests}>
      {(labels) => <FriendRequests {...args} labels={labels} />}
    </InAnotherLanguage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Decline the request of José/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(en.friendRequests.declineFailed);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the request of 张伟' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(en.friendRequests.acceptedNow('张伟'));
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('alert')).toHaveTextContent(es.friendRequests.declineFailed);
  },
};

/** No requests. */
export const Empty: Story = { args: { requests: [] } };

/** The first page loads. */
export const Loading: Story = { args: { requests: [], status: 'loading' } };

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: { requests: [], status: 'loading' },
  play: async ({ canvas }) => {
    await showsSlowLoadingText(canvas.getByText('This takes longer than usual.'));
  },
};

/** The requests failed to load. */
export const Failed: Story = {
  args: { requests: [], status: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline without cached requests. */
export const Offline: Story = { args: { requests: [], status: 'offline' } };

/** Offline: the cached requests stay. */
export const OfflineWithRequests: Story = { args: { status: 'offline' } };

/** The next page failed to load. */
export const MoreFailed: Story = { args: { status: 'error', hasMore: true } };

/** The next page loads. */
export const LoadingMore: Story = { args: { status: 'loadingMore', hasMore: true } };

/** Eighty requests; the next page is requested when the end comes into view, and not before. */
export const Many: Story = {
  args: {
    hasMore: true,
    requests: manyPeople(80).map((person, at) => ({
      ...received,
      person,
      time: now - at * minute,
      unread: false,
    })),
  },
  play: async ({ args, canvas }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    const more = canvas.getByRole('button', { name: 'Load more' });
    // Rows get their final height when rendered, so the end moves once more.
    await waitFor(() => {
      more.scrollIntoView();
      return expect(args.onLoadMore).toHaveBeenCalled();
    });
  },
};

/** On a phone: long and right-to-left names and messages stay in place, with the buttons below. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { requests: [{ ...received, person: people.long }, ...requests.slice(2)] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
};

/** Long names, positions and messages, one right-to-left: the buttons stay in place, above the message. */
export const LongNames: Story = {
  args: {
    requests: [
      { ...received, person: people.long, message: '请加我为好友，方便夜班交接稿件。'.repeat(6) },
      { ...received, person: people.noor, message: 'صباح الخير، أرجو إضافتي.' },
      ...requests.slice(2, 5),
    ],
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getAllByRole('listitem')[0]!);
    const message = row.getByText(/请加我为好友/).getBoundingClientRect();
    const actionRow = row.getByRole('button', { name: /^Remove the request/ }).getBoundingClientRect();
    await expect(message.right).toBeGreaterThanOrEqual(actionRow.right);
    await expect(actionRow.bottom).toBeLessThanOrEqual(message.top);
  },
};

/** Right-to-left: avatars and buttons change sides. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
