import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { folderItems, manyItems } from '../../../testing/fixtures/files.ts';
import { composeInChromium, composeInWebKit } from '../../../testing/input-method.ts';
import { playOn } from '../../../testing/play-on.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import browserMeta from './FileBrowser.stories.tsx';
import { FileBrowser } from './FileBrowser.tsx';
import { browserArgs, display, listing, selected } from './story-args.ts';
import type { RefusedName as RefusedNameView, UndoView } from './types.ts';

const meta = {
  ...browserMeta,
  title: 'Disk/FileBrowser/Acts',
  component: FileBrowser,
} satisfies Meta<typeof FileBrowser>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const rowOf = (canvas: Canvas, name: RegExp) => canvas.findByRole('row', { name });
const chosen = (canvas: Canvas) => canvas.getAllByRole('row', { selected: true }).length;

/** A press selects one item, Shift a range, Ctrl adds one. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await rowOf(canvas, /Photos/));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(await rowOf(canvas, /录音/));
    await userEvent.keyboard('{/Shift}');
    await expect(chosen(canvas)).toBe(4);
    await userEvent.keyboard('{Control>}');
    await userEvent.click(await rowOf(canvas, /发言稿 1/));
    await userEvent.keyboard('{/Control}');
    await expect(chosen(canvas)).toBe(3);
  },
};

/** Arrows move and select, Shift extends, Space deselects, Ctrl+A selects all, Escape clears, letters search. */
export const ByKeyboard: Story = {
  play: playOn('desk', async ({ args, canvas, userEvent }) => {
    (await rowOf(canvas, /两会报道/)).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await rowOf(canvas, /Photos/)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(chosen(canvas)).toBe(3);
    await userEvent.keyboard(' ');
    await expect(chosen(canvas)).toBe(2);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(chosen(canvas)).toBe(12);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
    await userEvent.keyboard('int');
    await expect(await rowOf(canvas, /Interview/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'f4' }));
    await userEvent.keyboard('{Backspace}');
    await expect(args.actions.onNavigate).toHaveBeenCalledWith('root');
  }),
};

/** In tiles, arrow keys move sideways and between rows. */
export const TilesByKeyboard: Story = {
  args: display({ defaultView: 'grid' }),
  play: async ({ canvas, userEvent }) => {
    const tiles = await canvas.findAllByRole('gridcell');
    tiles[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tiles[1]).toHaveFocus();
    await expect(tiles[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}{End}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /两会发言稿 9/ })).toHaveFocus());
  },
};

/**
 * F2 edits the name in place and selects it without the extension; an invalid name shows the reason and is not
 * submitted.
 */
export const Renaming: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await rowOf(canvas, /发言稿 1/));
    await userEvent.keyboard('{F2}');
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'New name for 两会发言稿 1.docx' });
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('两会发言稿 1');
    await userEvent.keyboard('a/b');
    await expect(field).toHaveAccessibleDescription(/holds none of/);
    await userEvent.keyboard('{Enter}');
    await expect(args.naming?.onRename).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Backspace}{Enter}');
    await expect(args.naming?.onRename).toHaveBeenCalledWith('f1', 'a.docx');
    const row = await rowOf(canvas, /发言稿 1/);
    await waitFor(() => expect(row).toHaveFocus());
  },
};

/** Escape cancels a rename. */
export const RenamingGivenUp: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await rowOf(canvas, /发言稿 1/));
    await userEvent.keyboard('{F2}xyz{Escape}');
    await expect(args.naming?.onRename).not.toHaveBeenCalled();
    const row = await rowOf(canvas, /发言稿 1/);
    await waitFor(() => expect(row).toHaveFocus());
  },
};

