import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { megabyte, picture } from '../../../testing/fixtures/files.ts';
import { me, message, minute, now, people } from '../../../testing/fixtures/people-and-messages.ts';
import { playOn } from '../../../testing/play-on.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { settled } from '../../../testing/settled.ts';
import { groupTalk, historyOf, inPane } from '../../../testing/fixtures/message-list.tsx';
import { MessageList } from './MessageList.tsx';
import type { MessageSelection, MessageView } from './types.ts';
// Preloads lazy components, so that no story waits for the network.
import './bars/AnnouncementBar.tsx';
import './row/MessageToolbar.tsx';
import './bars/SelectionBar.tsx';
import '../../../primitives/Checkbox/Checkbox.tsx';

const theirs = { own: false, sender: people.zhangwei } as const;
const mine = { own: true, sender: me } as const;
const pdf = { id: 'f1', name: '两会报道方案.pdf', size: 2 * megabyte, kind: 'pdf' } as const;
const photo = {
  id: 'p1',
  name: '现场.jpg',
  kind: 'image',
  size: megabyte,
  thumb: { url: picture(1, 1_200, 800), width: 1_200, height: 800 },
} as const;

const talk: MessageView[] = [
  message(1, { ...theirs, text: '八点开选题会。', time: now - 30 * minute }),
  message(2, { ...theirs, text: '请带上各部门的清单。', time: now - 29 * minute }),
  message(3, { ...mine, text: '收到', state: 'read', time: now - 20 * minute }),
  message(4, { ...mine, text: '图片和方案我一起发。', state: 'read', time: now - 19 * minute }),
  message(5, { ...mine, text: '', files: [pdf], state: 'read', time: now - 19 * minute }),
  message(6, { ...mine, text: '', files: [photo], state: 'sent', time: now - 18 * minute }),
  message(7, { ...theirs, text: '很好。'.repeat(120), time: now - 2 * minute }),
];

const selection: MessageSelection = { actions: ['forward', 'favourite', 'remove'] };

const meta = {
  title: 'Messages/MessageList/Look',
  component: MessageList,
  parameters: { labels: 'messageList', layout: 'fullscreen' },
  decorators: [inPane(720)],
  args: {
    ...groupTalk,
    ...historyOf(talk),
    actions: {
      ...groupTalk.actions,
      of: () => ['react', 'reply', 'forward', 'copy', 'select', 'remove'],
      onFileAction: fn(),
      onOpenPerson: fn(),
    },
    selection,
  },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (text: HTMLElement) => text.closest('article') ?? text;

/** The column has a maximum width, so that a reply is never a whole window away from its message. */
export const Measure: Story = {
  play: async ({ canvas }) => {
    const own = await canvas.findByText('收到');
    await settled(own);
    const log = canvas.getByRole('log').getBoundingClientRect();
    const { left, width } = rowOf(own).getBoundingClientRect();
    await expect(left - log.left).toBe(16);
    // Also at the end, with any scrollbar width.
    await expect(width).toBe(Math.min(880, log.width - 32));
  },
};

/** Only the last own message shows its delivery state; queued and failed ones show their own. */
export const TicksAtTheLast: Story = {
  args: {
    conversation: { ...groupTalk.conversation, kind: 'person' },
    ...historyOf([...talk, message(8, { ...mine, text: '还没有发出去', state: 'queued', seq: undefined })]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: /^(Sent|Read)$/ })).toHaveLength(1);
    await expectVisible(canvas.getByRole('img', { name: 'Waiting to be sent' }));
  },
};

/** The toolbar is beside its bubble and covers neither a neighbour nor the edge of the list. */
export const ToolbarBesideItsBubble: Story = {
  args: historyOf(talk.slice(0, 4)),
  decorators: [
    (Story) => (
      <div style={{ blockSize: 170 }}>
        <Story />
      </div>
    ),
  ],
  play: playOn('mouse', async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    await settled(await canvas.findByText('收到'));
    log.scrollTop = 0;
    for (const text of ['八点开选题会。', '请带上各部门的清单。']) {
      const bubble = await canvas.findByText(text);
      await settled(bubble);
      await userEvent.hover(bubble);
      const toolbar = (await within(rowOf(bubble)).findByRole('toolbar')).getBoundingClientRect();
      const row = rowOf(bubble).getBoundingClientRect();
      await expect(toolbar.top).toBeGreaterThanOrEqual(Math.max(row.top, log.getBoundingClientRect().top));
      await expect(toolbar.bottom).toBeLessThanOrEqual(row.bottom + 1);
      await expect(toolbar.left).toBeGreaterThanOrEqual(bubble.getBoundingClientRect().right);
    }
    // The second message continues the run: only its toolbar shows the time.
    await expect(canvas.getByRole('toolbar')).toHaveTextContent('2:01 PM');
  }),
};

