import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type DiskItem, rootFolder } from '@snap/portal-api/contract';
import { formatSize } from '@snap/portal-api/rules';
import { ConflictDialog } from '@snap/portal-ui/conflict-dialog';
import { FileBrowser, type PathFolder } from '@snap/portal-ui/file-browser';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { useShownLanguage } from '../../i18n/labels.ts';
import { useTypedQuery } from '../use-typed-query.ts';
import { usePagedList } from '../../queries/paged-list.ts';
import { queryClient } from '../../queries/query-client.ts';
import { reportError } from '../../errors/report.ts';
import { showToast } from '../../stores/toasts.ts';
import { useNow } from '../../hooks/use-now.ts';
import { diskListQuery, quotaQuery } from './queries.ts';
import { DiskPreview } from './DiskPreview.tsx';
import { download } from './downloads.ts';
import { addFavourites } from '../collection/add-favourites.ts';
import { usePageTrail } from '../../navigation/page-trail.ts';
import { nameFaultText, tellRenamed } from './name-fault-text.ts';
import { type DiskPlace, searchOf, trailOf } from './place.ts';
import { useDiskActions, UNDO_MS } from './use-disk-actions.ts';
import { useFolderTree } from './use-folder-tree.ts';
import { usePersistedView } from './use-persisted-view.ts';
import { usePreviewAddress } from './use-preview-address.ts';
import { prepareUploadsPanel } from './uploads-panel.ts';
import { useShare } from './use-share.tsx';
import { VersionsPanel } from './versions-panel.ts';
import { toFileItem, toFileView } from './view-models.ts';

interface DiskBrowserProps {
  /** The page around the browser: accepts dropped files, and shows the main actions in its header. */
  page: { element: HTMLElement | null; tools: HTMLElement | null };
  place: DiskPlace;
  /** The file that is looked at. */
  fileId: string | undefined;
  /** The one to be seen in the list. */
  seenId: string | undefined;
  topName: string;
}

/** Rows that are fetched at most to reveal one. */
const MAX_REVEALED_ROW = 5_000;

