import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import { FileBrowser } from './FileBrowser.tsx';
import { browserArgs, listing } from './story-args.ts';
import type * as DiskPage from './DiskPage.stories.tsx';
import type * as Main from './FileBrowser.stories.tsx';
import type * as FileBrowserActs from './FileBrowserActs.stories.tsx';

interface Files {
  FileBrowser: typeof Main;
  FileBrowserActs: typeof FileBrowserActs;
  DiskPage: typeof DiskPage;
}

const height = { blockSize: 320 };

export const page = {
  purpose:
    'Browses a folder as a table or as tiles: opens, selects, sorts, renames, moves, uploads and deletes. Also shows the recycle bin and what others share (`mode`).',
  instead: [
    { when: 'One file is looked at', use: 'FilePreview' },
    { when: 'The files of an upload', use: 'UploadQueue' },
    { when: 'Saved items of every kind', use: 'CollectionList' },
  ],
  anatomy: {
    story: 'FileBrowser/List',
    parts: [
      {
        name: 'Path',
        does: 'the folders from the root; the ones in the middle fold into a menu when there is no room.',
        at: 'nav',
      },
      {
        name: 'Toolbar',
        does: 'upload, new folder, view and search; with a selection its actions.',
        at: '[role=toolbar]',
      },
      {
        name: 'Head',
        does: 'sorts by a column. Tiles have a menu instead.',
        at: '[role=columnheader] button',
      },
      {
        name: 'Item',
        does: 'check box, icon or thumbnail, name, size, time, menu.',
        at: '[role=row][data-item-id], [data-item-id]',
      },
      { name: 'Foot', does: 'number of items and room used.', at: 'progress' },
      { name: 'Undo', does: 'a bar after a delete, move or restore.' },
    ],
  },
  states: [
    { story: 'FileBrowser/List', shows: 'A table.' },
    { story: 'FileBrowser/Grid', shows: 'Tiles.' },
    { story: 'FileBrowser/Selected', shows: 'Several items are selected.' },
    { story: 'FileBrowser/PendingAndFailed', shows: 'A change is on its way, another was rolled back.' },
    { story: 'FileBrowser/Loading', shows: 'Loading.' },
    { story: 'FileBrowser/Empty', shows: 'An empty folder, with what can be done.' },
    { story: 'FileBrowser/NothingFound', shows: 'No name fits the search.' },
    { story: 'FileBrowser/Failed', shows: 'Failed to load.' },
    { story: 'FileBrowser/Offline', shows: 'Offline, with the cached items.' },
    { story: 'FileBrowser/Denied', shows: 'The folder may not be seen.' },
    { story: 'FileBrowser/ReadOnly', shows: 'May be looked at, not changed.' },
    { story: 'FileBrowser/RecycleBin', shows: 'The recycle bin, with the days left.' },
  ],
  keyboard: [
    {
      where: 'Item',
      keys: ['ArrowDown'],
      does: 'Moves to the next item and selects it; ↑ the previous one.',
      story: 'FileBrowserActs/ByKeyboard',
    },
    {
      where: 'Tile',
      keys: ['ArrowRight'],
      does: 'Moves to the next tile; ← the previous one; ↑ and ↓ by rows.',
      story: 'FileBrowserActs/TilesByKeyboard',
    },
    {
      where: 'Item',
      keys: ['Home', 'End'],
      does: 'Moves to the first or last item.',
      story: 'FileBrowserActs/TilesByKeyboard',
    },
    {
      where: 'Item',
      keys: ['Shift+ArrowDown'],
      does: 'Extends the selection. Works with each key that moves.',
      story: 'FileBrowserActs/ByKeyboard',
    },
    {
      where: 'Item',
      keys: ['Space'],
      does: 'Selects or deselects the item, and keeps the others.',
      story: 'FileBrowserActs/ByKeyboard',
    },
    { where: 'Item', keys: ['Ctrl+A'], does: 'Selects all.', story: 'FileBrowserActs/ByKeyboard' },
    { where: 'Item', keys: ['Escape'], does: 'Clears the selection.', story: 'FileBrowserActs/ByKeyboard' },
    { where: 'Item', keys: ['Enter'], does: 'Opens it.', story: 'FileBrowserActs/ByKeyboard' },
    {
      where: 'Item',
      keys: ['Backspace'],
      does: 'Goes to the parent folder. Alt ↑ does the same.',
      story: 'FileBrowserActs/ByKeyboard',
    },
    { where: 'Item', keys: ['F2'], does: 'Renames it in place.', story: 'FileBrowserActs/Renaming' },
    { where: 'Name field', keys: ['Enter'], does: 'Keeps the name.', story: 'FileBrowserActs/Renaming' },
    {
      where: 'Name field',
      keys: ['Escape'],
      does: 'Keeps the old name.',
      story: 'FileBrowserActs/RenamingGivenUp',
    },
    {
      where: 'Item',
      keys: ['Delete'],
      does: 'Moves the selection to the recycle bin.',
      story: 'FileBrowserActs/DeleteByKey',
    },
    {
      where: 'Item',
      keys: ['Ctrl+X', 'Ctrl+V'],
      does: 'Cuts, and pastes in another folder.',
      story: 'FileBrowserActs/CutAndPaste',
    },
    {
      where: 'Item',
      keys: ['Ctrl+C', 'Ctrl+V'],
      does: 'Copies, and pastes in another folder.',
      story: 'FileBrowserActs/CopyAndPaste',
    },
    {
      where: 'Item',
      keys: ['Ctrl+Z'],
      does: 'Undoes the last change.',
      story: 'FileBrowserActs/DeleteByKey',
    },
    { where: 'Item', keys: ['A'], does: 'Letters go to the item whose name begins with them.' },
    {
      where: 'Folders of “Move to…”',
      keys: ['ArrowDown', 'ArrowRight'],
      does: 'Moves to the next folder, opens it.',
      story: 'FileBrowserActs/MoveTo',
    },
  ],
  accessibility: {
    roles: [
      { part: 'Block', role: 'region', name: 'The folder' },
      { part: 'Path', role: 'navigation', name: 'Folder path' },
      { part: 'Toolbar', role: 'toolbar', name: 'Actions' },
      { part: 'Items', role: 'grid', name: 'Files; rows carry `aria-rowindex` and `aria-selected`' },
      { part: 'Menu of an item', role: 'menu', name: 'The name of the item' },
      { part: 'Folders of “Move to…”', role: 'tree', name: 'Folders' },
    ],
    announced: [
      'How many items are selected.',
      'What was done and can be undone.',
      'Why a name is not possible, as the description of the field.',
    ],
    notes: [
      'The list is one Tab stop; only what is visible is rendered.',
      'By touch, a long press starts the selection, and the menu button stays visible.',
      'Dragging has an equal: cut and paste, or “Move to…”.',
    ],
  },
  content: {
    rules: [
      'An action is a verb: “Rename”. One that opens a dialog ends in “…”: “Move to…”.',
      'Say what can be undone (“moved to the recycle bin”) and what cannot (“for good”).',
      'An empty folder says how it is filled; on touch screens without “drop”.',
    ],
    languages: {
      zh: 'Counts with 项: 3 项. Quotes “” around names.',
      en: '“1 item”, “3 items”. Quotes “” around names.',
      es: '“1 elemento”, “3 elementos”. “Eliminar” moves to the bin, “Eliminar para siempre” does not.',
      ja: 'Counter 件 after the number: 3件. 「」 around names.',
    },
    texts: ({ fileBrowser: l }) => ({
      Selected: l.selected(3),
      'Move to a folder': l.action.move,
      'Delete for good': l.action.deleteForever,
      'After deleting': l.undone.delete(2),
      'Empty folder': l.empty.files,
      'Nothing found': l.noResults('budget'),
      Denied: l.denied,
      'Read only': l.readOnly,
    }),
  },
  rules: [
    {
      right: { text: 'Pass `undo` after a delete: no question before, one press to bring it back.' },
      wrong: { text: 'Ask before each delete that can be undone.' },
    },
    {
      right: {
        text: 'Keep the items and set `status` when loading fails or the network is gone.',
        shows: <FileBrowser {...browserArgs} {...listing({ status: 'offline' })} style={height} />,
      },
      wrong: {
        text: 'Empty the list: offline then looks like an empty folder.',
        shows: <FileBrowser {...browserArgs} {...listing({ items: [] })} style={height} />,
      },
    },
    {
      right: { text: 'Check names with `naming.checkName` while they are typed.' },
      wrong: { text: 'Refuse a name only after the request.' },
    },
  ],
} satisfies BlockPage<StoriesOf<Files>>;
