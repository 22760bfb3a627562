import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { settled } from '../../../testing/settled.ts';
import { history, me, message, people } from '../../../testing/fixtures/people-and-messages.ts';
import { playOn } from '../../../testing/play-on.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { groupTalk, historyOf, inPane } from '../../../testing/fixtures/message-list.tsx';
import { MessageList } from './MessageList.tsx';
import type { MessageListProps, MessageView } from './types.ts';
// Preloads lazy components, so that no story waits for the network.
import './row/MessageMenu.tsx';
import './row/MessageToolbar.tsx';
import './bars/SelectionBar.tsx';
import '../../../primitives/Checkbox/Checkbox.tsx';
import './row/ReadersPopover.tsx';

const meta = {
  title: 'Messages/MessageList/Acting',
  component: MessageList,
  parameters: { labels: 'messageList', layout: 'fullscreen' },
  decorators: [inPane(680)],
  args: {
    ...groupTalk,
    ...historyOf([
      message(1, { own: false, sender: people.zhangwei, text: '八点开选题会。' }),
      message(2, { own: true, sender: me, text: '收到' }),
      message(3, { own: false, sender: people.lina, text: '我带图片来。' }),
    ]),
    actions: {
      ...groupTalk.actions,
      of: ({ own }: MessageView) =>
        own
          ? [
              'react',
              'reply',
              'forward',
              'copy',
              'favourite',
              'pin',
              'edit',
              'readers',
              'select',
              'recall',
              'remove',
            ]
          : ['react', 'reply', 'forward', 'copy', 'favourite', 'select', 'remove'],
    },
    selection: { actions: ['forward', 'favourite', 'remove'], onAction: fn() },
  },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The toolbar shows on hover and takes no room. */
export const Toolbar: Story = {
  play: playOn('mouse', async ({ args, canvas, userEvent }) => {
    const row = await canvas.findByText('收到');
    await settled(row);
    const top = row.getBoundingClientRect().top;
    await userEvent.hover(row);
    const toolbar = within(await canvas.findByRole('toolbar', { name: 'Message actions' }));
    await expect(row.getBoundingClientRect().top).toBe(top);
    // Not `userEvent`: its pointer leaves the window on each way between two elements.
    await fireEvent.click(toolbar.getByRole('button', { name: 'Reply' }));
    await expect(args.actions.onAction).toHaveBeenCalledWith('reply', expect.objectContaining({ id: 'm2' }));
  }),
};

/** A right click opens the menu of allowed actions, emoji first; destructive ones are separated. */
export const Menu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await fireEvent.contextMenu(await canvas.findByText('收到'), { clientX: 500, clientY: 120 });
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Recall' })).toHaveAttribute('data-tone', 'danger');
    await expect(menu.getByText('November 20, 2026 at 1:50 PM')).toBeInTheDocument();
    await userEvent.click(menu.getByRole('menuitem', { name: 'React with 🎉' }));
    await expect(args.actions.onReact).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'm2' }),
      '🎉',
      true,
    );
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await fireEvent.contextMenu(canvas.getByText('我带图片来。'), { clientX: 300, clientY: 200 });
    await screen.findByRole('menu');
    await expect(screen.queryByRole('menuitem', { name: 'Recall' })).toBeNull();
  },
};

/** A long press opens the menu, and lifting the finger presses no item under it. */
export const LongPress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByText('收到');
    await fireEvent.pointerDown(text, { pointerType: 'touch', isPrimary: true, clientX: 500, clientY: 120 });
    await expectVisible(await screen.findByRole('menu'));
    await fireEvent.pointerUp(text, { pointerType: 'touch' });
    const party = screen.getByRole('menuitem', { name: 'React with 🎉' });
    await fireEvent.click(party);
    await expect(args.actions.onReact).not.toHaveBeenCalled();
    await userEvent.click(party);
    await expect(args.actions.onReact).toHaveBeenCalledOnce();
  },
};

/** One tab stop: arrows move between messages, letters are shortcuts, Enter opens the menu and returns the focus. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('article');
    await userEvent.tab();
    await waitFor(() => expect(rows[2]).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('r');
    await expect(args.actions.onAction).toHaveBeenLastCalledWith(
      'reply',
      expect.objectContaining({ id: 'm2' }),
    );
    await userEvent.keyboard('e');
    await expect(args.actions.onAction).toHaveBeenLastCalledWith(
      'edit',
      expect.objectContaining({ id: 'm2' }),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'React with 👍' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('menuitem', { name: 'React with ❤️' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rows[1]).toHaveFocus());
    await userEvent.tab();
    await expect(
      within(rows[1] ?? document.body).getByRole('button', { name: /Who has read it/ }),
    ).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Home}');
    await expect(rows[0]).toHaveFocus();
  },
};

/** Keyboard navigation through a hundred thousand messages mounts rows as the focus reaches them. */
export const ByKeyboardThroughMany: Story = {
  args: historyOf(history(1, 100_000)),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/#100000$/)).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/#100000$/));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(document.activeElement).not.toHaveTextContent(/#100000$/));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/#1$/));
    await expectVisible(document.activeElement);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/#100000$/));
  },
};