/** Own files, what others gave, or the recycle bin. */
export function DiskBrowser({ page, place, fileId, seenId, topName }: DiskBrowserProps) {
  const { t } = useLingui();
  const { fileBrowser, conflictDialog } = useLazyLabels('disk');
  const navigate = useNavigate();
  const locale = useShownLanguage();
  const now = useNow(60_000);
  const { view, setView, sort, setSort } = usePersistedView();
  const { area, folder, query } = place;
  const list = diskListQuery(place, sort);
  const { status, items, total, extra, hasMore, loadMore, retry } = usePagedList(list);
  /** The way to a folder as it was opened here: until, or without, the server's. */
  const [opened, setOpened] = useState<readonly PathFolder[]>([]);
  const steps = extra?.path ?? (opened.at(-1)?.id === folder ? opened : []);
  usePageTrail(trailOf(area, topName, steps));
  const { data: quota } = useQuery(quotaQuery);
  const tree = useFolderTree(t`My files`);
  const folderId = folder ?? rootFolder;
  const actions = useDiskActions(list, folderId, {
    onChanged: () => {
      tree.forget();
      void queryClient.invalidateQueries({ queryKey: quotaQuery.queryKey });
    },
    onCopied: () => showToast('success', t`Copied.`),
  });
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const { share, shareDialog } = useShare();
  const [versionsOf, setVersionsOf] = useState<DiskItem>();
  const size = (bytes: number) => formatSize(bytes, locale);

  const go = (next: Partial<DiskPlace>, replace = false, at?: string) =>
    void navigate({
      to: '/networkDisk/networkDisk',
      search: { ...searchOf({ ...place, ...next }), ...(at !== undefined && { at }) },
      replace,
    });
  const [typed, setTyped] = useTypedQuery(query, (next) => go({ query: next }, true));
  const look = usePreviewAddress(place, fileId);

  const shownPlace = JSON.stringify([place, sort]);
  const [placed, setPlaced] = useState(shownPlace);
  if (placed !== shownPlace) {
    setPlaced(shownPlace);
    setSelectedIds([]);
  }
  const fetchFurther = useEffectEvent(loadMore);
  // The row to reveal may be several pages down.
  const beyond =
    seenId !== undefined &&
    status === 'ready' &&
    hasMore &&
    items.length < MAX_REVEALED_ROW &&
    items.every(({ id }) => id !== seenId);
  useEffect(() => {
    if (beyond) fetchFurther();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page triggers the next one
  }, [beyond, shownPlace, items.length]);

  const { undo, forgetUndo } = actions;
  const forget = useEffectEvent(forgetUndo);
  useEffect(() => {
    if (!undo) return undefined;
    const timer = setTimeout(() => forget(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undo]);

  const own = area === 'files';
  useEffect(() => {
    if (own) void prepareUploadsPanel();
  }, [own]);
  const byId = (ids: readonly string[]) => items.filter(({ id }) => ids.includes(id));
  // What has left the list, or has another id by now, is not chosen any more.
  const shownIds = new Set(items.map(({ id }) => id));
  const deep = area === 'shared' && folder !== undefined;
  const conflict = actions.conflicts[0];
  const path = [{ id: own ? rootFolder : area, name: topName }, ...steps];
  // While the path loads, too, files go into the folder of the address.
  if (folder !== undefined && query === '' && path.at(-1)?.id !== folder) path.push({ id: folder, name: '' });

  return (
    <>
      <FileBrowser
        className="min-h-0 flex-1"
        page={page}
        mode={deep ? 'files' : area === 'given' ? 'shared' : area}
        readOnly={deep}
        listing={{
          status,
          items: items.map((item) => ({
            ...toFileItem(item, now),
            folder: query === '' ? undefined : (item.parentName ?? topName),
            pending: actions.pending.has(item.id),
            error: actions.errors.get(item.id),
          })),
          path,
          total,
          hasMore,
          onLoadMore: loadMore,
          onRetry: retry,
          revealedId: seenId,
          // Removed from the address: the same file can be revealed again, and the tab does not jump to it when it returns.
          onRevealed: () => go({}, true),
          onErrorDismiss: actions.dismissError,
          quota: area === 'shared' ? undefined : quota,
        }}
        selection={{
          selectedIds: selectedIds.filter((id) => shownIds.has(id)),
          onSelectedIdsChange: setSelectedIds,
        }}
        display={{
          view,
          onViewChange: setView,
          ...(query === '' && (own || deep) && { sort, onSortChange: setSort }),
          formatSize: size,
        }}
        search={own ? { query: typed, onQueryChange: setTyped } : undefined}
        naming={{
          // Nothing is written yet: no reason to complain.
          checkName: (name) => (name === '' ? undefined : nameFaultText(name)),
          refusedName: actions.refusedName,
          onRename: own ? (id, name) => void actions.rename(id, name) : undefined,
          onFolderCreate: own && query === '' ? (name) => void actions.createFolder(name) : undefined,
        }}
        actions={{
          onOpen: ({ id }) => look(id),
          onNavigate: (id) => {
            const [entered] = byId([id]);
            if (entered && query === '') setOpened([...steps, { id, name: entered.name }]);
            go({ folder: id === area ? undefined : id, query: '' });
          },
          onMove: own ? (ids, into) => void actions.move(ids, into) : undefined,
          onCopy: area === 'recycle' ? undefined : (ids, into) => void actions.copy(ids, into),
          onDownload: (ids) => void download(byId(ids)).catch(reportError),
          onShare: (ids) => share(byId(ids)),
          onFavourite: (ids) => void addFavourites('file', ids),
          onVersions: own ? (id) => setVersionsOf(byId([id])[0]) : undefined,
          onShowInFolder:
            query === '' ? undefined : (id) => go({ folder: byId([id])[0]?.parentId, query: '' }, false, id),
          onDelete: own ? (ids) => void actions.remove(ids) : undefined,
          onRestore: (ids) => void actions.restore(ids),
          onDeleteForever: (ids) => void actions.deleteForever(ids),
          onClear: () => void actions.clear(),
          onDropFiles: own
            ? (files, into, empty) => {
                void import('../../stores/disk-uploads.ts').then(
                  ({ diskUploads }) => tellRenamed(diskUploads.add(files, into, empty)),
                  reportError,
                );
              }
            : undefined,
        }}
        undo={{ change: undo, onUndo: () => void actions.takeBack() }}
        folders={{ tree: tree.folders, onExpand: tree.expand }}
        locale={locale}
        now={now}
        labels={fileBrowser}
      />
      <ConflictDialog
        status="idle"
        conflict={
          conflict && {
            id: conflict.item.id,
            incoming: toFileView(conflict.item),
            existing: toFileView(conflict.existing),
          }
        }
        waiting={Math.max(actions.conflicts.length - 1, 0)}
        onResolve={(id, resolution, all) => void actions.resolve(id, resolution, all)}
        onPostpone={actions.postpone}
        formatSize={size}
        locale={locale}
        now={now}
        labels={conflictDialog}
      />
      <DiskPreview items={items} fileId={fileId} onFileChange={look} onShare={share} />
      {shareDialog}
      {versionsOf && (
        <VersionsPanel
          item={items.find(({ id }) => id === versionsOf.id) ?? versionsOf}
          onClose={() => setVersionsOf(undefined)}
        />
      )}
    </>
  );
}