/** A refused name opens the field again, with the reason. Enter tries again. */
export const RefusedName: Story = {
  render: function Render(args) {
    const [refused, setRefused] = useState<RefusedNameView>();
    return (
      <>
        <button
          type="button"
          onClick={() =>
            setRefused({ id: 'f1', name: '照片.docx', reason: 'There is already a file of this name.' })
          }
        >
          Refuse
        </button>
        <FileBrowser {...args} naming={{ ...args.naming, refusedName: refused }} />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    const field = canvas.getByRole('textbox', { name: /New name/ });
    await expect(field).toHaveValue('照片.docx');
    await expect(field).toHaveAccessibleDescription('There is already a file of this name.');
    // The next row does not cover the reason.
    const row = field.closest('[role="row"]')!.getBoundingClientRect();
    const reason = canvas.getByText('There is already a file of this name.');
    await expect(reason.getBoundingClientRect().bottom).toBeLessThanOrEqual(row.bottom);
    await userEvent.click(document.body);
    await expect(args.naming?.onRename).not.toHaveBeenCalled();
    // The cause of the refusal may be gone.
    await userEvent.type(field, '{Enter}');
    await expect(args.naming?.onRename).toHaveBeenCalledWith('f1', '照片.docx');
  },
};

/** The Enter that confirms a composition submits no partial name, in either engine's event order. */
export const RenamingWithInputMethod: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await rowOf(canvas, /发言稿 1/));
    await userEvent.keyboard('{F2}');
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: /New name/ });
    await composeInChromium(field, ['zhao', 'zhao pian'], '照片');
    await expect(args.naming?.onRename).not.toHaveBeenCalled();
    await composeInWebKit(field, ['zhaop'], '照片集');
    await expect(args.naming?.onRename).not.toHaveBeenCalled();
    await expect(field).toHaveValue('照片集');
  },
};

/** The search waits for the end of a composition. */
export const SearchingWithInputMethod: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox', { name: 'Search files' });
    await composeInChromium(field, ['zh', 'zhao'], '照');
    await expect(args.search?.onQueryChange).toHaveBeenCalledTimes(1);
    await composeInWebKit(field, ['pian'], '照片');
    await expect(args.search?.onQueryChange).toHaveBeenLastCalledWith('照片');
    await expect(args.search?.onQueryChange).toHaveBeenCalledTimes(2);
  },
};

/** A new folder is named before it is created. */
export const NewFolder: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New folder' }));
    await expect(canvas.getByRole('textbox', { name: 'Name of the new folder' })).toHaveFocus();
    await userEvent.keyboard('夜班{Enter}');
    await expect(args.naming?.onFolderCreate).toHaveBeenCalledWith('夜班');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New folder' })).toHaveFocus());
  },
};

/** The error of a new folder's name shows between the field and the column headers. */
export const NewFolderRefused: Story = {
  args: { naming: { ...browserArgs.naming, checkName: () => 'A name cannot hold “/”.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New folder' }));
    await userEvent.keyboard('a/b{Enter}');
    const error = (await canvas.findByText(/cannot hold/)).getBoundingClientRect();
    const head = canvas.getByRole('columnheader', { name: /Name/ }).getBoundingClientRect();
    await expect(error.bottom).toBeLessThanOrEqual(head.top);
  },
};

/** A right click or a row's button opens the menu; rename focuses the name field. */
export const Menu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: await rowOf(canvas, /纪要/) });
    // Matches the name only: the row's accessible name includes size, time and owner as well.
    const menu = await screen.findByRole('menu', { name: /^选题会纪要 3\.\w+$/ });
    await userEvent.click(within(menu).getByRole('menuitem', { name: /^Share/ }));
    await expect(args.actions.onShare).toHaveBeenCalledWith(['f3']);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.pointer({ keys: '[MouseRight]', target: await rowOf(canvas, /纪要/) });
    await userEvent.click(
      within(await screen.findByRole('menu')).getByRole('menuitem', { name: /^Add to favourites/ }),
    );
    await expect(args.actions.onFavourite).toHaveBeenCalledWith(['f3']);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: /^Actions for Interview/ }));
    await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: /^Rename/ }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^New name for Interview/ })).toHaveFocus(),
    );
    await expectVisible(canvas.getByRole('textbox', { name: /^New name for Interview/ }));
  },
};

/** Tiles have no column headers: a menu sorts them and shows the sort key. */
export const SortingTiles: Story = {
  args: display({ defaultView: 'grid' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by Name' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Changed' }));
    await expect(args.display.onSortChange).toHaveBeenLastCalledWith({ key: 'time', order: 'asc' });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by Name' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Descending' }));
    await expect(args.display.onSortChange).toHaveBeenLastCalledWith({ key: 'name', order: 'desc' });
  },
};