/** When a bubble fills its pane, the toolbar stays inside the pane and at the bubble. */
export const ToolbarInANarrowPane: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: playOn('mouse', async ({ canvas, userEvent }) => {
    const bubble = await canvas.findByText(/很好。很好。/);
    await settled(bubble);
    await userEvent.hover(bubble);
    const toolbar = (await canvas.findByRole('toolbar')).getBoundingClientRect();
    const log = canvas.getByRole('log').getBoundingClientRect();
    await expect(toolbar.right).toBeLessThanOrEqual(log.right);
    await expect(toolbar.top).toBeGreaterThanOrEqual(log.top);
  }),
};

/** The focus ring is around the bubble. */
export const FocusOnTheBubble: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByText('收到');
    await settled(text);
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(rowOf(text)).toHaveFocus());
    await expect(getComputedStyle(rowOf(text)).outlineStyle).toBe('none');
    const outlined = [...rowOf(text).querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).outlineStyle === 'solid',
    );
    await expect(outlined).toHaveLength(1);
    await expect(outlined[0]?.getBoundingClientRect().width).toBeLessThan(120);
  },
};

/** A selected own message is visible on its selected row. */
export const SelectedOwn: Story = {
  args: { selection: { ...selection, selectedIds: ['m3', 'm4', 'm5'] } },
  play: async ({ canvas }) => {
    const bubble = (await canvas.findByText('收到')).parentElement ?? document.body;
    const row = rowOf(bubble);
    await waitFor(() =>
      expect(getComputedStyle(bubble).backgroundColor).not.toBe(getComputedStyle(row).backgroundColor),
    );
  },
};

