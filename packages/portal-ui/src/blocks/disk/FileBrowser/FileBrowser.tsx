import { clsx } from 'clsx/lite';
import { Upload } from 'lucide';
import { useImperativeHandle, useRef, useState } from 'react';
import { onFirstUse } from '../../../hooks/on-first-use.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { BrowserBody } from './parts/BrowserBody.tsx';
import { BrowserFoot } from './parts/BrowserFoot.tsx';
import { PathBar } from './parts/PathBar.tsx';
import { SearchBox } from '../../shared/SearchBox.tsx';
import { SelectionBar } from './parts/SelectionBar.tsx';
import { MainTools, ToolBar } from './parts/ToolBar.tsx';
import type { DiskAction, FileBrowserProps } from './types.ts';
import { UploadFields } from './parts/UploadFields.tsx';
import { useDesktopDrop } from './state/use-desktop-drop.ts';
import { useFileBrowser } from './state/use-file-browser.ts';
import * as styles from './FileBrowser.css.ts';

const FileMenu = onFirstUse(() => import('./parts/FileMenu.tsx').then((module) => module.FileMenu));
const FolderMenu = onFirstUse(() => import('./parts/FolderMenu.tsx').then((module) => module.FolderMenu));
const MoveDialog = onFirstUse(() => import('./move/MoveDialog.tsx').then((module) => module.MoveDialog));

