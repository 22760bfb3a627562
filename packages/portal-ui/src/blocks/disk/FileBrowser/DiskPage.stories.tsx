import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { preloadLazyComponents } from '../../../hooks/lazy-component.tsx';
import type { Labels } from '../../../labels/types.ts';
import { en } from '../../../labels/en.ts';
import { previewOf, useDisk } from '../../../testing/fixtures/disk-page.ts';
import { checkName, folderTree, formatSize, megabyte } from '../../../testing/fixtures/files.ts';
import { timeSettings } from '../../../testing/fixtures/people-and-messages.ts';
import { playOn } from '../../../testing/play-on.ts';
import { ConflictDialog } from '../ConflictDialog/index.ts';
import { FilePreview } from '../FilePreview/index.ts';
import { UploadQueue } from '../UploadQueue/index.ts';
import type { TimeSettings } from '../../shared/views.ts';
import { expectVisible } from '../../../testing/expect-visible.ts';
import { FileBrowser } from './FileBrowser.tsx';

interface DiskPageProps extends TimeSettings {
  onShare: (ids: readonly string[]) => void;
  onDownload: (ids: readonly string[]) => void;
  labels: Labels;
}

/** The blocks of the disk page over one fake disk. */
function DiskPage({ onShare, onDownload, labels, ...time }: DiskPageProps) {
  const disk = useDisk();
  const files = disk.items.filter(({ kind }) => kind !== 'directory');
  return (
    <>
      <FileBrowser
        listing={{
          status: 'ready',
          items: disk.items,
          path: disk.path,
          onRetry: () => disk.setQuery(''),
          quota: { used: 6.2 * 1024 * megabyte, total: 10 * 1024 * megabyte },
        }}
        display={{ sort: disk.sort, onSortChange: disk.setSort, formatSize }}
        search={{ query: disk.query, onQueryChange: disk.setQuery }}
        naming={{ checkName, onRename: disk.rename, onFolderCreate: disk.makeFolder }}
        actions={{
          onOpen: ({ id }) => disk.setCurrentId(id),
          onNavigate: disk.enter,
          onMove: disk.move,
          onDownload,
          onShare,
          onDelete: disk.remove,
          onDropFiles: disk.drop,
        }}
        undo={{ change: disk.undo, onUndo: disk.takeBack }}
        folders={{ tree: folderTree }}
        labels={labels.fileBrowser}
        {...time}
      />
      {disk.uploads.length > 0 && (
        <UploadQueue
          docked="corner"
          uploads={disk.uploads}
          actions={{
            onPause: disk.giveUp,
            onResume: disk.giveUp,
            onRetry: disk.giveUp,
            onCancel: disk.giveUp,
            onRemove: disk.clearUploads,
            onResolveConflict: disk.ask,
          }}
          onClose={() => disk.clearUploads()}
          labels={labels.uploadQueue}
          formatSize={formatSize}
        />
      )}
      <ConflictDialog
        status="idle"
        conflict={disk.conflict}
        waiting={disk.waiting}
        onResolve={disk.resolve}
        onPostpone={disk.postpone}
        labels={labels.conflictDialog}
        formatSize={formatSize}
        {...time}
      />
      <FilePreview
        files={files.map(previewOf)}
        currentId={disk.currentId}
        onCurrentIdChange={disk.setCurrentId}
        onRetry={disk.setCurrentId}
        onDownload={(id) => onDownload([id])}
        onShare={(id) => onShare([id])}
        loadText={({ name }) => Promise.resolve(name)}
        labels={labels.filePreview}
        formatSize={formatSize}
      />
    </>
  );
}

const meta = {
  title: 'Disk/DiskPage',
  // Preloads lazy components, so that no story waits for the network.
  beforeEach: preloadLazyComponents,
  component: DiskPage,
  tags: ['dialog'],
  parameters: { layout: 'fullscreen', labels: 'all' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  args: { onShare: fn(), onDownload: fn(), labels: en, ...timeSettings },
} satisfies Meta<typeof DiskPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const drop = (target: HTMLElement, names: readonly string[]) => {
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(new File(['x'], name));
  return fireEvent(target, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};

/** The page at rest. */
export const Page: Story = {};

/** Drops two files; one is uploaded, the other has a name conflict; resolving it uploads both. */
export const DropAndDecide: Story = {
  play: playOn('desk', async ({ canvas, userEvent }) => {
    await drop(canvas.getByRole('grid', { name: 'Files' }), ['note.txt', '两会发言稿 1.docx']);
    const dialog = within(await screen.findByRole('dialog', { name: 'This name is already taken' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Keep both/ }));
    const files = within(canvas.getByRole('grid', { name: 'Files' }));
    await expect(await files.findByRole('row', { name: /note\.txt/ })).toBeInTheDocument();
    await expect(await files.findByRole('row', { name: /两会发言稿 1 \(2\)\.docx/ })).toBeInTheDocument();
    await expectVisible(canvas.getByRole('region', { name: /2 files/ }));
  }),
};

/** Enter previews a picture, an arrow key the next one, and Escape returns to the focused item. */
export const LookAndReturn: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /现场照片 0\.jpg/ });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await expectVisible(
      within(await screen.findByRole('dialog')).getByRole('heading', { name: '现场照片 0.jpg' }),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('row', { name: /现场照片 0\.jpg/ })).toHaveFocus());
  },
};

/** A deletion is undone with one press. */
export const DeleteAndUndo: Story = {
  play: playOn('desk', async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /Interview/ }));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Interview/ })).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /Interview/ })).toHaveFocus());
    // Also by keyboard, while another file has the focus.
    await userEvent.click(canvas.getByRole('row', { name: /Interview/ }));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Interview/ })).not.toBeInTheDocument());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Interview/ })).toHaveFocus());
  }),
};

/** Deleting from an item's menu focuses its neighbour. */
export const DeleteByMenu: Story = {
  play: playOn('desk', async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Interview/ });
    const rows = canvas.getAllByRole('row');
    const beside = rows[rows.indexOf(row) - 1];
    await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    await waitFor(() => expect(beside).toHaveFocus());
  }),
};

/** Entering a folder by keyboard focuses its first item; going back restores the focus. */
export const EnterAndReturn: Story = {
  play: playOn('desk', async ({ canvas, userEvent }) => {
    // Found by name: the list renders its first row before the others.
    const photos = await canvas.findByRole('row', { name: /Photos/ });
    photos.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Photos/ })).toHaveFocus());
    // Also out of an empty folder.
    await userEvent.click(canvas.getByRole('button', { name: 'New folder' }));
    await userEvent.keyboard('Later{Enter}');
    const later = await canvas.findByRole('row', { name: /Later/ });
    later.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(en.fileBrowser.empty.files)).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Later/ })).toHaveFocus());
  }),
};
