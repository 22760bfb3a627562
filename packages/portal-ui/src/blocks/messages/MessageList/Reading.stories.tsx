import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { es } from '../../../labels/es.ts';
import { history, me, message, now, people } from '../../../testing/fixtures/people-and-messages.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { InAnotherLanguage } from '../../../testing/in-another-language.tsx';
import { historyOf, personTalk } from '../../../testing/fixtures/message-list.tsx';
import { MessageList } from './MessageList.tsx';
import type { MessageListProps, MessageView } from './types.ts';

/** The list with two controls: a message arrives, one is sent. */
function Talk(props: MessageListProps) {
  const [messages, setMessages] = useState(props.history.messages);
  const add = (rest: Partial<MessageView>) =>
    setMessages((list) => {
      const seq = (list.at(-1)?.seq ?? 0) + 1;
      return [...list, message(seq, { time: now, ...rest })];
    });
  const older = () => {
    props.history.before?.onLoad();
    setMessages((list) => [...history((list[0]?.seq ?? 1) - 50, (list[0]?.seq ?? 1) - 1, 100_000), ...list]);
  };
  return (
    <main>
      <div style={{ blockSize: 480 }}>
        <MessageList
          {...props}
          history={{ ...props.history, messages, before: { ...props.history.before, onLoad: older } }}
        />
      </div>
      <button type="button" onClick={() => add({ own: false, sender: people.zhangwei, text: '新消息到了' })}>
        Arrive
      </button>
      <button
        type="button"
        onClick={() =>
          add({
            own: false,
            sender: people.zhangwei,
            text: '',
            files: [{ id: 'f1', name: '值班表.pdf', size: 1024, kind: 'pdf' }],
          })
        }
      >
        File
      </button>
      <button
        type="button"
        onClick={() => add({ own: true, sender: me, text: '我来回复', state: 'sending' })}
      >
        Send
      </button>
      <button type="button" onClick={older}>
        Older
      </button>
      <button
        type="button"
        onClick={() => {
          older();
          add({ own: false, sender: people.zhangwei, text: '同时到的' });
        }}
      >
        Both
      </button>
    </main>
  );
}

const reading = { onSeen: fn() };

const meta = {
  title: 'Messages/MessageList/Reading',
  component: MessageList,
  parameters: { labels: 'messageList', layout: 'fullscreen' },
  render: (args) => <Talk {...args} />,
  args: {
    ...personTalk,
    ...historyOf(history(1, 100)),
    reading,
  },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

const distanceToEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight;
/** Scrolls, waits until the rows are rendered, and picks a message in the middle of the view. */
async function readAt(log: HTMLElement, scrollTop: number): Promise<{ text: RegExp; top: () => number }> {
  log.scrollTop = scrollTop;
  const view = log.getBoundingClientRect();
  const row = await waitFor(() => {
    const found = within(log)
      .getAllByRole('article')
      .find((article) => article.getBoundingClientRect().top > view.top + 150);
    if (!found || found.getBoundingClientRect().bottom > view.bottom)
      throw new Error('no row is rendered here yet');
    return found;
  });
  const text = new RegExp(`${row.textContent.match(/#\d+$/)?.[0] ?? 'no number'}$`);
  // Scrolls the list itself: `userEvent` would scroll the window to the pressed button.
  const top = () => within(log).getByText(text).getBoundingClientRect().top - log.getBoundingClientRect().top;
  return { text, top };
}

/** A hundred thousand messages: opens at the end and mounts only the visible rows. */
export const OpensAtTheEnd: Story = {
  args: historyOf(history(1, 100_000)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/#100000$/)).toBeVisible());
    await waitFor(() => expect(distanceToEnd(canvas.getByRole('log'))).toBeLessThan(2));
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
  },
};

/** Opens at the first unread message, under a separator. */
export const OpensAtTheFirstUnread: Story = {
  args: { reading: { ...reading, readSeq: 60 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('New messages')).toBeVisible());
    await expectVisible(canvas.getByText(/#61$/));
    await expectVisible(await canvas.findByRole('button', { name: /\d+ new messages/ }));
  },
};

/** More unread messages than one page holds: opens at the end, and a button leads to the first unread message. */
export const UnreadBeforeThisPage: Story = {
  args: {
    ...historyOf(history(61, 100), { before: { hasMore: true, onLoad: fn() }, onLoadAround: fn() }),
    reading: { ...reading, readSeq: 20 },
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(distanceToEnd(canvas.getByRole('log'))).toBeLessThan(2));
    await expect(canvas.queryByText('New messages')).toBeNull();
    const toUnread = await canvas.findByRole('button', { name: 'First unread message' });
    // The button does not cover the newest message.
    const newest = canvas.getByText(/#100$/).getBoundingClientRect();
    await expect(toUnread.getBoundingClientRect().bottom).toBeLessThan(newest.top);
    await userEvent.click(toUnread);
    await expect(args.history.onLoadAround).toHaveBeenLastCalledWith(21);
  },
};

/** All messages are unread and overflow the view: opens at the end, and the button leads to the first. */
export const EntirelyUnread: Story = {
  args: { ...historyOf(history(1, 20)), reading: { ...reading, readSeq: 0 } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(distanceToEnd(canvas.getByRole('log'))).toBeLessThan(2));
    const toUnread = await canvas.findByRole('button', { name: 'First unread message' });
    await waitFor(() => expect(canvas.getByText(/#20$/)).toBeVisible());
    await expect(toUnread).toBeVisible();
    await userEvent.click(toUnread);
    await waitFor(() => expectVisible(canvas.getByText(/#1$/)));
    await expect(canvas.getByText('New messages')).toBeVisible();
    await waitFor(() => expect(toUnread).not.toBeInTheDocument());
  },
};

/** All messages are unread and in view: no button. */
export const UnreadInView: Story = {
  args: { ...historyOf(history(1, 2)), reading: { ...reading, readSeq: 0 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/#2$/)).toBeVisible());
    await expect(canvas.getByText('New messages')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'First unread message' })).toBeNull());
  },
};

/** At the end, the list follows new messages and announces them politely. */
export const FollowsAtTheEnd: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/#100$/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(distanceToEnd(canvas.getByRole('log'))).toBeLessThan(2));
    await expect(await canvas.findByText('张伟: 新消息到了')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /new message/ })).toBeNull();
  },
};

/** A file without a text is announced by its name. */
export const FileArrives: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/#100$/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'File' }));
    await expect(await canvas.findByText('张伟: 值班表.pdf')).toBeInTheDocument();
  },
};

