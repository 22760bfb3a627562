import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { megabyte, picture } from '../../../testing/fixtures/files.ts';
import { history } from '../../../testing/fixtures/people-and-messages.ts';
import { settled } from '../../../testing/settled.ts';
import { historyOf, personTalk } from '../../../testing/fixtures/message-list.tsx';
import { MessageList } from './MessageList.tsx';
import type { MessageListProps, MessageView } from './types.ts';

const photo = {
  id: 'p1',
  name: '现场照片.jpg',
  kind: 'image' as const,
  size: megabyte,
  thumb: { url: picture(1, 1_200, 800), width: 1_200, height: 800 },
};

/** Controls that change rows and the room for them. */
function Changing(props: MessageListProps) {
  const [messages, setMessages] = useState(props.history.messages);
  const [box, setBox] = useState({ blockSize: 480, inlineSize: 'auto' });
  const change = (seqs: (seq: number) => boolean, rest: Partial<MessageView>) =>
    setMessages((list) =>
      list.map((one) => (one.seq !== undefined && seqs(one.seq) ? { ...one, ...rest } : one)),
    );
  const changes: Record<string, () => void> = {
    Edit: () => change((seq) => seq % 7 === 0, { edited: true, text: '改得长了许多，'.repeat(40) }),
    React: () => change(() => true, { reactions: [{ emoji: '👍', count: 1, own: false }] }),
    Picture: () => change((seq) => seq % 9 === 0, { files: [photo] }),
    Shrink: () => setBox({ ...box, blockSize: 260 }),
    Narrow: () => setBox({ ...box, inlineSize: '280px' }),
  };
  return (
    <main>
      <div style={box}>
        <MessageList {...props} history={{ ...props.history, messages }} />
      </div>
      {Object.entries(changes).map(([name, apply]) => (
        <button key={name} type="button" onClick={apply}>
          {name}
        </button>
      ))}
    </main>
  );
}

const meta = {
  title: 'Messages/MessageList/Stillness',
  component: MessageList,
  parameters: { labels: 'messageList', layout: 'fullscreen' },
  render: (args) => <Changing {...args} />,
  args: {
    ...personTalk,
    ...historyOf(history(1, 100)),
  },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

const distanceToEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight;

/** The first row in view, even partly: the one that must not move, as with scroll anchoring. */
async function firstInView(log: HTMLElement): Promise<() => number> {
  const top = log.getBoundingClientRect().top;
  const row = await waitFor(() => {
    const found = within(log)
      .getAllByRole('article')
      .find(
        (article) =>
          article.getBoundingClientRect().bottom > top &&
          article.checkVisibility({ visibilityProperty: true }),
      );
    if (!found) throw new Error('no row is rendered here yet');
    return found;
  });
  const id = row.dataset['message'] ?? '';
  // Scrolls the list itself: `userEvent` would scroll the window to the pressed button.
  return () =>
    (log.querySelector(`[data-message="${id}"]`)?.getBoundingClientRect().top ?? Number.NaN) -
    log.getBoundingClientRect().top;
}

/** Presses one of the controls in the middle of the list and returns how far the row in view has moved. */
async function movedBy(
  name: string,
  { canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>,
  happened: (log: HTMLElement) => boolean,
): Promise<number> {
  const log = canvas.getByRole('log');
  // A list that is still scrolling to its end would return there.
  await settled(await canvas.findByText(/#100$/));
  await waitFor(() => expect(distanceToEnd(log)).toBeLessThan(2));
  log.scrollTop = 2_000;
  await canvas.findByRole('button', { name: 'To the latest' });
  await settled(within(log).getAllByRole('article')[0] ?? log);
  const top = await firstInView(log);
  const before = top();
  await userEvent.click(canvas.getByRole('button', { name }));
  await waitFor(() => expect(happened(log)).toBe(true));
  await settled(within(log).getAllByRole('article')[0] ?? log);
  return Math.abs(top() - before);
}

/** Edits resize rows above and below: the view does not move. */
export const EditsThatGrow: Story = {
  play: async (context) => {
    await expect(await movedBy('Edit', context, (log) => /改得长/.test(log.textContent))).toBeLessThan(2);
  },
};

/** Many reactions at once: the view does not move. */
export const ReactionsAdded: Story = {
  play: async (context) => {
    await expect(await movedBy('React', context, (log) => /👍/.test(log.textContent))).toBeLessThan(2);
  },
};

/** Pictures appear in rows without one: the view does not move. */
export const PicturesThatCome: Story = {
  play: async (context) => {
    const moved = await movedBy('Picture', context, (log) => log.querySelector('img') !== null);
    await expect(moved).toBeLessThan(2);
  },
};

/** At the end, the list stays at the end when rows grow or the room shrinks (soft keyboard). */
export const StaysAtTheEnd: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await canvas.findByText(/#100$/);
    await waitFor(() => expect(distanceToEnd(log)).toBeLessThan(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Shrink' }));
    await waitFor(() => expect(log.clientHeight).toBeLessThan(300));
    await waitFor(() => expect(distanceToEnd(log)).toBeLessThan(2));
    await userEvent.click(canvas.getByRole('button', { name: 'React' }));
    await waitFor(() => expect(log).toHaveTextContent('👍'));
    await waitFor(() => expect(distanceToEnd(log)).toBeLessThan(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Narrow' }));
    await waitFor(() => expect(log.clientWidth).toBeLessThan(300));
    await waitFor(() => expect(distanceToEnd(log)).toBeLessThan(2));
  },
};

/** Also when it opened at an unread message, and those after it are all in view. */
export const StaysAtTheEndFromUnread: Story = {
  args: { reading: { readSeq: 98 } },
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await settled(await canvas.findByText(/#100$/));
    await waitFor(() => expect(distanceToEnd(log)).toBeLessThan(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Shrink' }));
    await waitFor(() => expect(log.clientHeight).toBeLessThan(300));
    await waitFor(() => expect(distanceToEnd(log)).toBeLessThan(2));
  },
};

/** Above the end, a soft keyboard takes its room from below. */
export const KeyboardOpens: Story = {
  play: async (context) => {
    await expect(await movedBy('Shrink', context, (log) => log.clientHeight < 300)).toBeLessThan(2);
  },
};