/** Selects several messages one by one and as a range; Escape ends it. */
export const Selecting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article');
    first?.focus();
    await userEvent.keyboard('x');
    await expect(await canvas.findByRole('checkbox', { name: /张伟/ })).toBeChecked();
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: /李娜/ }));
    await userEvent.keyboard('{/Shift}');
    const bar = await canvas.findByRole('group', { name: '3 selected' });
    await expectVisible(bar);
    const lastButton = within(bar).getByRole('button', { name: 'Remove for me' }).getBoundingClientRect();
    // The bar is aligned with the message column; on a phone both span the page.
    const bubble = canvas.getByText('收到').getBoundingClientRect();
    await expect(lastButton.right).toBeGreaterThanOrEqual(bubble.right);
    await userEvent.click(canvas.getByRole('checkbox', { name: /You/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Forward' }));
    await expect(args.selection?.onAction).toHaveBeenCalledWith('forward', [
      expect.objectContaining({ id: 'm1' }),
      expect.objectContaining({ id: 'm3' }),
    ]);
    first?.focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** Picks an action from the menu of the hovered message's toolbar. */
async function chooseFromToolbar(
  canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'],
  action: string,
): Promise<void> {
  await fireEvent.click(within(await canvas.findByRole('toolbar')).getByRole('button', { name: 'More' }));
  await fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Closing the toolbar's menu focuses the message, also after a selection ends. */
export const SelectingFromTheToolbar: Story = {
  play: playOn('mouse', async ({ canvas, userEvent }) => {
    const text = await canvas.findByText('收到');
    const row = text.closest('article');
    await userEvent.hover(text);
    await chooseFromToolbar(canvas, 'Select');
    await canvas.findByRole('checkbox', { name: /You/ });
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.click(canvas.getByRole('checkbox', { name: /李娜/ }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByText('我带图片来。').closest('article')).toHaveFocus();
  }),
};

function Removing(props: MessageListProps) {
  const [messages, setMessages] = useState(props.history.messages);
  return (
    <MessageList
      {...props}
      history={{ ...props.history, messages }}
      actions={{
        ...props.actions,
        onFileAction: (_, __, { id }) => setMessages((before) => before.filter((one) => one.id !== id)),
      }}
      selection={{
        ...props.selection,
        onAction: (_, chosen) =>
          setMessages((before) => before.filter(({ id }) => chosen.every((one) => one.id !== id))),
      }}
    />
  );
}

/** Removed messages leave the selection; the selection ends with the last one, and the list keeps the focus. */
export const RemovedWhileSelected: Story = {
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article');
    first?.focus();
    await userEvent.keyboard('x');
    await userEvent.click(await canvas.findByRole('checkbox', { name: /李娜/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove for me' }));
    await waitFor(() => expect(canvas.queryByText('我带图片来。')).toBeNull());
    await expect(canvas.queryByRole('group', { name: /selected/ })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('log').contains(document.activeElement)).toBe(true);
  },
};

/** A cancelled upload removes its row; the list takes the focus. */
export const UploadCancelled: Story = {
  args: historyOf([
    message(1, { own: false, sender: people.zhangwei, text: '八点开选题会。' }),
    message(2, {
      own: true,
      sender: me,
      text: '',
      state: 'queued',
      files: [
        {
          id: 'f',
          name: '值班表.xlsx',
          kind: 'spreadsheet',
          size: 48_000,
          upload: { status: 'uploading', progress: 0.4 },
        },
      ],
    }),
  ]),
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cancel the upload of 值班表/ }));
    await waitFor(() => expect(canvas.queryByText(/值班表/)).toBeNull());
    await expect(canvas.getByRole('log').contains(document.activeElement)).toBe(true);
  },
};

/** In a group the readers of an own message can be shown. */
export const Readers: Story = {
  args: {
    readers: { id: 'm2', status: 'ready', read: [people.zhangwei, people.lina], unread: [people.long] },
  },
  play: async ({ args, canvas, userEvent }) => {
    const mark = await canvas.findByRole('button', { name: /Who has read it/ });
    await userEvent.click(mark);
    await expect(args.actions.onAction).toHaveBeenCalledWith(
      'readers',
      expect.objectContaining({ id: 'm2' }),
    );
    await expectVisible(await screen.findByRole('heading', { name: '2 read' }));
    await expectVisible(screen.getByRole('heading', { name: '1 unread' }));
  },
};

const many = Array.from({ length: 30 }, (_, index) => ({ ...people.smith, id: `reader-${index}` }));

/** The readers open at the message, on the side with more room, from the menu and the mark; the focus returns. */
export const ReadersAtTheMessage: Story = {
  args: { readers: { id: 'm2', status: 'ready', read: [], unread: many } },
  play: playOn('mouse', async ({ canvas, userEvent }) => {
    const text = await canvas.findByText('收到');
    const row = text.closest('article');
    await userEvent.hover(text);
    await chooseFromToolbar(canvas, 'Who has read it');
    const fromMenu = await screen.findByRole('dialog', { name: 'Who has read it' });
    await settled(fromMenu);
    const bubble = text.getBoundingClientRect();
    await expect(bubble.right - fromMenu.getBoundingClientRect().right).toBeLessThan(120);
    await expect(fromMenu.getBoundingClientRect().bottom).toBeLessThanOrEqual(bubble.bottom);
    const [name] = within(fromMenu).getAllByText(people.smith.name);
    await expect(name?.scrollWidth).toBe(name?.clientWidth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row?.contains(document.activeElement)).toBe(true));
    await userEvent.click(await canvas.findByRole('button', { name: /Who has read it/ }));
    const fromMark = await screen.findByRole('dialog', { name: 'Who has read it' });
    await settled(fromMark);
    await expect(fromMark.getBoundingClientRect().bottom).toBeLessThanOrEqual(bubble.bottom);
    await expect(fromMark.getBoundingClientRect().height).toBeGreaterThan(200);
  }),
};

/** Without any action there is neither a toolbar nor a menu. */
export const NothingToDo: Story = {
  args: { actions: { ...groupTalk.actions, of: () => [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(await canvas.findByText('收到'));
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};