/** Above the end, new messages move nothing; a button counts them and leads to them. */
export const StaysWhereOneReads: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(canvas.getByText(/#100$/)).toBeVisible());
    const row = await readAt(log, 1_500);
    const button = await canvas.findByRole('button', { name: 'To the latest' });
    const before = row.top();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(await canvas.findByRole('button', { name: '2 new messages' })).toBe(button);
    await expect(Math.abs(row.top() - before)).toBeLessThan(2);
    await userEvent.click(button);
    await waitFor(() => expect(distanceToEnd(log)).toBeLessThan(2));
    await expect(canvas.queryByRole('button', { name: /new messages/ })).toBeNull();
  },
};

/** Older messages load on top without moving the view. */
export const KeepsThePlace: Story = {
  args: historyOf(history(1_001, 1_100, 100_000)),
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(canvas.getByText(/#1100$/)).toBeVisible());
    const row = await readAt(log, 900);
    const before = row.top();
    const height = log.scrollHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(height + 1_000));
    await expect(Math.abs(row.top() - before)).toBeLessThan(2);
  },
};

/** An older page and a new message at the same time move nothing. */
export const KeepsThePlaceAtBothEnds: Story = {
  args: historyOf(history(1_001, 1_100, 100_000)),
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(canvas.getByText(/#1100$/)).toBeVisible());
    const row = await readAt(log, 900);
    const before = row.top();
    await userEvent.click(canvas.getByRole('button', { name: 'Both' }));
    await expectVisible(await canvas.findByRole('button', { name: '1 new message' }));
    await expect(Math.abs(row.top() - before)).toBeLessThan(2);
  },
};

/** Scrolling near the top requests older messages, once per page. */
export const AsksForOlder: Story = {
  args: historyOf(history(1_001, 1_100, 100_000), { before: { hasMore: true, onLoad: fn() } }),
  play: async ({ args, canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(canvas.getByText(/#1100$/)).toBeVisible());
    await expect(args.history.before?.onLoad).not.toHaveBeenCalled();
    log.scrollTop = 300;
    await waitFor(() => expect(args.history.before?.onLoad).toHaveBeenCalledOnce());
  },
};

/** While scrolling, a label shows the day; at the start of the history it would cover the first day, so it hides. */
export const DayWhileScrolling: Story = {
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(canvas.getByText(/#100$/)).toBeVisible());
    const label = () => log.parentElement?.querySelector(':scope > div > div[aria-hidden="true"]') ?? null;
    log.scrollTop = 600;
    await waitFor(() => expect(label()).not.toBeNull());
    const arrived = new Promise((resolve) => {
      log.addEventListener('scrollend', resolve, { once: true });
    });
    log.scrollTop = 0;
    await arrived;
    await waitFor(() => expectVisible(canvas.getByText('This is the beginning of the conversation.')));
    await expect(label()).toBeNull();
  },
};

/** A change of language announces no message again. */
export const LanguageAfterArrival: Story = {
  render: (args) => (
    <InAnotherLanguage first={args.labels} then={es.messageList}>
      {(labels) => <Talk {...args} labels={labels} />}
    </InAnotherLanguage>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/#100$/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    const words = en.messageList.arrived(people.zhangwei.name, '新消息到了');
    await expect(await canvas.findByText(words)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }));
    await expect(canvas.queryByText(words)).toBeNull();
  },
};

/** Sending scrolls to the sent message from anywhere. */
export const GoesToTheOwnMessage: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(canvas.getByText(/#100$/)).toBeVisible());
    log.scrollTop = 200;
    await expectVisible(await canvas.findByRole('button', { name: 'To the latest' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByText('我来回复')).toBeVisible());
    await waitFor(() => expect(distanceToEnd(log)).toBeLessThan(2));
  },
};

/** Messages that stay in view are reported as read, and none below the view. */
export const TellsWhatIsRead: Story = {
  args: { reading: { ...reading, readSeq: 60 } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('New messages')).toBeVisible());
    await waitFor(() => expect(args.reading?.onSeen).toHaveBeenCalled(), { timeout: 3_000 });
    await expect(args.reading?.onSeen).toHaveBeenLastCalledWith(
      expect.toSatisfy((seq: number) => seq > 60 && seq < 90),
    );
  },
};
