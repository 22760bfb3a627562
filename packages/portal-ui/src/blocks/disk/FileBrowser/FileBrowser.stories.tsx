import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { file, folderItems, manyItems, megabyte, path } from '../../../testing/fixtures/files.ts';
import { showsSlowLoadingText } from '../../../testing/slow-loading-text.ts';
import { people } from '../../../testing/fixtures/people-and-messages.ts';
import { playOn } from '../../../testing/play-on.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { FileBrowser } from './FileBrowser.tsx';
import { browserArgs, display, listing, selected } from './story-args.ts';
// Preloads lazy components, so that no story waits for the network.
import './parts/FileMenu.tsx';
import './parts/FolderMenu.tsx';
import './move/MoveDialog.tsx';

const meta = {
  title: 'Disk/FileBrowser',
  component: FileBrowser,
  parameters: { labels: 'fileBrowser', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: browserArgs,
} satisfies Meta<typeof FileBrowser>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A folder as a table. */
export const List: Story = {};

/** The column headers sort. */
export const Sorting: Story = {
  play: playOn('desk', async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by Size' }));
    await expect(args.display.onSortChange).toHaveBeenCalledWith({ key: 'size', order: 'asc' });
    await expect(canvas.getByRole('columnheader', { name: /Name/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  }),
};

/** Tiles; the room of each thumbnail is reserved. */
export const Grid: Story = { args: display({ defaultView: 'grid' }) };

/** Selected items: their actions replace the tools. */
export const Selected: Story = {
  args: selected('d-photos', 'f0', 'f3'),
  play: async ({ args, canvas, userEvent }) => {
    const bar = within(canvas.getByRole('toolbar', { name: 'Actions' }));
    await expect(bar.getByRole('status')).toHaveTextContent('3 selected');
    await expect(bar.queryByRole('button', { name: 'Rename' })).not.toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: 'Download as ZIP' }));
    await expect(args.actions.onDownload).toHaveBeenCalledWith(['d-photos', 'f0', 'f3']);
  },
};

/** In the language with the longest labels: actions without room are in the menu, at any width. */
export const SelectedInSpanish: Story = {
  args: selected('f3'),
  globals: { language: 'es' },
  play: async ({ canvas, canvasElement }) => {
    const bar = within(canvas.getByRole('toolbar'));
    for (const width of [1600, 1300, 1000, 760, 500]) {
      canvasElement.style.inlineSize = `${width}px`;
      // oxlint-disable-next-line no-await-in-loop -- one width after the other
      await waitFor(async () => {
        const buttons = bar.getAllByRole('button');
        const end = Math.max(...buttons.map((button) => button.getBoundingClientRect().right));
        await expect(end).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
        const last = buttons.at(-1)?.getAttribute('aria-label');
        await expect([width, last === null]).toEqual([width, width === 1600]);
      });
    }
  },
};

/** On a phone the actions that fit are beside the count, and a menu holds all. */
export const SelectedOnPhone: Story = {
  args: selected('f3'),
  globals: { viewport: { value: 'phone' } },
  play: playOn('phone', async ({ args, canvas, userEvent }) => {
    const bar = within(canvas.getByRole('toolbar', { name: 'Actions' }));
    const buttons = () => bar.getAllByRole('button').slice(1);
    // Once the bar has measured its room.
    await waitFor(() =>
      expect(buttons().map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
        'Download',
        'Share',
        'Delete',
        'More actions',
      ]),
    );
    const count = bar.getByRole('status').getBoundingClientRect();
    for (const button of buttons())
      await expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(count.right);
    await userEvent.click(bar.getByRole('button', { name: 'More actions' }));
    const menu = within(await screen.findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Add to favourites' }));
    await expect(args.actions.onFavourite).toHaveBeenCalledWith(['f3']);
  }),
};

/** The folder loads. */
export const Loading: Story = { args: listing({ items: [], status: 'loading' }) };

/** After five seconds of loading a sentence says so, also where the skeleton tiles do not fit. */
export const Slow: Story = {
  args: { ...listing({ items: [], status: 'loading' }), ...display({ defaultView: 'grid' }) },
  globals: { viewport: { value: 'phone' } },
  play: ({ args, canvas }) => showsSlowLoadingText(canvas.getByText(args.labels.slow)),
};

