import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import {
  groupsFound,
  manyPeople,
  people,
  peopleFound,
} from '../../../testing/fixtures/people-and-messages.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { playOn } from '../../../testing/play-on.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { SearchPopover } from './SearchPopover.tsx';
import type { SearchFound } from './types.ts';
// Preloads lazy components, so that no story waits for the network.
import './parts/SearchPanel.tsx';
import './parts/SearchSheetDialog.tsx';

const found: SearchFound = {
  status: 'ready',
  people: peopleFound,
  groups: groupsFound,
  counts: { people: peopleFound.length, groups: groupsFound.length },
  onRetry: fn(),
};
const nothing = { ...found, people: [], groups: [], counts: undefined };

const meta = {
  title: 'Shell/SearchPopover',
  component: SearchPopover,
  parameters: { labels: 'searchPopover', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'center', minBlockSize: 600, padding: 8 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    query: 'zh',
    onQueryChange: fn(),
    found,
    actions: { onOpenPerson: fn(), onOpenGroup: fn(), onMessagePerson: fn() },
    defaultOpen: true,
    shortcut: 'Ctrl K',
    labels: en.searchPopover,
  },
} satisfies Meta<typeof SearchPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed: the placeholder says what can be searched and the shortcut. */
export const Closed: Story = {
  args: { found: { ...nothing, status: 'idle' }, query: '', defaultOpen: false },
};

/** Without a query: a hint on what can be searched. */
export const Idle: Story = { args: { found: { ...nothing, status: 'idle' }, query: '' } };

/** Without a query: recent searches; Delete removes the active one. */
export const Recent: Story = {
  args: {
    query: '',
    found: { ...nothing, status: 'idle' },
    recent: { queries: ['张伟', 'たなか', 'jose'], onRemove: fn(), onClear: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'たなか' });
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowDown}{Delete}');
    await expect(args.recent?.onRemove).toHaveBeenCalledWith('张伟');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.recent?.onClear).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('option', { name: 'たなか' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith('たなか');
  },
};

/** People, with the match highlighted, and its field where the row does not show it. */
export const People: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: /^张伟/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expectVisible(canvas.getByText('Staff number'));
    await expect(canvas.getByRole('tab', { name: /Groups/ })).toHaveTextContent('2');
  },
};

/** Groups that match by name or by a member. */
export const Groups: Story = {
  args: { defaultTab: 'groups' },
  play: async ({ canvas }) => {
    await expectVisible(await canvas.findByRole('option', { name: /夜班值守.*张伟.*张敏/ }));
  },
};

/** The first page loads. */
export const Loading: Story = { args: { found: { ...nothing, status: 'loading' } } };

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: { found: { ...nothing, status: 'loading' } },
  play: async ({ canvas }) => {
    await showsSlowLoadingText(await canvas.findByText('Still searching. The network may be slow.'));
  },
};

/** The next query loads: previous rows stay visible, and Enter opens none of them. */
export const Stale: Story = {
  args: { query: 'zha', found: { ...found, status: 'loading' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowDown}{Enter}');
    await expect(args.actions.onOpenPerson).not.toHaveBeenCalled();
  },
};

/** No person matches; a sentence suggests what to try. */
export const NoPeople: Story = { args: { found: { ...nothing, counts: { people: 0, groups: 0 } } } };

/** No group matches. */
export const NoGroups: Story = {
  args: { found: { ...nothing, counts: { people: 0, groups: 0 } }, defaultTab: 'groups' },
};

/** The search failed, distinct from no matches; Tab reaches the retry. */
export const Failed: Story = {
  args: { found: { ...nothing, status: 'error' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The search did not work.');
    await expect(canvas.queryByText('No people found.')).toBeNull();
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.found.onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline. */
export const Offline: Story = { args: { found: { ...nothing, status: 'offline' } } };

/** The next page loads. */
export const LoadingMore: Story = {
  args: { found: { ...found, status: 'loadingMore', hasMore: true, counts: { people: 40, groups: 2 } } },
};

/** At the limit of 25 pages the end says so and suggests refining the query. */
export const TwentyFivePages: Story = {
  args: {
    found: { ...found, people: manyPeople(500), hasMore: false, counts: { people: 1_234, groups: 2 } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('listbox');
    await userEvent.type(canvas.getByRole('combobox'), '{End}');
    await waitFor(() => expect(canvas.getByText(/^The first 500 of 1234 are listed/)).toBeVisible());
    await expect(args.found.onRetry).not.toHaveBeenCalled();
  },
};

/** Names, departments and matches that overflow end in an ellipsis. */
export const LongNames: Story = {
  args: {
    found: {
      ...found,
      people: [people.long, people.garcia].map((person) => ({
        ...person,
        name: `${person.name} y Fernández de Córdoba Villanueva`,
        match: { field: 'email', text: `${'muy.larga.'.repeat(8)}direccion@example.com`, ranges: [[0, 2]] },
      })),
    },
  },
  play: async ({ canvas }) => {
    const [option] = await canvas.findAllByRole('option');
    await expect(option?.scrollWidth).toBeLessThanOrEqual(option?.clientWidth ?? 0);
    // The department keeps its place: the match is below it.
    const department = await canvas.findByText(people.garcia.department);
    const reason = canvas.getAllByText('E-mail')[1];
    await expect(reason?.getBoundingClientRect().left).toBe(department.getBoundingClientRect().left);
  },
};

/** Right-to-left, with a right-to-left name. */
export const RightToLeft: Story = {
  args: { found: { ...found, people: peopleFound.toReversed() } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expectVisible(await canvas.findByRole('option', { name: /^نور/ }));
  },
};

/** The next page failed to load; the loaded rows stay. */
export const MoreFailed: Story = {
  args: { found: { ...found, status: 'error', hasMore: true, counts: { people: 40, groups: 2 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The next results could not be loaded.');
    await expectVisible(await canvas.findByRole('option', { name: /^张伟/ }));
  },
};

/** On a phone the search is a full screen; Escape clears, then closes. */
export const Sheet: Story = {
  args: { layout: 'sheet' },
  globals: { viewport: { value: 'phone' } },
  render: function OpenedByButton(args) {
    const [query, setQuery] = useState(args.query);
    return <SearchPopover {...args} query={query} onQueryChange={setQuery} />;
  },
  play: async ({ userEvent }) => {
    await expectVisible(await screen.findByRole('dialog', { name: 'Search' }));
    await expect(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('combobox')).toHaveValue('');
    await expectVisible(screen.getByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Without room for both, the position shrinks before the name. */
export const NameBeforePosition: Story = {
  args: {
    layout: 'sheet',
    found: { ...found, people: [{ ...people.long, name: 'Esther Herrera Villanueva' }] },
  },
  globals: { viewport: { value: 'phone' } },
  play: playOn('phone', async () => {
    const name = await screen.findByText('Esther Herrera Villanueva');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    const position = screen.getByText(people.long.position);
    await expect(position.scrollWidth).toBeGreaterThan(position.clientWidth);
  }),
};

/** Opened by a button of the page: the field takes the focus. */
export const OpenedFromElsewhere: Story = {
  args: { found: { ...nothing, status: 'idle' }, query: '' },
  render: function Elsewhere(args) {
    const [open, setOpen] = useState(false);
    return (
      <div style={{ display: 'grid', gap: 320 }}>
        <SearchPopover {...args} open={open} onOpenChange={setOpen} />
        <button type="button" onClick={() => setOpen(true)}>
          Find a colleague
        </button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find a colleague' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};
