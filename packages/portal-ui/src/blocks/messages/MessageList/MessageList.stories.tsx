import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  day,
  history,
  me,
  message,
  minute,
  now,
  people,
} from '../../../testing/fixtures/people-and-messages.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { groupTalk, historyOf, inPane, personTalk } from '../../../testing/fixtures/message-list.tsx';
import { MessageList } from './MessageList.tsx';

const meta = {
  title: 'Messages/MessageList',
  component: MessageList,
  parameters: { labels: 'messageList', layout: 'fullscreen' },
  decorators: [inPane(560)],
  args: {
    ...personTalk,
    ...historyOf(history(1, 12)),
    actions: { ...personTalk.actions, onOpenPerson: fn() },
  },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A one-to-one conversation: runs of one sender are grouped, own messages at the end side. */
export const OneToOne: Story = {};

/** In a group each run starts with its sender's name. */
export const Group: Story = {
  args: {
    conversation: groupTalk.conversation,
    ...historyOf([
      message(1, { sender: people.zhangwei, own: false, text: '八点开选题会。', time: now - 9 * minute }),
      message(2, { sender: people.tanaka, own: false, text: '了解しました。', time: now - 8 * minute }),
      message(3, { sender: people.long, own: false, text: 'Ahí estaré.', time: now - 7 * minute }),
      message(4, { sender: people.long, own: false, text: '¿En qué sala?', time: now - 6 * minute }),
      message(5, { sender: me, own: true, text: '三楼会议室', time: now - 5 * minute }),
      message(6, { sender: people.noor, own: false, text: 'شكرا، أراكم هناك.', time: now - 4 * minute }),
    ]),
  },
};

/** Day separators, by name for recent days. */
export const Days: Story = {
  args: historyOf([
    message(1, { time: now - 400 * day }),
    message(2, { time: now - 3 * day }),
    message(3, { time: now - day }),
    message(4, { time: now - minute }),
  ]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Today')).toBeVisible());
    await expectVisible(canvas.getByText('Yesterday'));
    await expect(canvas.getByText('Thursday, October 16, 2025')).toBeInTheDocument();
  },
};

/** Delivery states of own messages: queued, sending, failed, sent, read. */
export const States: Story = {
  args: historyOf([
    message(1, { own: true, sender: me, state: 'read', text: '已经读过的' }),
    message(2, { own: true, sender: me, state: 'sent', text: '已经送达的' }),
    message(3, {
      own: true,
      sender: me,
      state: 'failed',
      text: '没有发出去的',
      failure: 'You are no longer a member.',
    }),
    message(4, { own: true, sender: me, state: 'sending', text: '正在发送的' }),
    message(5, { own: true, sender: me, state: 'queued', text: '等待联网的' }),
  ]),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'Waiting to be sent' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.actions.onResend).toHaveBeenCalledWith(expect.objectContaining({ id: 'm3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.actions.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'm3' }));
  },
};

/** Edited, answered, recalled by the user and by another person, quoted, with a file. */
export const Life: Story = {
  args: historyOf([
    message(1, { own: false, sender: people.zhangwei, text: '八点开选题会。', edited: true }),
    message(2, {
      own: true,
      sender: me,
      text: '收到',
      quote: { senderName: people.zhangwei.name, text: '八点开选题会。', recalled: false },
      reactions: [
        { emoji: '👍', count: 3, own: true },
        { emoji: '🎉', count: 1, own: false },
      ],
    }),
    message(3, { own: true, sender: me, text: '', recalledBy: { own: true, name: me.name } }),
    message(4, {
      own: false,
      sender: people.zhangwei,
      text: '',
      recalledBy: { own: false, name: people.zhangwei.name },
    }),
    message(5, {
      own: false,
      sender: people.zhangwei,
      text: '见附件',
      quote: { senderName: me.name, text: '', recalled: true },
      files: [{ id: 'f1', name: '两会报道方案.docx', size: 1_258_291, kind: 'document' }],
    }),
    message(6, {
      own: true,
      sender: me,
      text: '',
      files: [{ id: 'f2', name: `${'融媒体报道总体方案'.repeat(12)}.docx`, size: 20_480, kind: 'document' }],
    }),
  ]),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('edited')).toBeVisible());
    await expectVisible(canvas.getByText('You recalled a message'));
    await expectVisible(canvas.getByText('张伟 recalled a message'));
    await expectVisible(canvas.getByText('This message was recalled'));
    await expect(canvas.getByRole('list', { name: 'Reactions' })).toHaveTextContent('👍3🎉1');
    const icons = canvasElement.querySelectorAll('svg[width="20"]');
    await expect(icons).not.toHaveLength(0);
    for (const icon of icons) await expect(icon.getBoundingClientRect().width).toBe(20);
  },
};

/** Safe links, preserved line breaks, and no word overflows its bubble. */
export const Texts: Story = {
  args: historyOf([
    message(1, {
      own: false,
      sender: people.zhangwei,
      text: '请看 https://example.com/news/2026?id=1，谢谢。\n第二行',
    }),
    message(2, {
      own: false,
      sender: people.zhangwei,
      text: 'Donaudampfschifffahrtselektrizitäten'.repeat(6),
    }),
    message(3, { own: true, sender: me, text: 'javascript:alert(1) is only text' }),
    message(4, {
      own: false,
      sender: people.noor,
      text: 'مرحبا، هذا نص من اليمين إلى اليسار.\nAnd a line from the left.',
    }),
    message(5, { own: true, sender: me, text: '👍🎉' }),
  ]),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    await expect(link).toHaveAttribute('href', 'https://example.com/news/2026?id=1');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBe(log.clientWidth);
  },
};

/** The first page loads. */
export const Loading: Story = { args: historyOf([], { status: 'loading' }) };

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: historyOf([], { status: 'loading' }),
  play: ({ canvas }) => showsSlowLoadingText(canvas.getByText('This takes longer than usual.')),
};

/** No messages yet: the empty state suggests a greeting. */
export const Empty: Story = {
  args: historyOf([]),
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('No messages yet. Greet 张伟 with the first one.'));
  },
};

/** The messages failed to load; the empty state is not shown. */
export const Failed: Story = {
  args: historyOf([], { status: 'error' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.history.onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline without cached messages. */
export const Offline: Story = { args: historyOf([], { status: 'offline' }) };

/** Offline with nothing but outbox items, which show. */
export const OfflineWithWaiting: Story = {
  args: historyOf(
    [message(1, { own: true, sender: me, state: 'queued', seq: undefined, text: '等待联网的' })],
    { status: 'offline' },
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expectVisible(await canvas.findByText('等待联网的'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.history.onRetry).toHaveBeenCalledOnce();
  },
};

/** Older messages load; the floating indicator moves nothing. */
export const LoadingOlder: Story = {
  args: historyOf(history(1, 40), { before: { hasMore: true, status: 'loading', onLoad: fn() } }),
};

/** Older messages failed to load; the loaded ones stay. */
export const OlderFailed: Story = {
  args: historyOf(history(1, 40), { before: { hasMore: true, status: 'error', onLoad: fn() } }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.history.before?.onLoad).toHaveBeenCalledOnce();
  },
};
