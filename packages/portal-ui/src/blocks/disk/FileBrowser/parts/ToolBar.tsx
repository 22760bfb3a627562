import { FolderPlus, FolderUp, LayoutGrid, ListChecks, Rows3, Trash2, Upload } from 'lucide';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../../primitives/DropdownMenu/DropdownMenu.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { SortMenu } from './SortMenu.tsx';
import type { FileBrowserProps } from '../types.ts';
import type { UploadPickers } from './UploadFields.tsx';
import type { FileBrowserState } from '../state/use-file-browser.ts';
import * as styles from '../FileBrowser.css.ts';

interface ToolBarProps extends Pick<FileBrowserProps, 'display' | 'actions' | 'labels'> {
  browser: FileBrowserState;
}

/** Sort order and view of the folder. */
export function ToolBar({ browser, display, actions, labels }: ToolBarProps) {
  const [confirming, setConfirming] = useState(false);
  const grid = browser.view === 'grid';
  const filled = browser.ids.length > 0;
  return (
    <div role="toolbar" aria-label={labels.actions} className={styles.bar}>
      {browser.mode === 'recycle' && filled && actions.onClear && (
        <Button size="small" icon={<Icon glyph={Trash2} />} onClick={() => setConfirming(true)}>
          {labels.clear}
        </Button>
      )}
      <div className={styles.views}>
        {display.onSortChange && filled && <SortMenu {...{ browser, display, labels }} />}
        {filled && (
          <IconButton
            label={labels.select}
            icon={<Icon glyph={ListChecks} />}
            onClick={() => browser.setSelecting(true)}
          />
        )}
        <IconButton
          label={labels.listView}
          icon={<Icon glyph={Rows3} />}
          className={styles.view}
          aria-pressed={!grid}
          onClick={() => browser.setView('list')}
        />
        <IconButton
          label={labels.gridView}
          icon={<Icon glyph={LayoutGrid} />}
          className={styles.view}
          aria-pressed={grid}
          onClick={() => browser.setView('grid')}
        />
      </div>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={labels.clearTitle}
        description={labels.clearQuestion}
        confirmLabel={labels.clear}
        cancelLabel={labels.cancel}
        tone="danger"
        onConfirm={() => {
          setConfirming(false);
          actions.onClear?.();
        }}
      />
    </div>
  );
}

interface MainToolsProps extends Pick<FileBrowserProps, 'labels'> {
  /** Element in the page's header to render into. */
  at?: HTMLElement | undefined;
  browser: FileBrowserState;
  upload: UploadPickers | undefined;
}

/** Upload and new folder: shown with any selection. */
export function MainTools({ at, browser, labels, upload }: MainToolsProps) {
  const tools = (
    <>
      {browser.creates && (
        <Button
          size="small"
          icon={<Icon glyph={FolderPlus} />}
          onClick={(event) => browser.startFolder(event.currentTarget)}
        >
          {labels.newFolder}
        </Button>
      )}
      {upload && <UploadButton {...{ upload, labels }} />}
    </>
  );
  return at ? createPortal(tools, at) : tools;
}

function UploadButton({ upload, labels }: { upload: UploadPickers } & Pick<FileBrowserProps, 'labels'>) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="small" variant="solid" icon={<Icon glyph={Upload} />}>
          {labels.upload}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem icon={<Icon glyph={Upload} />} onSelect={upload.chooseFiles}>
          {labels.uploadFiles}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Icon glyph={FolderUp} />} onSelect={upload.chooseFolder}>
          {labels.uploadFolder}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