/** A right click on empty space opens the folder's menu and clears the selection. */
export const MenuOfTheFolder: Story = {
  args: { ...listing({ items: folderItems.slice(0, 3) }), ...selected('f0') },
  play: async ({ canvas, userEvent }) => {
    const space = (await canvas.findByRole('grid', { name: 'Files' })).parentElement ?? document.body;
    await userEvent.pointer({ keys: '[MouseRight]', target: space });
    const menu = within(await screen.findByRole('menu'));
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
    await expectVisible(menu.getByRole('menuitem', { name: 'Upload a folder' }));
    await expect(menu.queryByRole('menuitem', { name: /^Paste/ })).not.toBeInTheDocument();
    await userEvent.click(menu.getByRole('menuitem', { name: 'New folder' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Name of the new folder' })).toHaveFocus(),
    );
  },
};

/** Cut items can be pasted from the folder's menu, too. */
export const PastingByMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await rowOf(canvas, /纪要/));
    await userEvent.keyboard('{Control>}x{/Control}');
    const space = canvas.getByRole('grid', { name: 'Files' }).parentElement ?? document.body;
    await userEvent.pointer({ keys: '[MouseRight]', target: space });
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Paste here/ }));
    await expect(args.actions.onMove).toHaveBeenCalledWith(['f3'], 'd-2026');
  },
};

/** Cut and paste: cut items are faded, and a line says so. */
export const CutAndPaste: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await rowOf(canvas, /纪要/));
    await userEvent.keyboard('{Control>}x{/Control}');
    await expectVisible(canvas.getByText(/1 item is ready to be moved/));
    await userEvent.keyboard('{Control>}v{/Control}');
    await expect(args.actions.onMove).toHaveBeenCalledWith(['f3'], 'd-2026');
  },
};

/** Copy and paste: nothing is faded, and the original stays. */
export const CopyAndPaste: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = await rowOf(canvas, /纪要/);
    await userEvent.click(row);
    await userEvent.keyboard('{Control>}c{/Control}');
    await expectVisible(canvas.getByText(/1 item is ready to be copied/));
    await expect(row).not.toHaveAttribute('data-cut');
    await userEvent.keyboard('{Control>}v{/Control}');
    await expect(args.actions.onCopy).toHaveBeenCalledWith(['f3'], 'd-2026');
    await expect(args.actions.onMove).not.toHaveBeenCalled();
  },
};

/** The move dialog is used by keyboard; expanding a folder loads its subfolders. */
export const MoveTo: Story = {
  args: selected('f3', 'f4'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move to…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 items' }));
    await waitFor(() => expect(dialog.getByRole('treeitem', { name: 'My files' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(args.folders?.onExpand).toHaveBeenCalledWith('d-archive');
    await userEvent.click(dialog.getByRole('button', { name: 'Move to “Archive”' }));
    await expect(args.actions.onMove).toHaveBeenCalledWith(['f3', 'f4'], 'd-archive');
  },
};

const drag = async (from: HTMLElement, to: HTMLElement) => {
  const dataTransfer = new DataTransfer();
  await fireEvent(from, new DragEvent('dragstart', { bubbles: true, cancelable: true, dataTransfer }));
  await new Promise(requestAnimationFrame);
  await fireEvent(to, new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }));
  await new Promise(requestAnimationFrame);
  await fireEvent(to, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};

/** Files dragged onto a folder, or onto the path, are moved there. */
export const DragToFolder: Story = {
  play: async ({ args, canvas }) => {
    await drag(await rowOf(canvas, /纪要/), await rowOf(canvas, /Photos/));
    await waitFor(() => expect(args.actions.onMove).toHaveBeenCalledWith(['f3'], 'd-photos'));
    await drag(await rowOf(canvas, /纪要/), canvas.getByRole('button', { name: 'My files' }));
    await waitFor(() => expect(args.actions.onMove).toHaveBeenLastCalledWith(['f3'], 'root'));
  },
};

/** Files from the desktop: an overlay names the target folder; a folder under the pointer is the target. */
export const DropFromDesktop: Story = {
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'note.txt', { type: 'text/plain' }));
    const at = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    await fireEvent(canvas.getByRole('grid'), at('dragover'));
    await waitFor(() => expect(canvas.getByText('Drop to upload to “2026”')).toBeVisible());
    await fireEvent(await rowOf(canvas, /Photos/), at('dragover'));
    await waitFor(() => expect(canvas.getByText('Drop to upload to “Photos”')).toBeVisible());
    await fireEvent(await rowOf(canvas, /Photos/), at('drop'));
    await waitFor(() =>
      expect(args.actions.onDropFiles).toHaveBeenCalledWith(
        [{ file: expect.objectContaining({ name: 'note.txt' }), path: [] }],
        'd-photos',
        [],
      ),
    );
    await waitFor(() => expect(canvas.queryByText(/Drop to upload/)).not.toBeInTheDocument());
  },
};

