import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { history, me, message, people } from '../../../testing/fixtures/people-and-messages.ts';
import { historyOf, personTalk } from '../../../testing/fixtures/message-list.tsx';
import { MessageList } from './MessageList.tsx';
// Preloads lazy components, so that no story waits for the network.
import './bars/PinnedBar.tsx';
import type { MessageListProps } from './types.ts';

const quoting = message(5_001, {
  own: true,
  sender: me,
  text: '就按这个办',
  quote: { seq: 4_912, senderName: people.zhangwei.name, text: '较早的一条', recalled: false },
});
const quotingFar = message(5_002, {
  own: true,
  sender: me,
  text: '还有很早的那条',
  quote: { seq: 120, senderName: people.zhangwei.name, text: '很早的一条', recalled: false },
});

const ignore = () => undefined;

/** The newest hundred messages; those around another position load on request. */
function Loaded(props: MessageListProps) {
  const [messages, setMessages] = useState(props.history.messages);
  const [jumpTarget, setJumpTarget] = useState(props.reading?.jumpTarget);
  return (
    <main>
      <div style={{ blockSize: 480 }}>
        <MessageList
          {...props}
          history={{
            ...props.history,
            messages,
            after: { hasMore: messages.at(-1)?.seq !== 5_002, onLoad: ignore },
            onLoadAround(seq) {
              props.history.onLoadAround?.(seq);
              setMessages(
                seq > 4_900 ? props.history.messages : history(Math.max(1, seq - 50), seq + 50, 5_000),
              );
            },
          }}
          reading={{ ...props.reading, jumpTarget }}
        />
      </div>
      <button type="button" onClick={() => setJumpTarget({ seq: 4_950 })}>
        Find
      </button>
    </main>
  );
}

const meta = {
  title: 'Messages/MessageList/Finding',
  component: MessageList,
  parameters: { labels: 'messageList', layout: 'fullscreen' },
  render: (args) => <Loaded {...args} />,
  args: {
    ...personTalk,
    ...historyOf([...history(4_901, 5_000), quoting, quotingFar], { onLoadAround: fn() }),
  },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A quote scrolls to its message, highlighted for a moment; a button leads back. */
export const QuoteAndBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const [near] = await canvas.findAllByRole('button', { name: 'Go to the message of 张伟' });
    if (near) await userEvent.click(near);
    const original = await canvas.findByText(/#4912$/);
    await waitFor(() => expect(original).toBeVisible());
    await waitFor(() => expect(original.closest('article')).toHaveFocus());
    await expect(original.closest('article')).toHaveAttribute('data-highlighted');
    const back = canvas.getByRole('button', { name: 'Back to where you were' });
    // The button covers no message.
    const end = canvas.getByRole('log').getBoundingClientRect().bottom;
    await expect(back.getBoundingClientRect().top).toBeGreaterThanOrEqual(end);
    await userEvent.click(back);
    await waitFor(() => expect(canvas.getByText('就按这个办')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Back to where you were' })).toBeNull();
  },
};

/** The quoted message is not loaded: the list requests it and scrolls there on arrival; back works as well. */
export const QuoteNotHere: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, far] = await canvas.findAllByRole('button', { name: 'Go to the message of 张伟' });
    if (far) await userEvent.click(far);
    await expect(args.history.onLoadAround).toHaveBeenCalledWith(120);
    await waitFor(() => expect(canvas.getByText(/#120$/)).toBeVisible());
    const back = canvas.getByRole('button', { name: 'Back to where you were' });
    await userEvent.click(back);
    await waitFor(() => expect(canvas.getByText('还有很早的那条')).toBeVisible());
  },
};

/** `jumpTarget` scrolls to a search result, each time a new object is passed. */
export const SearchHit: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('就按这个办');
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    const hit = await canvas.findByText(/#4950$/);
    await waitFor(() => expect(hit).toBeVisible());
    await expect(hit.closest('article')).toHaveAttribute('data-highlighted');
    await waitFor(() => expect(hit.closest('article')).not.toHaveAttribute('data-highlighted'), {
      timeout: 4_000,
    });
  },
};

/** Opened at a search result: messages read before are not counted as new. */
export const ResultAmongRead: Story = {
  args: { reading: { readSeq: 5_002, jumpTarget: { seq: 4_930 } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/#4930$/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'To the latest' })).toBeVisible();
  },
};

/** The newest pinned message shows above; the others expand, and each scrolls to its message. */
export const Pinned: Story = {
  args: {
    pinned: {
      messages: [
        {
          id: 'm4930',
          seq: 4_930,
          senderName: people.zhangwei.name,
          text: '今晚十点截稿，图片请在九点前传好。',
        },
        { id: 'm4920', seq: 4_920, senderName: people.lina.name, text: '[Picture]' },
      ],
      onUnpin: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('就按这个办');
    await userEvent.click(await canvas.findByRole('button', { name: '2 pinned' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Unpin the message of 李娜: [Picture]' }));
    await expect(args.pinned?.onUnpin).toHaveBeenCalledWith(expect.objectContaining({ id: 'm4920' }));
    await userEvent.click(canvas.getByRole('button', { name: /^张伟 今晚十点截稿/ }));
    await waitFor(() => expect(canvas.getByText(/#4930$/)).toBeVisible());
  },
};

/** The typing line has reserved room, so that nothing moves. */
export const Typing: Story = {
  args: { typing: [people.tanaka.name, people.lina.name] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('田中 美咲 and 李娜 are typing…')).toBeVisible());
  },
};

/** While scrolling up, a floating label shows the day; while the list opens, it does not. */
export const DayWhileScrolling: Story = {
  args: historyOf(history(1, 5_002)),
  play: async ({ canvas }) => {
    await canvas.findByText(/#5002$/);
    await expect(canvas.queryByText(/, November \d+/)).not.toBeInTheDocument();
    const log = canvas.getByRole('log');
    log.scrollTop = log.scrollHeight / 2;
    await waitFor(() => expect(canvas.getAllByText(/, November \d+/).length).toBeGreaterThan(0));
  },
};
