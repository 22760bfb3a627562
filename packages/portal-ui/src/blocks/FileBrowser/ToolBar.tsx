import { FolderPlus, LayoutGrid, ListChecks, Rows3, Trash2, Upload } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { FileBrowserProps } from './types.ts';
import { filesOf } from './use-desktop-drop.ts';
import type { FileBrowserState } from './use-file-browser.ts';
import * as styles from './FileBrowser.css.ts';

interface ToolBarProps extends Pick<
  FileBrowserProps,
  'labels' | 'onFolderCreate' | 'onDropFiles' | 'onClear'
> {
  browser: FileBrowserState;
}

/** What can be done in the folder. */
export function ToolBar({ browser, labels, onFolderCreate, onDropFiles, onClear }: ToolBarProps) {
  const [asked, setAsked] = useState(false);
  const grid = browser.view === 'grid';
  return (
    <div role="toolbar" aria-label={labels.actions} className={styles.bar}>
      {onDropFiles && <UploadButton {...{ browser, labels, onDropFiles }} />}
      {onFolderCreate && (
        <Button
          size="small"
          icon={<Icon glyph={FolderPlus} />}
          onClick={(event) => browser.startFolder(event.currentTarget)}
        >
          {labels.newFolder}
        </Button>
      )}
      {onClear && (
        <Button size="small" icon={<Icon glyph={Trash2} />} onClick={() => setAsked(true)}>
          {labels.clear}
        </Button>
      )}
      <div className={styles.views}>
        {browser.ids.length > 0 && (
          <IconButton
            label={labels.select}
            icon={<Icon glyph={ListChecks} />}
            onClick={() => browser.setSelecting(true)}
          />
        )}
        <IconButton
          label={labels.listView}
          icon={<Icon glyph={Rows3} />}
          aria-pressed={!grid}
          onClick={() => browser.setView('list')}
        />
        <IconButton
          label={labels.gridView}
          icon={<Icon glyph={LayoutGrid} />}
          aria-pressed={grid}
          onClick={() => browser.setView('grid')}
        />
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={labels.clearTitle}
        description={labels.clearQuestion}
        confirmLabel={labels.clear}
        cancelLabel={labels.cancel}
        tone="danger"
        onConfirm={() => {
          setAsked(false);
          onClear?.();
        }}
      />
    </div>
  );
}

interface UploadButtonProps extends Pick<FileBrowserProps, 'labels'> {
  browser: FileBrowserState;
  onDropFiles: NonNullable<FileBrowserProps['onDropFiles']>;
}

function UploadButton({ browser, labels, onDropFiles }: UploadButtonProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  async function take({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) {
    const found = await filesOf(nativeEvent);
    // The same file may be chosen again.
    currentTarget.value = '';
    if (found.length > 0 && browser.folderId !== undefined) onDropFiles(found, browser.folderId);
  }
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => void take(event);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="small" variant="solid" icon={<Icon glyph={Upload} />}>
            {labels.upload}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => files.current?.click()}>{labels.uploadFiles}</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => folder.current?.click()}>{labels.uploadFolder}</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={labels.uploadFiles}
        onChange={handleChange}
      />
      <input
        ref={(input) => {
          folder.current = input;
          // React's types know it not: https://developer.mozilla.org/docs/Web/API/HTMLInputElement/webkitdirectory
          if (input) input.webkitdirectory = true;
        }}
        type="file"
        hidden
        aria-label={labels.uploadFolder}
        onChange={handleChange}
      />
    </>
  );
}
