import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { ContactList } from './ContactList.tsx';
import type { ContactRow } from './types.ts';

const names = ['张伟', '李娜', '田中 美咲', 'José García', 'Alex Smith', 'نور الدين'];

const people = (count: number): ContactRow[] =>
  Array.from({ length: count }, (_, at) => ({
    type: 'person',
    id: `demo~p${at}`,
    name: at < names.length ? (names[at] ?? '') : `Colleague ${at + 1}`,
    position: at % 2 ? 'Editor' : 'Reporter',
    department: 'News center / International desk',
    starred: at === 1,
    leader: at === 0,
  }));

const meta = {
  title: 'People/ContactList',
  component: ContactList,
  parameters: { labels: 'contactList', layout: 'fullscreen' },
  args: {
    name: 'International desk',
    status: 'ready',
    contacts: people(6),
    empty: <EmptyState text="Nobody is in this department itself." />,
    onRetry: fn(),
    onOpen: fn(),
    onMessage: fn(),
    labels: en.contactList,
    style: { blockSize: 480 },
  },
} satisfies Meta<typeof ContactList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** People of a department, its leader first. A press opens a card, the button at the end a chat. */
export const Department: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^张伟|张伟.*Leader/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'demo~p0' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send a message to 李娜' }));
    await expect(args.onMessage).toHaveBeenCalledWith(expect.objectContaining({ id: 'demo~p1' }));
  },
};

/** With hidden position and department only the name shows, centred on the avatar. */
export const NothingShown: Story = {
  args: { contacts: [{ type: 'person', id: 'demo~hidden', name: '仲家瑜' }, ...people(2)] },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: '仲家瑜' }).getBoundingClientRect();
    const name = canvas.getByTitle('仲家瑜').getBoundingClientRect();
    await expect(Math.abs(name.top + name.bottom - row.top - row.bottom)).toBeLessThanOrEqual(2);
  },
};

/** Ten thousand people: mounts only the visible rows; arrows, Home and End reach all of them. */
export const Many: Story = {
  args: { contacts: people(10_000) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^李娜/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Colleague 10000/ })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^张伟/ })).toHaveFocus());
  },
};

/** The next page loads near the end. */
export const Growing: Story = {
  args: { contacts: people(20), hasMore: true, onLoadMore: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
};

/** The next page failed to load: the loaded rows stay, with an error at the end. */
export const MoreFailed: Story = {
  args: { hasMore: true, moreStatus: 'error', onLoadMore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** Groups and teams with their number of members. */
export const Groups: Story = {
  args: {
    name: 'Groups',
    contacts: [
      { type: 'group', id: 'g1', name: '两会报道', kind: 'group', memberCount: 12 },
      { type: 'group', id: 'g2', name: '国际新闻部', kind: 'teamGroup', memberCount: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('12 members'));
    await expectVisible(canvas.getByText('1 member'));
  },
};

/** Names and departments that overflow end in an ellipsis. */
export const LongNames: Story = {
  args: {
    contacts: people(4).map((person) => ({ ...person, name: `${person.name} ${'muy largo '.repeat(12)}` })),
    style: { blockSize: 320, inlineSize: 360 },
  },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
    }
    const leader = canvas.getByText('Leader');
    await expect(leader.scrollWidth).toBe(leader.clientWidth);
  },
};

/** Beside the docked panel the badge wraps below the name. */
export const NarrowColumn: Story = {
  args: {
    contacts: people(3)
      .map((row) => ({ ...row, leader: true }))
      .slice(2),
    style: { blockSize: 200, inlineSize: 200 },
  },
  play: async ({ canvas }) => {
    const name = '田中 美咲';
    const shown = canvas.getByText(name);
    await expect(shown.scrollWidth).toBe(shown.clientWidth);
    const mark = canvas.getByText('Leader');
    await expect(mark.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getAllByRole('listitem')[0]?.getBoundingClientRect().right ?? 0,
    );
  },
};

/** Right-to-left. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** The list loads. */
export const Loading: Story = {
  args: { status: 'loading', contacts: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading contacts…'));
  },
};

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: { status: 'loading', contacts: [] },
  play: async ({ canvas }) => {
    await showsSlowLoadingText(canvas.getByText('This takes longer than usual.'));
  },
};

/** The list is empty. */
export const Empty: Story = {
  args: { contacts: [] },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('Nobody is in this department itself.'));
  },
};

/** The first page failed to load. */
export const Failed: Story = {
  args: { status: 'error', contacts: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline. */
export const Offline: Story = {
  args: { status: 'offline', contacts: [] },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText(/^You are offline/));
  },
};
