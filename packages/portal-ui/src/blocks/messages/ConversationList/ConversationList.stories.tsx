import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import {
  conversations,
  manyPeople,
  minute,
  now,
  people,
  timeSettings,
} from '../../../testing/fixtures/people-and-messages.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { ConversationList } from './ConversationList.tsx';
import { ConversationListHead } from './ConversationListHead.tsx';
import type { ConversationView } from './types.ts';
// Preloads lazy components, so that no story waits for the network.
import './parts/VirtualRows.tsx';

const meta = {
  title: 'Messages/ConversationList',
  component: ConversationList,
  parameters: { labels: 'conversationList', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 600, maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    conversations,
    onSelect: fn(),
    status: 'ready',
    onRetry: fn(),
    onFindPeople: fn(),
    onNewConversation: fn(),
    labels: en.conversationList,
    ...timeSettings,
  },
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

const many: ConversationView[] = manyPeople(10_000).map(({ id, name }, index) => ({
  id: `user:${id}`,
  kind: 'person',
  targetId: id,
  name: `${name} ${index + 1}`,
  lastMessage: { text: '好的', own: false, time: now - index * minute },
  unread: 0,
  pinned: false,
  muted: false,
}));

/** Pinned, unread, draft, failed and muted marks, with times from today to another year. */
export const Marks: Story = {
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('99+'));
    await expectVisible(canvas.getByText('Draft'));
    await expectVisible(canvas.getByText('You: Te llamo a las once.'));
    await expectVisible(canvas.getByText('Yesterday'));
  },
};

/** The open conversation is marked and is the tab stop. */
export const Current: Story = {
  args: { currentId: 'user:demo~lina' },
  play: async ({ canvas, userEvent }) => {
    const current = canvas.getByRole('button', { name: /李娜/ });
    await expect(current).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await expect(current).toHaveFocus();
  },
};

/** Arrows, Home and End move the focus, Enter opens; Tab leaves the list. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /李娜/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('user:demo~lina');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /نور/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /نور/ })).not.toHaveFocus();
  },
};

/** Renders only the visible rows of ten thousand conversations; End still reaches the last one. */
export const TenThousand: Story = {
  args: { conversations: many },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^\S+ 1 / });
    await expect(canvas.getAllByRole('button').length).toBeLessThan(40);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: / 10000 / })).toHaveFocus());
  },
};

/** An outbox item (queued, sending or failed) replaces the last message. */
export const Outbox: Story = {
  args: {
    conversations: conversations.slice(1, 5).map((conversation, index) => ({
      ...conversation,
      outboxItem: undefined,
      draft: undefined,
      ...(index < 3 && {
        outboxItem: {
          text: '五分钟后发你',
          state: (['queued', 'sending', 'failed'] as const)[index] ?? 'queued',
          time: now - minute,
        },
      }),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('You: 五分钟后发你')).toHaveLength(3);
    await expect(canvas.getByText('Waiting to be sent')).toBeInTheDocument();
    await expect(canvas.getByText('A message was not sent')).toBeInTheDocument();
  },
};

/** Group avatars: a mosaic of the first members, or an icon of people. */
export const GroupMarks: Story = {
  args: {
    conversations: conversations
      .filter(({ kind }) => kind !== 'person')
      .map((conversation, index) => ({
        ...conversation,
        ...(index === 0 && { members: [people.zhangwei, people.lina] }),
      })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('伟')).toBeVisible();
    await expect(canvas.queryByText('值守')).toBeNull();
  },
};

/** A topic group has a label beside its name. */
export const TopicGroup: Story = {
  args: {
    conversations: conversations
      .filter(({ kind }) => kind !== 'person')
      .map((conversation, index) => (index === 0 ? { ...conversation, kind: 'topicGroup' } : conversation)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Topic')).toHaveLength(1);
  },
};

/** The header has both buttons for a new conversation and, while anything is unread, one that marks all as read. */
export const WithHead: Story = {
  args: { filtering: {} },
  render: function Render(args) {
    const [unread, setUnread] = useState(true);
    return (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100%' }}>
        <ConversationListHead
          title="Messages"
          onNewConversation={args.onNewConversation}
          onNewGroup={args.onFindPeople}
          onMarkAllRead={unread ? () => setUnread(false) : undefined}
          labels={args.labels}
        />
        <ConversationList {...args} />
      </div>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    // The filters are aligned with the title.
    const first = canvas.getByRole('radio', { name: /^All/ }).closest('label')?.getBoundingClientRect();
    const title = canvas.getByRole('heading', { name: 'Messages' }).getBoundingClientRect();
    await expect(first?.left).toBe(title.left);
    await userEvent.click(canvas.getByRole('button', { name: 'New conversation' }));
    await expect(args.onNewConversation).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'New group' }));
    await expect(args.onFindPeople).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Mark all as read' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New conversation' })).toHaveFocus());
  },
};

