import { clsx } from 'clsx/lite';
import { Upload } from 'lucide';
import { useImperativeHandle, useRef, useState } from 'react';
import { lazyComponent } from '../../../hooks/lazy-component.tsx';
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
import type { FileBrowserProps } from './types.ts';
import { UploadFields } from './parts/UploadFields.tsx';
import { useDesktopDrop } from './state/dragging/use-desktop-drop.ts';
import { useFileBrowser, type FileBrowserState } from './state/use-file-browser.ts';
import * as styles from './FileBrowser.css.ts';

const FileMenu = lazyComponent(() => import('./parts/FileMenu.tsx').then((module) => module.FileMenu));
const FolderMenu = lazyComponent(() => import('./parts/FolderMenu.tsx').then((module) => module.FolderMenu));
const MoveDialog = lazyComponent(() => import('./move/MoveDialog.tsx').then((module) => module.MoveDialog));

/** Browser of own files, the recycle bin, or shared files. Fills its container and scrolls inside it. */
export function FileBrowser({
  listing,
  mode = 'files',
  readOnly = false,
  selection,
  display,
  search,
  naming,
  actions,
  undo,
  folders,
  page,
  labels,
  locale,
  timeZone,
  now,
  ref,
  className,
  ...rest
}: FileBrowserProps) {
  const options = { listing, mode, readOnly, selection, display, search, naming, actions, undo };
  const browser = useFileBrowser(options);
  const { onDropFiles, folderId, picking } = browser;
  const { status, items, path } = listing;
  const filesRef = useRef<HTMLInputElement>(null);
  const folderRef = useRef<HTMLInputElement>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root, [root]);
  const over = useDesktopDrop(page ? page.element : root, folderId, onDropFiles);
  const upload = onDropFiles && {
    chooseFiles: () => filesRef.current?.click(),
    chooseFolder: () => folderRef.current?.click(),
  };
  const here = path.at(-1);
  const target = items.find(({ id }) => id === over) ?? path.find(({ id }) => id === over) ?? here;
  const selects = browser.chosen.length > 0 || browser.selecting;
  const hasTools = onDropFiles !== undefined || browser.creates;

  return (
    <section
      ref={setRoot}
      aria-label={here?.name ?? labels.files}
      data-status={status}
      data-mode={mode}
      className={clsx(styles.root, className)}
      {...rest}
    >
      {page?.tools && hasTools && <MainTools {...{ browser, upload, labels }} at={page.tools} />}
      {(path.length > 1 || (!page && hasTools)) && (
        <header className={styles.head}>
          {path.length > 1 && <PathBar {...{ browser, listing, actions, labels }} />}
          {!page && hasTools && (
            <div className={styles.mainTools}>
              <MainTools {...{ browser, upload, labels }} />
            </div>
          )}
        </header>
      )}
      <div className={styles.tools} data-selection={selects || undefined}>
        {search && <SearchBox {...search} labels={labels} />}
        {selects ? (
          <SelectionBar {...{ browser, labels }} />
        ) : (
          <ToolBar {...{ browser, display, actions, labels }} />
        )}
      </div>
      {readOnly && status !== 'denied' && <Banner className={styles.banner}>{labels.readOnly}</Banner>}
      <ClipBanner {...{ browser, labels }} />
      <BrowserBody {...{ browser, listing, display, search, labels }} time={{ locale, timeZone, now }} />
      <BrowserFoot {...{ browser, listing, display, undo, labels }} />
      {over !== undefined && (
        <div className={styles.overlay} aria-hidden>
          <span className={styles.overlayText}>
            <Icon glyph={Upload} size={20} />
            <span>{labels.dropHere(target?.name ?? '')}</span>
          </span>
        </div>
      )}
      {onDropFiles && <UploadFields {...{ filesRef, folderRef, folderId, onDropFiles, labels }} />}
      {browser.menu?.of === 'items' && <FileMenu {...{ browser, labels }} menu={browser.menu} />}
      {browser.menu?.of === 'folder' && <FolderMenu {...{ browser, upload, labels }} menu={browser.menu} />}
      {picking && (
        <MoveDialog
          {...picking}
          {...{ folders, labels }}
          currentId={folderId}
          onClose={browser.endPicking}
          onSubmit={browser.submitPicking}
        />
      )}
      <ConfirmDialog
        open={browser.pendingDeletion !== undefined}
        onOpenChange={browser.endAsking}
        title={labels.deleteForeverTitle}
        description={labels.deleteForeverQuestion(browser.pendingDeletion?.length ?? 0)}
        confirmLabel={labels.action.deleteForever}
        cancelLabel={labels.cancel}
        tone="danger"
        onConfirm={browser.confirmAsked}
      />
    </section>
  );
}

/** Cut or copied items, until they are pasted. */
function ClipBanner({ browser, labels }: Pick<FileBrowserProps, 'labels'> & { browser: FileBrowserState }) {
  const { clip, stepBack, paste } = browser;
  if (!clip) return null;
  const { length } = clip.ids;
  return (
    <Banner
      className={styles.banner}
      action={
        <>
          <Button size="small" variant="quiet" onClick={stepBack}>
            {labels.cancel}
          </Button>
          <Button size="small" variant="soft" onClick={paste}>
            {labels.paste}
          </Button>
        </>
      }
    >
      {clip.kind === 'move' ? labels.cut(length) : labels.copied(length)}
    </Banner>
  );
}
