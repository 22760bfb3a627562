import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { en } from '../../../labels/en.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { manyPeopleRows, peopleRows } from '../../../testing/fixtures/administration.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { PeopleTable } from './PeopleTable.tsx';
import type { PeopleTableProps } from './types.ts';

/** An app that holds search, filter and selection. */
function Controlled(props: PeopleTableProps) {
  const [filters, setFilters] = useState(props.filters);
  const [ids, setIds] = useState(props.selection?.ids ?? []);
  return (
    <PeopleTable
      {...props}
      filters={{
        ...filters,
        onQueryChange: (query) => setFilters({ ...filters, query }),
        onStateChange: (state) => {
          setFilters({ ...filters, state });
          props.filters.onStateChange?.(state);
        },
      }}
      selection={
        props.selection && {
          ...props.selection,
          ids,
          onIdsChange: (next) => {
            setIds(next);
            props.selection?.onIdsChange(next);
          },
        }
      }
    />
  );
}

const meta = {
  title: 'Administration/PeopleTable',
  component: PeopleTable,
  parameters: { labels: 'peopleTable' },
  args: {
    people: peopleRows,
    total: peopleRows.length,
    filters: { query: '', onQueryChange: fn(), state: 'present', onStateChange: fn() },
    selection: { ids: [], onIdsChange: fn(), actions: <Button size="small">…</Button> },
    onOpen: fn(),
    onRetry: fn(),
    empty: <EmptyState text="…" />,
    labels: en.peopleTable,
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ blockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PeopleTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on a person opens them; only unusual states are marked. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /李娜/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ name: '李娜' }));
    await expect(canvas.getByRole('row', { name: /José/ })).toHaveTextContent('Disabled');
  },
};

/** Arrows move, Space selects, Enter opens: the rows are one tab stop. */
export const Keys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /张伟/ }).focus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.selection?.onIdsChange).toHaveBeenCalledWith([peopleRows[1]?.id]);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: peopleRows[4]?.id }));
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: /张伟/ })).toHaveFocus();
  },
};

/** What can be done with those selected takes the place of search and filter. */
export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all that are shown' }));
    await expect(canvas.getByRole('toolbar', { name: '5 selected' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search people' })).toBeVisible();
  },
};

/** Disabled and former colleagues are found by the filter. */
export const Filtered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Left' }));
    await expect(args.filters.onStateChange).toHaveBeenCalledWith('left');
  },
};

/** A list without states, such as that of a role's holders, has only the search. */
export const WithoutFilter: Story = {
  args: { filters: { query: '', onQueryChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search people' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

/** Nobody can be selected without the permission to change people. */
export const ReadOnly: Story = {
  args: { selection: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

/** A hundred thousand people: only the rows in view are mounted, and the next page is asked for near the end. */
export const Many: Story = {
  args: {
    people: manyPeopleRows(400),
    total: 100_000,
    paging: { hasMore: true, onLoadMore: fn() },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('100000 people')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: /p0/ });
    first?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.paging?.onLoadMore).toHaveBeenCalled());
    await expect(canvasElement.querySelectorAll('[role="row"]').length).toBeLessThan(40);
  },
};

/** A further page failed: the rows stay. */
export const MoreFailed: Story = {
  args: { paging: { status: 'error', hasMore: true, onLoadMore: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.paging?.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** Nobody matches. */
export const Nothing: Story = {
  args: { people: [], total: 0, filters: { ...meta.args.filters, query: 'x' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody was found.')).toBeVisible();
  },
};

/** A department without people. */
export const Empty: Story = { args: { people: [], total: 0 } };

/** Of a search the found part is marked, also in a department's name. */
export const Found: Story = {
  args: {
    filters: { ...meta.args.filters, query: '时政' },
    people: peopleRows
      .slice(0, 2)
      .map((person, at) =>
        at === 0
          ? { ...person, departmentMatches: [[[0, 2]]] }
          : { ...person, match: { field: 'name' as const, ranges: [[0, 1] as const] } },
      ),
  },
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marked).toEqual(['时政', '李']);
  },
};

/** The people load. */
export const Loading: Story = { args: { people: [], status: 'loading' } };

/** After five seconds of loading a sentence says so. */
export const Slow: Story = {
  args: { people: [], status: 'loading' },
  play: async ({ canvas }) => {
    await showsSlowLoadingText(canvas.getByText('This takes longer than usual.'));
  },
};

/** The people failed to load. */
export const Failed: Story = {
  args: { people: [], status: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** There is no network. */
export const Offline: Story = { args: { people: [], status: 'offline' } };

/** Long names end in an ellipsis in their column. */
export const LongNames: Story = {
  args: {
    people: peopleRows.map((person) => ({
      ...person,
      name: '马克西米莉亚娜·费尔南德斯－比利亚努埃瓦－奥尔蒂斯－德蒙特利亚诺',
    })),
  },
};

/** On a phone position and department stand below the name. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