/** System messages: read in order, people open their cards, no other action. */
export const Events: Story = {
  args: historyOf([
    message(1, {
      ...theirs,
      kind: 'event',
      text: '张伟 created the group with 李娜 and 3 others',
      parts: [people.zhangwei, ' created the group with ', people.lina, ' and 3 others'],
      time: now - 40 * minute,
    }),
    message(2, {
      ...theirs,
      kind: 'event',
      text: `张伟 invited ${people.long.name} and نور الهاشمي`,
      parts: [people.zhangwei, ' invited ', people.long, ' and ', people.noor],
      time: now - 39 * minute,
    }),
    message(3, { ...theirs, text: '欢迎！', time: now - 38 * minute }),
    message(4, {
      ...theirs,
      kind: 'event',
      text: '张伟 renamed the group to “两会报道组”',
      time: now - 37 * minute,
    }),
    message(5, { ...theirs, text: '名字改好了。', time: now - 36 * minute }),
  ]),
  play: async ({ args, canvas, userEvent }) => {
    const event = await canvas.findByText(/created the group with/);
    await settled(event);
    await userEvent.click(within(event).getByRole('button', { name: '李娜' }));
    await expect(args.actions.onOpenPerson).toHaveBeenCalledWith(people.lina);
    // The message after a system message shows its sender again.
    await expect(canvas.getAllByRole('button', { name: 'Open the card of 张伟' })).toHaveLength(2);
    rowOf(event).focus();
    await userEvent.keyboard('x');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

const announcement = {
  id: 'a1',
  text: '今晚十点截稿；版面有变请先打电话。\n值班电话：010-88880000。\n国际部的稿件请在九点半以前发到群里，图片单独走图片部，视频请先压缩再上传。'.repeat(
    2,
  ),
  by: '张伟',
  time: now - 60 * minute,
};

/** The announcement is above the log: two lines, expandable, until the user dismisses it. */
export const Announcement: Story = {
  args: { announcement: { ...announcement, onDismiss: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Announcement' }));
    await userEvent.click(await bar.findByRole('button', { name: 'Show more' }));
    await expect(bar.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(bar.getByRole('button', { name: 'Hide the announcement' }));
    await expect(args.announcement?.onDismiss).toHaveBeenCalledWith('a1');
  },
};

/** With everything above the log expanded, that part scrolls, and the messages keep half of the height. */
export const OpenBars: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    announcement: { ...announcement, text: announcement.text.repeat(3), onDismiss: fn() },
    pinned: {
      messages: talk.map(({ id, text }, index) => ({
        id,
        seq: index + 1,
        senderName: people.zhangwei.name,
        text: text || id,
      })),
      onUnpin: fn(),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    const bar = await canvas.findByRole('region', { name: 'Announcement' });
    await userEvent.click(await within(bar).findByRole('button', { name: 'Show more' }));
    await userEvent.click(await canvas.findByRole('button', { name: '7 pinned' }));
    const list = log.closest('section') ?? log;
    await waitFor(() => expect(list.scrollHeight).toBeLessThanOrEqual(list.clientHeight));
    await expect(log.clientHeight).toBeGreaterThanOrEqual(Math.floor(list.clientHeight / 2));
    // The collapse buttons stay in view.
    await expectVisible(within(bar).getByRole('button', { name: 'Show less' }));
  },
};

/** An address in an announcement is a link; Tab reaches those of the collapsed part once it is expanded. */
export const AnnouncementWithAddresses: Story = {
  args: {
    announcement: {
      ...announcement,
      text: `版面见 https://example.com/plan。\n${announcement.text}https://example.com/rules`,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Announcement' }));
    const more = await bar.findByRole('button', { name: 'Show more' });
    const links = bar.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://example.com/plan',
      'https://example.com/rules',
    ]);
    for (const link of links) await expect(link).toHaveAttribute('tabindex', '-1');
    await userEvent.click(more);
    for (const link of links) await expect(link).not.toHaveAttribute('tabindex');
  },
};

/** A short announcement cannot be expanded; it shows without messages, too. */
export const AnnouncementOfAnEmptyGroup: Story = {
  args: { ...historyOf([]), announcement: { id: 'a2', text: '今晚十点截稿。', by: '张伟' } },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Announcement' }));
    await expectVisible(bar.getByText('今晚十点截稿。'));
    await expect(bar.queryByRole('button')).toBeNull();
  },
};

/** Source of a forwarded message: inside a bubble, above a file; left out when the author is hidden. */
export const Forwarded: Story = {
  args: historyOf([
    message(1, { ...theirs, text: '视频已经传好了。', forwardedFrom: people.lina, time: now - 9 * minute }),
    message(2, {
      ...mine,
      text: '',
      files: [pdf],
      forwardedFrom: people.long,
      time: now - 8 * minute,
    }),
    message(3, { ...theirs, text: '仅供参考。', forwardedFrom: { name: '' }, time: now - 7 * minute }),
  ]),
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Forwarded from 李娜')).toBeVisible());
    await expectVisible(canvas.getByText('Forwarded message'));
    await userEvent.click(canvas.getByRole('button', { name: 'Forwarded from 李娜' }));
    await expect(args.actions.onOpenPerson).toHaveBeenCalledWith(
      expect.objectContaining({ id: people.lina.id }),
    );
  },
};

/** Endless words, emoji, code, thirty reactions: nothing overflows the column. */
export const Extremes: Story = {
  args: historyOf([
    message(1, { ...theirs, text: 'https://example.com/'.concat('a'.repeat(300)), time: now - 9 * minute }),
    message(2, { ...mine, text: '👍', time: now - 8 * minute }),
    message(3, { ...mine, text: 'x'.repeat(400), time: now - 8 * minute }),
    message(4, {
      own: false,
      sender: people.noor,
      text: 'صباح الخير، الخبر جاهز للنشر `v2` على الموقع.',
      time: now - 7 * minute,
      reactions: Array.from({ length: 30 }, (_, index) => ({
        emoji: String.fromCodePoint(0x1_f6_00 + index),
        count: (index % 9) + 1,
        own: index % 4 === 0,
      })),
    }),
    message(5, {
      ...mine,
      text: '```\nnpm run build -- --mode production --outDir dist/very/long/path\n```',
    }),
  ]),
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await settled(await canvas.findByText('👍'));
    await expect(log.scrollWidth).toBe(log.clientWidth);
  },
};
