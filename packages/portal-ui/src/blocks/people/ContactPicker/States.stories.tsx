import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { storySource } from '../../../testing/fixtures/contacts.ts';
import { manyPeople, me, people } from '../../../testing/fixtures/people-and-messages.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { sourceChoices } from '../../../testing/fixtures/source-choices.ts';
import { ContactPickerPanel } from './ContactPickerPanel.tsx';
import { createMemoryContactSource } from './source/memory-source.ts';

const never = () => new Promise<never>(() => undefined);
const failing = () => Promise.reject(new Error('no response'));

const meta = {
  title: 'People/ContactPicker/States',
  component: ContactPickerPanel,
  argTypes: { source: sourceChoices },
  parameters: { labels: 'contactPicker' },
  args: { source: storySource(), self: me, labels: en.contactPicker },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 560, maxInlineSize: 880 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactPickerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ready: the latest contacts, people and groups. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('placeholder', 'Name, number, dept. or group');
    await expectVisible(canvas.getByRole('listbox', { name: 'Recent' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
  },
};

/** The first page is on its way: a skeleton, in the shape of the rows. */
export const Loading: Story = {
  args: { source: storySource({ recent: never }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
  },
};

/** On its way for long: it says so. */
export const Slow: Story = {
  args: { source: storySource({ recent: never }) },
  play: async ({ canvas }) => {
    await showsSlowLoadingText(await canvas.findByText('This takes longer than usual.'));
  },
};

/** No conversations yet. */
export const EmptyRecent: Story = {
  args: { source: storySource({ recent: () => ({ items: [] }) }) },
  play: async ({ canvas }) => {
    await expectVisible(await canvas.findByText('No recent conversations.'));
  },
};

/** No friends; the other sources are a tab away. */
export const NoFriends: Story = {
  args: { source: storySource({ friends: () => ({ items: [] }) }), start: { tab: 'friends' } },
  play: async ({ canvas, userEvent }) => {
    await expectVisible(await canvas.findByText('No friends yet.'));
    canvas.getByRole('tab', { name: 'Friends' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Groups' })).toHaveFocus();
    await expectVisible(canvas.getByRole('option', { name: /要闻值班群/ }));
  },
};

let friendsFail = true;

/** One list fails and is retried; the others work. */
export const FailedSource: Story = {
  args: {
    source: storySource({
      friends: () => (friendsFail ? failing() : { items: [{ type: 'person', ...people.lina }] }),
    }),
    start: { tab: 'friends' },
  },
  beforeEach: () => {
    friendsFail = true;
  },
  play: async ({ canvas, userEvent }) => {
    await expectVisible(await canvas.findByRole('button', { name: 'Try again' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Recent' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('tab', { name: 'Friends' }));
    friendsFail = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expectVisible(await canvas.findByRole('option', { name: /李娜/ }));
  },
};

/** A later page fails: loaded rows stay, and Enter on the failure retries. */
export const FailedPage: Story = {
  args: {
    source: storySource({
      recent: ({ cursor }) =>
        cursor === undefined
          ? { items: manyPeople(4).map((person) => ({ type: 'person', ...person })), next: '2', total: 9 }
          : failing(),
    }),
  },
  play: async ({ canvas }) => {
    await expectVisible(await canvas.findByText('The rest could not be loaded.'));
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
  },
};

/** No network: it says so, and not that something failed. */
export const Offline: Story = {
  args: { source: storySource({ recent: failing, isOffline: () => true }) },
  play: async ({ canvas }) => {
    await expectVisible(await canvas.findByText(/You are offline/));
  },
};

/** A source that knows less: no friends, no departments, no positions. */
export const Partial: Story = {
  args: {
    source: createMemoryContactSource(
      Object.values(people).map(({ id, name }) => ({ id, name })),
      [],
      [],
      { recentIds: Object.values(people).map(({ id }) => id) },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('placeholder', 'Name or staff number');
    await expect(canvas.queryByRole('tablist')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('option')).toHaveLength(7);
  },
};

/** Names longer than the row, in a narrow panel. */
export const LongNames: Story = {
  args: {
    source: storySource({
      recent: () => ({
        items: [
          { type: 'person', ...people.long },
          { type: 'person', ...people.garcia },
        ],
      }),
    }),
    defaultValue: undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 520, maxInlineSize: 620 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Maximiliana/ }));
    await expect(
      canvas.getByRole('button', { name: /Remove Maximiliana/, hidden: true }),
    ).toBeInTheDocument();
  },
};

/** From right to left: Left opens, Right closes. */
export const RightToLeft: Story = {
  args: { start: { tab: 'departments' } },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ blockSize: 520, maxInlineSize: 880 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: /总编室/ })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('treeitem', { name: /总编室/ })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Nothing matches: what to try instead. */
export const NoneFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'nobody');
    await expectVisible(await canvas.findByText('Nothing found.'));
  },
};

/** What matched is marked; two people of one name are reported apart by their departments. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '张伟');
    const rows = (await canvas.findAllByRole('option', { name: /张伟/ })).slice(0, 2);
    await expect(rows.map((row) => row.querySelector('mark')?.textContent)).toEqual(['张伟', '张伟']);
    await expect(rows[0]).toHaveTextContent('总编室 / 时政部 / 要闻组');
    await expect(rows[1]).toHaveTextContent('视觉中心 / 图片部');
  },
};

const crowd = manyPeople(100_000).map((person, index) => ({ ...person, departmentIds: [`d${index % 10}`] }));
const crowdSource = createMemoryContactSource(
  crowd,
  [
    { id: 'all', name: '全社' },
    ...Array.from({ length: 10 }, (_, index) => ({
      id: `d${index}`,
      name: `部门 ${index + 1}`,
      parentId: 'all',
    })),
  ],
  [],
  { pageSize: 200 },
);

/** A hundred thousand people, ten thousand in each department: only visible rows are rendered. */
export const Many: Story = {
  args: { source: crowdSource, start: { departmentId: 'd0' }, onSubmit: fn() },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const department = await canvas.findByRole('treeitem', { name: /部门 1\b/ });
    await expect(department).toHaveTextContent('10000 people');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(300);
    const check = department.querySelector('[data-check]');
    if (check) await userEvent.click(check);
    await expect(department).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ count: 10_000 })),
    );
  },
};

