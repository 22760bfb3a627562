import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { day, me, minute, now, people, timeSettings } from '../../../testing/fixtures/people-and-messages.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import { MessageSearch } from './MessageSearch.tsx';
import type {
  FoundConversationView,
  FoundMessages,
  FoundMessageView,
  MessageSearchFilters,
  MessageSearchProps,
} from './types.ts';
// Preloads lazy components, so that no story waits for the network.
import './parts/DateFilter.tsx';
import './parts/PersonFilter.tsx';

const group: FoundConversationView = {
  id: 'teamGroup:g1',
  kind: 'teamGroup',
  targetId: 'g1',
  name: '两会报道组',
  members: [people.zhangwei, people.lina, people.tanaka, people.garcia],
};
const talk: FoundConversationView = {
  id: `user:${people.lina.id}`,
  kind: 'person',
  targetId: people.lina.id,
  name: people.lina.name,
};

function found(
  id: string,
  conversation: FoundConversationView,
  text: string,
  rest: Partial<FoundMessageView> = {},
): FoundMessageView {
  const at = text.indexOf('选题');
  return {
    id,
    conversation,
    sender: people.zhangwei,
    own: false,
    text,
    marks: at < 0 ? [] : [[at, at + 2]],
    time: now - 5 * minute,
    ...rest,
  };
}

const results: FoundMessageView[] = [
  found('1', group, '八点开选题会，请准时。'),
  found('2', talk, '选题我发你邮箱了', { sender: people.lina, time: now - day }),
  found(
    '3',
    group,
    '国际部带上东京和墨西哥城的稿件清单，视频部带样片，然后我们一起把下周的选题定下来，不要超过十一点。',
    { sender: people.tanaka, time: now - 2 * day },
  ),
  found('4', talk, '好，选题会上说', { sender: me, own: true, time: now - 3 * day }),
  found('5', talk, 'TYO-MEX-NYC-2026-11-30-选题.xlsx', {
    label: '[File]',
    time: now - 4 * day,
  }),
];

const meta = {
  title: 'Messages/MessageSearch',
  component: MessageSearch,
  parameters: { labels: 'messageSearch', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: 560, maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    query: '选题',
    onQueryChange: fn(),
    filters: {
      value: {},
      onValueChange: fn(),
      personSource: (query) =>
        Promise.resolve(Object.values(people).filter(({ name }) => name.toLowerCase().includes(query))),
    },
    found: { status: 'ready', results, onRetry: fn() },
    onOpen: fn(),
    labels: en.messageSearch,
    ...timeSettings,
  },
} satisfies Meta<typeof MessageSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const filteredBy = (value: MessageSearchFilters) => ({ filters: { ...meta.args.filters, value } });
const finding = (change: Partial<FoundMessages>) => ({ found: { ...meta.args.found, ...change } });

/** Results are grouped by conversation; the excerpt of a long message shows the match. */
export const Results: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const inGroup = within(canvas.getByRole('group', { name: '两会报道组' }));
    await expect(inGroup.getAllByRole('option')).toHaveLength(2);
    await expectVisible(canvas.getByText(/^….*/));
    await expectVisible(canvas.getByText(/^\[File\] ….*/));
    const [heading] = inGroup.getAllByText('两会报道组');
    await expect(heading?.parentElement).toHaveTextContent('伟娜田J两会报道组');
    await userEvent.click(canvas.getByRole('option', { name: /李娜.*邮箱/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }));
  },
};

/** Arrows move between the results while the field keeps the focus; Enter opens, Escape clears. */
export const ByKeyboard: Story = {
  args: { focusOnMount: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search messages' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    const options = canvas.getAllByRole('option');
    await expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '3' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
  },
};

function Waiting(args: MessageSearchProps) {
  const [here, setHere] = useState(false);
  return (
    <>
      <MessageSearch
        {...args}
        found={{
          ...args.found,
          status: here ? 'ready' : 'loading',
          results: here ? results : [],
        }}
      />
      <button type="button" onClick={() => setHere(true)}>
        Arrive
      </button>
    </>
  );
}

/** Enter while the results load opens the first one on arrival. */
export const EnterTooEarly: Story = {
  args: { focusOnMount: true },
  render: (args) => <Waiting {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).not.toHaveBeenCalled();
    canvas.getByText('Arrive').click();
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce());
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
  },
};