/** On touch a press opens; selection is a mode that ends with a press. */
export const SelectMode: Story = {
  args: { selection: { onSelectedIdsChange: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await userEvent.click(await rowOf(canvas, /纪要/));
    await userEvent.click(await rowOf(canvas, /Interview/));
    await expect(chosen(canvas)).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
  },
};

/** On touch an item's menu acts on that item and selects nothing. */
export const MenuByTouch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = await rowOf(canvas, /纪要/);
    const tap = new PointerEvent('click', {
      pointerType: 'touch',
      detail: 1,
      bubbles: true,
      cancelable: true,
    });
    const more = within(row).getAllByRole('button').at(-1);
    await fireEvent(more ?? row, tap);
    const menu = within(await screen.findByRole('menu', { name: /纪要/ }));
    await expect(canvas.queryByText('1 selected')).not.toBeInTheDocument();
    await userEvent.click(menu.getByRole('menuitem', { name: /^Share/ }));
    await expect(args.actions.onShare).toHaveBeenCalledWith(['f3']);
    await expect(canvas.queryByText('1 selected')).not.toBeInTheDocument();
  },
};

/** A long press opens the file's menu, and lifting the finger opens no file. */
export const LongPress: Story = {
  play: async ({ args, canvas }) => {
    const row = await rowOf(canvas, /纪要/);
    const at = { pointerType: 'touch', isPrimary: true, clientX: 200, clientY: 200 };
    await fireEvent.pointerDown(row, at);
    await expectVisible(await screen.findByRole('menu', { name: /纪要/ }));
    await fireEvent.pointerUp(row, at);
    // Like the mouse events that a browser derives from it.
    row.focus();
    await fireEvent.click(row);
    await expect(args.actions.onOpen).not.toHaveBeenCalled();
    await expectVisible(screen.getByRole('menu', { name: /纪要/ }));
    // The next press outside the menu closes it, also on the same row.
    await fireEvent.pointerDown(row, at);
    await fireEvent.click(row);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Delete moves the selection to the recycle bin, and the next item takes the focus. Ctrl+Z works without the bar. */
export const DeleteByKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await rowOf(canvas, /纪要/));
    await userEvent.keyboard('{Delete}');
    await expect(args.actions.onDelete).toHaveBeenCalledWith(['f3']);
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.undo?.onUndo).toHaveBeenCalledOnce();
  },
};

/** The undo bar shows below the list and keeps the focused row visible above it. */
export const UndoAtTheEnd: Story = {
  args: listing({ items: manyItems(300) }),
  render: function Render(args) {
    const [change, setChange] = useState<UndoView>();
    return (
      <FileBrowser
        {...args}
        undo={{ ...browserArgs.undo, change }}
        actions={{
          ...args.actions,
          onDelete: (ids) => setChange({ kind: 'delete', count: ids.length }),
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    (await rowOf(canvas, / 0\.jpg/)).focus();
    await userEvent.keyboard('{End}');
    const last = await rowOf(canvas, /299\./);
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    const back = await canvas.findByRole('button', { name: 'Undo' });
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThan(back.getBoundingClientRect().top),
    );
  },
};

/** A revealed file is fully visible between the column headers and the end of the list; so is each next one. */
export const RevealedWhole: Story = {
  args: listing({ items: manyItems(300), revealedId: manyItems(300)[200]?.id }),
  play: playOn('desk', async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('grid', { name: 'Files' }).parentElement;
    const isWhole = () => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      const { top: above, bottom: below } = list?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return top >= above + 36 && bottom <= below;
    };
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-item-id'));
    await waitFor(() => expect(isWhole()).toBe(true));
    for (const key of ['{ArrowDown}', '{ArrowUp}'])
      for (let step = 0; step < 20; step += 1) {
        await userEvent.keyboard(key);
        await waitFor(() => expect(isWhole()).toBe(true));
      }
  }),
};
