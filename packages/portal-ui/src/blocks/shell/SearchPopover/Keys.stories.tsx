import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { groupsFound, manyPeople } from '../../../testing/fixtures/people-and-messages.ts';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { SearchPopover } from './SearchPopover.tsx';
import type { SearchPopoverProps } from './types.ts';
// Preloads lazy components, so that no story waits for the network.
import './parts/SearchPanel.tsx';

/** Holds the query; returns the same forty people, twenty per page, for any query. */
function Search({ query: initial, ...props }: SearchPopoverProps) {
  const [query, setQuery] = useState(initial);
  const [pages, setPages] = useState(1);
  const hasQuery = query.trim() !== '';
  return (
    <SearchPopover
      {...props}
      query={query}
      onQueryChange={(next) => {
        props.onQueryChange(next);
        setQuery(next);
        setPages(1);
      }}
      found={{
        ...props.found,
        status: hasQuery ? 'ready' : 'idle',
        people: hasQuery ? manyPeople(pages * 20) : [],
        groups: hasQuery ? groupsFound : [],
        counts: hasQuery ? { people: 40, groups: 2 } : undefined,
        hasMore: pages < 2,
        onLoadMore: () => {
          props.found.onLoadMore?.();
          setPages(2);
        },
      }}
    />
  );
}

const meta = {
  title: 'Shell/SearchPopover/Keys',
  component: SearchPopover,
  parameters: { labels: 'searchPopover', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 600, padding: 8 }}>
        <Story />
        <button type="button">After</button>
      </div>
    ),
  ],
  render: (args) => <Search {...args} />,
  args: {
    query: '',
    onQueryChange: fn(),
    found: { status: 'idle', people: [], groups: [], onRetry: fn(), onLoadMore: fn() },
    actions: { onOpenPerson: fn(), onOpenGroup: fn(), onMessagePerson: fn() },
    shortcut: 'Ctrl K',
    labels: en.searchPopover,
  },
} satisfies Meta<typeof SearchPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ctrl+K opens the search from anywhere but a modal dialog; typing searches; Enter opens the first person and closes the panel. */
export const ShortcutTypeEnter: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    // As a modal dialog does to the page behind it.
    canvasElement.setAttribute('aria-hidden', 'true');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(field).not.toHaveFocus();
    canvasElement.removeAttribute('aria-hidden');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('wang');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('wang');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onOpenPerson).toHaveBeenCalledWith(expect.objectContaining({ id: 'demo~p0' }));
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveFocus();
  },
};

/** Arrows, page keys, Home and End move the active row while the field keeps the focus; Ctrl+Enter starts a chat. */
export const MovesThroughRows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await userEvent.type(field, 'w');
    await waitFor(() => expect(active()).toHaveAttribute('aria-posinset', '1'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(active()).toHaveAttribute('aria-posinset', '2');
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(active()).toHaveAttribute('aria-posinset', '10'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(active()).toHaveAttribute('aria-posinset', '1'));
    await expect(active()).toHaveAttribute('aria-setsize', '40');
    await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
    await expect(args.actions.onMessagePerson).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'demo~p1' }),
    );
    await expect(args.actions.onOpenPerson).not.toHaveBeenCalled();
  },
};

/** Near the end the next page is requested once; the arrow keys reach the last row. */
export const Pages: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'w');
    await expect(args.found.onLoadMore).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.found.onLoadMore).toHaveBeenCalledOnce());
    await userEvent.keyboard('{End}');
    await waitFor(async () => {
      const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
      await expect(active).toHaveAttribute('aria-posinset', '40');
    });
  },
};

/** Tab goes to the groups, Shift+Tab back; Tab from the groups leaves the field. */
export const TabChangesTabs: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'w');
    await userEvent.tab();
    await expect(await canvas.findByRole('tab', { name: /Groups/ })).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: /People/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('option', { name: /两会/ })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onOpenGroup).toHaveBeenCalledWith(expect.objectContaining({ id: 'g1' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
  },
};

/** Escape clears the text, then closes the panel; a click outside closes it too. */
export const EscapeAndOutside: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'w');
    await expectVisible(await canvas.findByRole('listbox'));
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await waitFor(() => expect(canvas.getByText(/^Type a name/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(/^Type a name/)).toBeNull();
    await userEvent.click(field);
    await waitFor(() => expect(canvas.getByText(/^Type a name/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'After' }));
    await expect(canvas.queryByText(/^Type a name/)).toBeNull();
  },
};

/** During a composition nothing is searched, and its Enter opens no row, in either engine's event order. */
export const InputMethod: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.click(field);
    await composeInChromium(field, ['z', 'zh', 'zhang'], '张');
    await expect(args.onQueryChange).toHaveBeenCalledOnce();
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('张');
    await composeInWebKit(field, ['张w', '张wei'], '张伟');
    await expect(args.onQueryChange).toHaveBeenCalledTimes(2);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('张伟');
    await expect(args.actions.onOpenPerson).not.toHaveBeenCalled();
  },
};