/** Folders and files: own ones, the recycle bin, or what others gave. It fills its container and scrolls in itself. */
export function FileBrowser(props: FileBrowserProps) {
  const {
    mode = 'files',
    items,
    path,
    readOnly = false,
    revealedId,
    onRevealed,
    selectedIds,
    defaultSelectedIds,
    onSelectedIdsChange,
    view,
    defaultView,
    onViewChange,
    checkName,
    refusedName,
    onOpen,
    onNavigate,
    onRename,
    onFolderCreate,
    onMove,
    onCopy,
    onDownload,
    onShare,
    onFavourite,
    onVersions,
    onShowInFolder,
    onDelete,
    onRestore,
    onDeleteForever,
    onDropFiles,
    onUndo,
    labels,
    status,
    onRetry,
    hasMore,
    onLoadMore,
    total,
    formatSize,
    sort,
    onSortChange,
    query,
    onQueryChange,
    onClear,
    quota,
    undo,
    onErrorDismiss,
    folders = [],
    onFolderExpand,
    page,
    ref,
    locale,
    timeZone,
    now,
    className,
    ...rest
  } = props;
  const browser = useFileBrowser({
    mode,
    items,
    path,
    readOnly,
    revealedId,
    onRevealed,
    selectedIds,
    defaultSelectedIds,
    onSelectedIdsChange,
    view,
    defaultView,
    onViewChange,
    refusedName,
    onOpen,
    onNavigate,
    onRename,
    onFolderCreate,
    onMove,
    onCopy,
    onDownload,
    onShare,
    onFavourite,
    onVersions,
    onShowInFolder,
    onDelete,
    onRestore,
    onDeleteForever,
    onUndo,
    labels,
  });
  const writable = mode === 'files' && !readOnly;
  const filesRef = useRef<HTMLInputElement>(null);
  const folderRef = useRef<HTMLInputElement>(null);
  const takesFiles = writable && status !== 'denied' ? onDropFiles : undefined;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root, [root]);
  const over = useDesktopDrop(page ? page.element : root, browser.folderId, takesFiles);
  const upload = takesFiles && {
    chooseFiles: () => filesRef.current?.click(),
    chooseFolder: () => folderRef.current?.click(),
  };
  const here = path.at(-1);
  const target = items.find(({ id }) => id === over) ?? path.find(({ id }) => id === over) ?? here;
  const zips = browser.selected.length > 1 || browser.selected[0]?.kind === 'directory';
  const actionText = (action: DiskAction) =>
    action === 'download' && zips ? labels.downloadZip : labels.action[action];
  const { picking } = browser;
  const selects = browser.chosen.length > 0 || browser.selecting;
  const creates = writable && status !== 'denied' ? onFolderCreate : undefined;
  const hasTools = takesFiles !== undefined || creates !== undefined;

  return (
    <section
      ref={setRoot}
      aria-label={here?.name ?? labels.files}
      data-status={status}
      data-mode={mode}
      className={clsx(styles.root, className)}
      {...rest}
    >
      {page?.tools && hasTools && (
        <MainTools {...{ browser, labels, upload }} onFolderCreate={creates} at={page.tools} />
      )}
      {(path.length > 1 || (!page && hasTools)) && (
        <header className={styles.head}>
          {path.length > 1 && (
            <PathBar
              path={path}
              onNavigate={onNavigate}
              onMove={browser.canMove ? browser.move : undefined}
              labels={labels}
            />
          )}
          {!page && hasTools && (
            <div className={styles.mainTools}>
              <MainTools {...{ browser, labels, upload }} onFolderCreate={creates} />
            </div>
          )}
        </header>
      )}
      <div className={styles.tools} data-selection={selects || undefined}>
        {onQueryChange && <SearchBox query={query ?? ''} onQueryChange={onQueryChange} labels={labels} />}
        {selects ? (
          <SelectionBar {...{ browser, actionText, labels }} />
        ) : (
          <ToolBar
            {...{ browser, labels, sort, onSortChange }}
            onClear={mode === 'recycle' && items.length > 0 ? onClear : undefined}
          />
        )}
      </div>
      {readOnly && status !== 'denied' && <Banner className={styles.banner}>{labels.readOnly}</Banner>}
      {browser.clip && (
        <Banner
          className={styles.banner}
          action={
            <>
              <Button size="small" variant="quiet" onClick={browser.stepBack}>
                {labels.cancel}
              </Button>
              <Button size="small" variant="soft" onClick={browser.paste}>
                {labels.paste}
              </Button>
            </>
          }
        >
          {browser.clip.kind === 'move'
            ? labels.cut(browser.clip.ids.length)
            : labels.copied(browser.clip.ids.length)}
        </Banner>
      )}
      <BrowserBody
        {...{
          browser,
          labels,
          items,
          status,
          onRetry,
          hasMore,
          onLoadMore,
          sort,
          onSortChange,
          query,
          formatSize,
        }}
        {...{ checkName, onErrorDismiss }}
        creates={writable && onFolderCreate !== undefined}
        time={{ locale, timeZone, now }}
      />
      <BrowserFoot {...{ labels, items, total, quota, undo, formatSize, status }} onUndo={browser.undo} />
      {over !== undefined && (
        <div className={styles.overlay} aria-hidden>
          <span className={styles.overlayText}>
            <Icon glyph={Upload} size={20} />
            <span>{labels.dropHere(target?.name ?? '')}</span>
          </span>
        </div>
      )}
      {takesFiles && (
        <UploadFields
          {...{ filesRef, folderRef, labels }}
          folderId={browser.folderId}
          onDropFiles={takesFiles}
        />
      )}
      {browser.menu?.of === 'items' && <FileMenu {...{ browser, actionText, labels }} menu={browser.menu} />}
      {browser.menu?.of === 'folder' && (
        <FolderMenu
          {...{ browser, upload, labels }}
          creates={writable && onFolderCreate !== undefined}
          menu={browser.menu}
        />
      )}
      {picking && (
        <MoveDialog
          {...picking}
          {...{ folders, onFolderExpand, labels }}
          currentId={browser.folderId}
          onClose={() => browser.setPicking(undefined)}
          onSubmit={(folderId) => {
            browser.setPicking(undefined);
            if (picking.kind === 'move') browser.move(picking.ids, folderId);
            else onCopy?.(picking.ids, folderId);
          }}
        />
      )}
      <ConfirmDialog
        open={browser.asked !== undefined}
        onOpenChange={() => browser.setAsked(undefined)}
        title={labels.deleteForeverTitle}
        description={labels.deleteForeverQuestion(browser.asked?.length ?? 0)}
        confirmLabel={labels.action.deleteForever}
        cancelLabel={labels.cancel}
        tone="danger"
        onConfirm={() => {
          browser.setAsked(undefined);
          browser.choose([]);
          if (browser.asked) onDeleteForever?.(browser.asked);
        }}
      />
    </section>
  );
}