/** The list renders nothing without conversations when the pane beside it shows the empty state. */
export const EmptyHidden: Story = {
  args: { conversations: [], emptyHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveTextContent('');
  },
};

/** The list is loading. */
export const Loading: Story = { args: { status: 'loading', conversations: [] } };

/** The filters are there from the beginning: nothing moves when the conversations come. */
export const LoadingFilterable: Story = {
  args: { status: 'loading', conversations: [], filtering: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^All/ }).closest('label')).toBeVisible();
  },
};

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: { status: 'loading', conversations: [] },
  play: async ({ canvas }) => {
    await showsSlowLoadingText(canvas.getByText('This takes longer than usual.'));
  },
};

/** No conversation yet: the empty state offers to start one. */
export const Empty: Story = {
  args: { conversations: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New conversation' }));
    await expect(args.onNewConversation).toHaveBeenCalledOnce();
  },
};

/** Where no conversation can be started from here, the empty state offers the search. */
export const EmptyWithSearch: Story = {
  args: { conversations: [] },
  render: (args) => <ConversationList {...args} onNewConversation={undefined} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find people' }));
    await expect(args.onFindPeople).toHaveBeenCalledOnce();
  },
};

/** The list failed to load; the empty state is not shown. */
export const Failed: Story = {
  args: { status: 'error', conversations: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A refetch failed: the cached list stays, under an error line with a retry. */
export const Partial: Story = {
  args: { status: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await expectVisible(canvas.getByRole('button', { name: /李娜/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline: the cached list stays, under a line that says so. */
export const Offline: Story = {
  args: { status: 'offline' },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('You are offline. This is what was here before.'));
    await expectVisible(canvas.getByRole('button', { name: /李娜/ }));
  },
};

/** Offline without cached conversations. */
export const OfflineAndBare: Story = {
  args: { status: 'offline', conversations: [] },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('You are offline. The chats appear once you are back.'));
  },
};

/** Names longer than the row end in an ellipsis; the time and the count stay visible. */
export const LongNames: Story = {
  args: {
    conversations: conversations.map((conversation) => ({
      ...conversation,
      name: `${conversation.name} — Coordinación de ediciones digitales y convergencia`,
      unread: 128,
    })),
  },
};

/** Right-to-left: the marks change sides; a message from left to right begins under the name, too. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ blockSize: 600 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: /田中/ });
    const [name, text] = [...row.querySelectorAll('bdi')].map((each) => each.getBoundingClientRect().right);
    await expect(Math.abs((text ?? 0) - (name ?? 0))).toBeLessThan(2);
  },
};

/** A typing indicator replaces the last message; in a group it names the members. */
export const Writing: Story = {
  args: {
    conversations: conversations.map((conversation, index) => ({
      ...conversation,
      ...(index === 0 && { writers: ['张伟', '李娜'] }),
      ...(index === 1 && { writers: ['张伟'], presence: 'online' as const }),
    })),
  },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('张伟, 李娜 are writing…'));
    await expectVisible(canvas.getByRole('button', { name: /^张伟 ?Online .*Writing…/ }));
  },
};

/** Presence is a dot on the avatar, with a text for assistive technology. */
export const Presence: Story = {
  args: {
    conversations: conversations.map((conversation, index) => ({
      ...conversation,
      presence: (['online', 'away', 'busy', 'offline'] as const)[index % 4],
    })),
  },
};