/** An empty folder offers the next step. */
export const Empty: Story = {
  args: listing({ items: [] }),
  play: async ({ canvas, userEvent }) => {
    const state = within(
      canvas.getByText(/This folder is empty/).closest<HTMLElement>('[role="status"]') ?? document.body,
    );
    await userEvent.click(state.getByRole('button', { name: 'New folder' }));
    await expect(canvas.getByRole('textbox', { name: 'Name of the new folder' })).toHaveFocus();
  },
};

/** In a window made low by a zoom of 200 %, the state scrolls above the footer. */
export const EmptyInLowWindow: Story = {
  args: listing({ items: [] }),
  decorators: [
    (Story) => (
      <div style={{ blockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = within(
      canvas.getByText(/This folder is empty/).closest<HTMLElement>('[role="status"]') ?? document.body,
    ).getByRole('button', { name: 'New folder' });
    button.scrollIntoView({ block: 'nearest' });
    await expectVisible(button);
    const { left, bottom } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, bottom - 4)?.closest('button')).toBe(button);
    await expect(button.closest('footer')).toBeNull();
    const foot = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(foot.top);
  },
};

/** No search result, distinct from an empty folder. */
export const NothingFound: Story = {
  args: { ...listing({ items: [] }), search: { ...browserArgs.search, query: 'budget' } },
};

/** The folder failed to load; the empty state is not shown. */
export const Failed: Story = {
  args: listing({ items: [], status: 'error' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.listing.onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline: the cached items stay, under a line that says so. */
export const Offline: Story = { args: listing({ status: 'offline' }) };

/** Offline without cached items. */
export const OfflineAndBare: Story = { args: listing({ status: 'offline', items: [] }) };

/** Part of the folder failed to load, and a line says so. */
export const Partial: Story = { args: listing({ status: 'partial' }) };

/** The user may not see the folder. */
export const Denied: Story = { args: listing({ status: 'denied', items: [] }) };

/** Read-only: no action that changes the folder is offered. */
export const ReadOnly: Story = {
  args: { readOnly: true, ...selected('f0') },
  play: async ({ canvas }) => {
    await expectVisible(canvas.getByRole('button', { name: 'Download' }));
    await expect(canvas.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  },
};

/** Pending changes, and one that was rolled back, with the reason in its row. */
export const PendingAndFailed: Story = {
  args: listing({
    items: [
      { ...file(1), pending: true },
      { ...file(3), error: 'Somebody else has renamed this file meanwhile.' },
      file(4),
    ],
  }),
  play: async ({ args, canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /选题会纪要/ }));
    await userEvent.click(row.getByRole('button', { name: 'Dismiss' }));
    await expect(args.listing.onErrorDismiss).toHaveBeenCalledWith('f3');
  },
};

/** A new folder has no menu until the server has confirmed it; a menu whose item is gone closes. */
export const FolderConfirmed: Story = {
  args: listing({ items: [] }),
  render: function FolderConfirmed(args) {
    const [at, setAt] = useState(0);
    const folder = { id: 'new', name: 'Evening show', kind: 'directory', time: 0 } as const;
    const items = [
      { ...folder, pending: true },
      { ...folder, id: 'd1' },
      { ...folder, id: 'd2' },
    ][at];
    return (
      <>
        <button type="button" onClick={() => setAt(at + 1)}>
          Next state
        </button>
        <FileBrowser {...args} listing={{ ...args.listing, items: items ? [items] : [] }} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next state' });
    const menuButton = () => canvas.findByRole('button', { name: /Evening show/ });
    await expect(await menuButton()).toBeDisabled();
    await userEvent.click(next);
    await userEvent.click(await menuButton());
    await expectVisible(await screen.findByRole('menu'));
    // The page behind the menu takes no press.
    next.click();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Names that overflow the row, and right-to-left names. */
export const LongNames: Story = {
  args: listing({
    path: [
      ...path,
      { id: 'd-long', name: people.long.department },
      { id: 'd-x', name: people.long.position },
      { id: 'd-y', name: people.long.name },
    ],
    items: [
      { ...file(21), name: `${people.long.name} – ${people.long.position} – ${people.long.department}.docx` },
      { ...file(24), name: 'تقرير نور الهاشمي عن الانتخابات.pdf' },
      ...folderItems,
    ],
  }),
};

/** Right-to-left. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ blockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
};

/** Without a height it is limited to the window, scrolls inside itself and mounts only the visible rows. */
export const HeightOfItsOwn: Story = {
  args: listing({ items: manyItems(2_000), total: 2_000 }),
  decorators: [
    (Story) => (
      <div style={{ position: 'absolute', insetBlockStart: 0, insetInline: 0 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    await expect(canvas.getByRole('region', { name: '2026' }).clientHeight).toBeLessThanOrEqual(innerHeight);
  },
};

/** Ten thousand files: mounts only the visible rows, and End reaches the last one. */
export const TenThousand: Story = {
  args: listing({ items: manyItems(10_000), total: 10_000 }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    (await canvas.findByRole('row', { name: / 0\.jpg/ })).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /9999\.dat/ })).toHaveFocus());
  },
};

const folders = manyItems(300).map((item, at) => ({
  ...item,
  kind: 'directory' as const,
  name: `Batch ${at}`,
}));

/** Going back restores the scroll position; a folder that is opened starts at its top. */
export const BackToItsPlace: Story = {
  args: listing({ items: folders, total: 300 }),
  render: function Render(args) {
    const { path: top, items } = args.listing;
    const [way, setWay] = useState(top);
    return (
      <>
        <FileBrowser
          {...args}
          listing={{ ...args.listing, path: way, items: way.length === top.length ? items : [] }}
          actions={{ ...args.actions, onNavigate: (id) => setWay([...top, { id, name: id }]) }}
        />
        <button type="button" onClick={() => setWay(top)}>
          Back
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('row', { name: /Batch 0/ })).focus();
    await userEvent.keyboard('{End}');
    const last = () => canvas.findByRole('row', { name: /Batch 299/ });
    await waitFor(async () => expect(await last()).toHaveFocus());
    const scroller = canvas.getByRole('grid').parentElement;
    // In one jump, like a dragged scrollbar.
    scroller?.scrollTo({ top: 0 });
    await expectVisible(await canvas.findByRole('row', { name: /Batch 0/ }));
    scroller?.scrollTo({ top: scroller.scrollHeight });
    await expectVisible(await last());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('row')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expectVisible(await last());
  },
};

/** The next page is requested near the end. */
export const LoadsMore: Story = {
  args: listing({ items: manyItems(50), total: 400, hasMore: true, onLoadMore: fn() }),
  play: async ({ args, canvas, userEvent }) => {
    await expectVisible(canvas.getByText('50 of 400 items'));
    (await canvas.findByRole('row', { name: / 0\.jpg/ })).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.listing.onLoadMore).toHaveBeenCalled());
  },
};

/** The recycle bin: remaining days of each item, restore and delete. Permanent deletion asks for confirmation. */
export const RecycleBin: Story = {
  args: {
    mode: 'recycle',
    ...listing({
      path: [{ id: 'bin', name: 'Recycle bin' }],
      items: folderItems.slice(1, 8).map((item, at) => ({ ...item, daysLeft: [30, 12, 3, 1, 0, 28, 7][at] })),
    }),
    actions: { ...browserArgs.actions, onRestore: fn(), onDeleteForever: fn(), onClear: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /发言稿/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete for good' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete for good?' }));
    await expect(args.actions.onDeleteForever).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await expect(args.actions.onDeleteForever).toHaveBeenCalledWith(['f1']);
  },
};

/** Shared with the user: by whom; can be read and copied. */
export const SharedWithMe: Story = {
  args: {
    mode: 'shared',
    ...listing({
      path: [{ id: 'shared', name: 'Shared with me' }],
      items: folderItems.slice(1, 8).map((item, at) => ({
        ...item,
        sharedBy: [people.zhangwei, people.lina, people.garcia, people.long][at % 4]?.name,
      })),
    }),
  },
};

/** The disk is nearly full. */
export const NearlyFull: Story = {
  args: listing({ quota: { used: 9.7 * 1024 * megabyte, total: 10 * 1024 * megabyte } }),
};

/** A deletion is optimistic and can be undone. */
export const Undo: Story = {
  args: { undo: { ...browserArgs.undo, change: { kind: 'delete', count: 2 } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.undo?.onUndo).toHaveBeenCalledOnce();
  },
};