/** A chip shows its filter; all filters can be cleared at once. */
export const Filters: Story = {
  args: filteredBy({ kind: 'file', person: people.long, from: '2026-11-01', to: '2026-11-10' }),
  play: async ({ args, canvas, userEvent }) => {
    await expectVisible(canvas.getByRole('button', { name: 'Kind: Files' }));
    await expectVisible(canvas.getByRole('button', { name: 'Date: 11/1 – 11/10' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(args.filters.onValueChange).toHaveBeenCalledWith({});
  },
};

/** The kind is chosen from a menu. */
export const KindFilter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kind' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Pictures' }));
    await expect(args.filters.onValueChange).toHaveBeenCalledWith({ kind: 'image' });
  },
};

/** The person is found by name with the keyboard; the field has the focus also when its code loads late. */
export const PersonFilterOpen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Person' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Person' }));
    await dialog.findByRole('option', { name: /李娜/ });
    await expect(dialog.getByRole('combobox', { name: 'Find a person' })).toHaveFocus();
    await userEvent.keyboard('smith');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.filters.onValueChange).toHaveBeenCalledWith({ person: people.smith });
  },
};

/** The Enter that confirms a composition neither opens a result nor chooses a person. */
export const InputMethod: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Search messages' });
    await composeInChromium(field, ['x', 'xu'], '选题');
    await composeInWebKit(field, ['选题h'], '选题会');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Person' }));
    const person = await dialog.findByRole<HTMLInputElement>('combobox', { name: 'Find a person' });
    await composeInChromium(person, ['l', 'li'], '李');
    await composeInWebKit(person, ['李n'], '李娜');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
    await expect(args.filters.onValueChange).not.toHaveBeenCalled();
  },
};

/** A span that ends today, or two days. */
export const DateFilterOpen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Date' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'To' }), '2026-11-10{Enter}');
    await expect(args.filters.onValueChange).toHaveBeenLastCalledWith({ to: '2026-11-10' });
    await userEvent.click(dialog.getByRole('button', { name: 'Last 7 days' }));
    await expect(args.filters.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-14', to: undefined });
  },
};

/** In a single conversation there are no headings, and the filters show at once. */
export const Scoped: Story = {
  args: {
    scoped: true,
    ...finding({ results: results.filter(({ conversation }) => conversation === group) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('两会报道组')).toBeNull();
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};

/** Without a query the children render. */
export const Idle: Story = {
  args: {
    query: '',
    ...finding({ status: 'idle', results: [] }),
    children: <p style={{ padding: 16 }}>The recent chats</p>,
  },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText('The recent chats'));
    await expect(canvas.queryByRole('group', { name: 'Filters' })).toBeNull();
  },
};

/** The results load. */
export const Loading: Story = { args: finding({ status: 'loading', results: [] }) };

/** No matches; with filters the empty state offers to clear them. */
export const Empty: Story = {
  args: { ...finding({ results: [] }), ...filteredBy({ kind: 'image' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expectVisible(canvas.getByText('No message matches.'));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[1] ?? document.body);
    await expect(args.filters.onValueChange).toHaveBeenCalledWith({});
  },
};

/** A failed search, distinct from no matches. */
export const Failed: Story = {
  args: finding({ status: 'error', results: [] }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.found.onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline. */
export const Offline: Story = {
  args: finding({ status: 'offline', results: [] }),
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByText(/You are offline/));
  },
};

/** More results load near the end of the list. */
export const More: Story = {
  args: finding({ hasMore: true, onLoadMore: fn() }),
  play: async ({ args }) => {
    await waitFor(() => expect(args.found.onLoadMore).toHaveBeenCalled());
  },
};

/** Very long names and words, and right-to-left text. */
export const LongAndRightToLeft: Story = {
  args: {
    ...filteredBy({ person: people.long }),
    ...finding({
      results: [
        found('1', { ...talk, id: 'user:long', name: people.long.name }, 'Donaudampfschiff'.repeat(20), {
          sender: people.long,
        }),
        found('2', talk, 'صباح الخير، الخبر جاهز للنشر 选题', { sender: people.noor }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

/** The open date filter. */
export const ChoosingADate: Story = {
  args: filteredBy({ from: '2026-11-01' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Date: From 11/1' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Date' })).toBeVisible());
  },
};

/** On a phone, in the dark. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'es', scheme: 'dark' },
};