const pagesAsked = fn();

/** Scrolling fetches the next page well before the end of the loaded rows, and no page earlier. */
export const ScrolledOn: Story = {
  args: {
    source: storySource({
      recent: ({ cursor }) => {
        pagesAsked(cursor);
        const from = Number(cursor ?? 0);
        const items = manyPeople(400)
          .slice(from, from + 100)
          .map((person) => ({ type: 'person' as const, ...person }));
        return { items, total: 400, next: from < 300 ? String(from + 100) : undefined };
      },
    }),
    start: { tab: 'recent' },
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('listbox');
    const scroller = list.parentElement ?? list;
    await expect(pagesAsked).toHaveBeenCalledTimes(1);
    const row = canvas.getAllByRole('option')[0]?.offsetHeight ?? 0;
    scroller.scrollTop = 40 * row;
    await waitFor(() => expect(pagesAsked).toHaveBeenLastCalledWith('100'));
    await waitFor(() => expect(scroller.scrollHeight).toBeGreaterThan(199 * row));
  },
};

/** Groups only: no people, no departments. */
export const GroupsOnly: Story = {
  args: { rules: { kinds: 'groups' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('placeholder', 'Name of the group');
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Recent', 'Groups']);
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

/** People only. */
export const PeopleOnly: Story = {
  args: { rules: { kinds: 'people' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('placeholder', 'Name, number or department');
    await expect(canvas.queryByRole('tab', { name: 'Groups' })).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('combobox'), '值班群');
    await expectVisible(await canvas.findByText('Nothing found.'));
  },
};

/** The submit button names its action and the number of chosen contacts, without the current user. */
export const NamedSubmit: Story = {
  args: { onSubmit: fn(), rules: { kinds: 'people' }, submission: { label: (count) => `Add ${count}` } },
  play: async ({ canvas, userEvent }) => {
    await expectVisible(canvas.getByRole('button', { name: 'Add 0' }));
    await userEvent.click(canvas.getByRole('option', { name: /李娜/ }));
    await expectVisible(canvas.getByRole('button', { name: 'Add 1' }));
  },
};

/** Under way: a second press sends nothing. */
export const Pending: Story = {
  args: { onSubmit: fn(), submission: { status: 'pending' }, start: { tab: 'friends' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: /李娜/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Refused by the server: the reason is shown, and the selection stays. */
export const Refused: Story = {
  args: { onSubmit: fn(), submission: { status: 'error', error: 'The group could not be made.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The group could not be made.');
  },
};

/** The refusal was of that choice: with another one it goes. */
export const RefusalGoesWithTheChoice: Story = {
  args: { onSubmit: fn(), submission: { status: 'error', error: 'At most 500 people; these would be 503.' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('these would be 503');
    await userEvent.click(await canvas.findByRole('option', { name: /李娜/ }));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** In Spanish, the longest of the languages, and in the dark. */
export const Spanish: Story = { args: { onSubmit: fn() }, globals: { language: 'es', scheme: 'dark' } };

/** In Japanese. */
export const Japanese: Story = { args: { onSubmit: fn() }, globals: { language: 'ja' } };
