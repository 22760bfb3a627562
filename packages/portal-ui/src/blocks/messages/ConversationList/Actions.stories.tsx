import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { conversations, timeSettings } from '../../../testing/fixtures/people-and-messages.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { ConversationList } from './ConversationList.tsx';
// Preloads lazy components, so that no story waits for the network.
import './parts/ConversationMenu.tsx';

const meta = {
  title: 'Messages/ConversationList/Actions',
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
    conversations: conversations.map((conversation, index) =>
      index === 0 ? { ...conversation, mentioned: true } : conversation,
    ),
    onSelect: fn(),
    actions: {
      onMarkRead: fn(),
      onMarkUnread: fn(),
      onPinnedChange: fn(),
      onMutedChange: fn(),
      onHide: fn(),
    },
    filtering: {},
    status: 'ready',
    onRetry: fn(),
    labels: en.conversationList,
    ...timeSettings,
  },
  // Hiding removes the conversation, as in the app.
  render: function Render(args) {
    const [hidden, setHidden] = useState<readonly string[]>([]);
    return (
      <ConversationList
        {...args}
        conversations={args.conversations.filter(({ id }) => !hidden.includes(id))}
        actions={
          args.actions && {
            ...args.actions,
            onHide: (id) => {
              args.actions?.onHide?.(id);
              setHidden([...hidden, id]);
            },
          }
        }
      />
    );
  },
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A right click opens the menu of actions; a pinned conversation can be unpinned. */
export const ContextMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({
      keys: '[MouseRight]',
      target: canvas.getByRole('button', { name: /两会报道组/ }),
    });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unpin' }));
    await expect(args.actions?.onPinnedChange).toHaveBeenCalledWith('user:g1', false);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** Appearance of the open menu. */
export const MenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const target = canvas.getByRole('button', { name: /张伟.*3/ });
    const { left, bottom } = target.getBoundingClientRect();
    const coords = { clientX: left + 120, clientY: bottom - 24 };
    await userEvent.pointer({ keys: '[MouseRight]', target, coords });
    await expectVisible(await screen.findByRole('menu'));
  },
};

/**
 * A long press opens the menu, and lifting the finger opens no conversation. iOS fires no `contextmenu` event for it.
 */
export const LongPress: Story = {
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('button', { name: /张伟.*3/ });
    const { left, bottom } = row.getBoundingClientRect();
    const at = { pointerType: 'touch', isPrimary: true, clientX: left + 120, clientY: bottom - 24 };
    await fireEvent.pointerDown(row, at);
    await expectVisible(await screen.findByRole('menu'));
    await fireEvent.pointerUp(row, at);
    await fireEvent.click(row);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expectVisible(screen.getByRole('menu'));
  },
};

/** A finger that moves scrolls and opens no menu. */
export const TouchScrolls: Story = {
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('button', { name: /张伟.*3/ });
    const at = { pointerType: 'touch', isPrimary: true, clientX: 120 };
    await fireEvent.pointerDown(row, { ...at, clientY: 100 });
    await fireEvent.pointerMove(row, { ...at, clientY: 140 });
    await expect(screen.findByRole('menu', {}, { timeout: 700 })).rejects.toThrow();
    await fireEvent.click(row);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/**
 * The menu key and Shift+F10 open the menu with its first item focused. When a row is hidden, the next row takes the
 * focus.
 */
export const MenuByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /李娜/ }).focus();
    await userEvent.keyboard('{ContextMenu}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mark as unread' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /李娜/ })).toHaveFocus());
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mark as unread' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.actions?.onHide).toHaveBeenCalledWith('user:demo~lina');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /李娜/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /José/ })).toHaveFocus());
  },
};

/** The menu or U marks a read conversation as unread; a marked one shows a dot and can be marked as read. */
export const MarkedUnread: Story = {
  args: {
    conversations: conversations
      .slice(0, 4)
      .map((conversation, index) => ({ ...conversation, unread: 0, markedUnread: index === 1 })),
  },
  play: async ({ args, canvas, userEvent }) => {
    const [first, marked] = canvas.getAllByRole('listitem').map((item) => within(item).getByRole('button'));
    if (!first || !marked) throw new Error('no rows');
    await expect(marked).toHaveAccessibleName(/Marked as unread/);
    await userEvent.pointer({ keys: '[MouseRight]', target: first });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }));
    await expect(args.actions?.onMarkUnread).toHaveBeenCalledWith(args.conversations[0]?.id);
    marked.focus();
    await userEvent.keyboard('u');
    await expect(args.actions?.onMarkRead).toHaveBeenCalledWith(args.conversations[1]?.id);
  },
};

/** The filters show unread counts without muted conversations. Arrow keys select a filter. */
export const Filters: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /^Unread/ }).closest('label')).toHaveTextContent('99+');
    await userEvent.click(canvas.getByRole('radio', { name: /^Mentions/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Groups' })).toBeChecked();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** No conversation passes the filter: a sentence and a button that clears the filter. */
export const FilteredEmpty: Story = {
  args: { conversations: conversations.slice(2, 4), filtering: { defaultValue: 'unread' } },
  play: async ({ canvas, userEvent }) => {
    await expectVisible(canvas.getByText('Nothing unread.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A click opens and never reorders; the unread filter keeps the open conversation while it is read. */
export const ClickNeverReorders: Story = {
  args: { filtering: { defaultValue: 'unread' } },
  render: function Reading(args) {
    const [currentId, setCurrentId] = useState<string>();
    return (
      <ConversationList
        {...args}
        currentId={currentId}
        onSelect={setCurrentId}
        conversations={args.conversations.map((conversation) =>
          conversation.id === currentId ? { ...conversation, unread: 0 } : conversation,
        )}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent);
    const before = names();
    await userEvent.click(canvas.getByRole('button', { name: /^张伟/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^张伟/ })).toHaveAttribute('aria-current'),
    );
    await expect(names()).toEqual(before);
  },
};
