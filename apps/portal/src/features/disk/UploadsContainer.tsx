import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { failureText } from '@snap/portal-api/errors';
import { fileKindOf, formatSize } from '@snap/portal-api/rules';
import type { PersistedUpload, UploadTask } from '@snap/portal-api/uploads';
import { ConflictDialog, type ConflictView } from '@snap/portal-ui/conflict-dialog';
import { UploadQueue } from '@snap/portal-ui/upload-queue';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { diskApi } from '../../page-apis.ts';
import { useCatalogue } from '../../errors/catalogue.ts';
import { reportError } from '../../errors/report.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { useShownLanguage } from '../../i18n/labels.ts';
import { pagePaths } from '../../navigation/page-paths.ts';
import { connection } from '../../stores/connection.ts';
import { diskUploads } from '../../stores/disk-uploads.ts';
import { showToast } from '../../stores/toasts.ts';
import { useNow } from '../../hooks/use-now.ts';
import { toFileView, toMissing, toUpload } from './view-models.ts';

/** Where the menu is not beside the page, as in the styles of the panel. */
const narrow = matchMedia('(width < 992px)');

const ended = new Set(['done', 'skipped']);

/** How long a finished queue stays over the page while it is neither hovered nor focused. */
const FINISHED_SHOWN_MS = 30_000;

/** The panel of uploads, over whatever page is on screen, and the questions about taken names (decisions C2, C3). */
export function UploadsContainer() {
  const { t } = useLingui();
  const { uploadQueue, conflictDialog } = useLazyLabels('disk');
  const catalogue = useCatalogue();
  const locale = useShownLanguage();
  const navigate = useNavigate();
  const now = useNow(60_000);
  const snapshot = useSyncExternalStore(diskUploads.subscribe, diskUploads.snapshot);
  const { tasks, missing, chosen, resumed } = snapshot;
  const { status: stream } = useSnapshot(connection);
  const offline = useSyncExternalStore(onNetworkChange, () => !navigator.onLine);
  const [postponed, setPostponed] = useState<ReadonlySet<string>>(new Set());
  /** The question that the user opened from the panel. */
  const [answering, setAnswering] = useState<string>();
  const [wanted, setWanted] = useState<PersistedUpload>();
  const field = useRef<HTMLInputElement>(null);
  // Uploads of an earlier page load resume without opening the panel. New ones open it.
  const [collapsed, setCollapsed] = useState(chosen === 0);
  const [opened, setOpened] = useState(chosen);
  if (opened !== chosen) {
    setOpened(chosen);
    setCollapsed(false);
  }
  const pathname = useLocation({ select: (location) => location.pathname });
  const [seenPath, setSeenPath] = useState(pathname);
  if (seenPath !== pathname) {
    setSeenPath(pathname);
    // A narrow page needs its height, and so does one to write on.
    if (pathname === pagePaths.news || (narrow.matches && pathname !== pagePaths.networkDisk))
      setCollapsed(true);
  }
  // A page to write on needs its lower corner, too.
  const writing = pathname === pagePaths.news;
  const allEnded = missing.length === 0 && tasks.every(({ state }) => ended.has(state));
  const finished = allEnded ? tasks.length : 0;
  // Neither finished uploads nor failures from before a reload take room from the messages page: the disk shows them.
  const quiet = tasks.every(({ id, state }) => ended.has(state) || (state === 'failed' && resumed.has(id)));
  const panel = useRef<HTMLElement>(null);
  const size = (bytes: number) => formatSize(bytes, locale);
  useEffect(() => void diskUploads.resumeStored().catch(reportError), []);

  useEffect(() => {
    const clear = () => {
      if (panel.current?.matches(':hover, :focus-within') !== true) diskUploads.clearEnded();
    };
    // Each upload that is added to a finished queue starts the time again.
    const timer = finished > 0 ? setInterval(clear, FINISHED_SHOWN_MS) : undefined;
    return () => clearInterval(timer);
  }, [finished]);

  const asking = tasks.filter(({ state }) => state === 'asking');
  // Conflicts from before a reload wait in the panel: they must not interrupt the user.
  const current =
    asking.find(({ id }) => id === answering) ??
    asking.find(({ id }) => !postponed.has(id) && !resumed.has(id));
  const reasonOf = ({ error }: UploadTask) => error && (error.msg ?? failureText(error, catalogue));
  const again = t`This upload was interrupted. Choose the file again and it goes on where it stopped.`;
  const uploads = [
    ...missing.map((upload) => toMissing(upload, again)),
    ...tasks.map((task) => toUpload(task, snapshot, reasonOf(task))),
  ];

  async function show(fileId: string | undefined) {
    if (fileId === undefined) return;
    try {
      const { item } = await diskApi.detail({ fileId });
      await navigate({
        to: '/networkDisk/networkDisk',
        search: { ...(item.parentId === 'root' ? {} : { folder: item.parentId }), at: fileId },
      });
    } catch (error) {
      reportError(error);
    }
  }
  function retry(id: string | undefined) {
    const lost = missing.find((upload) => upload.id === id);
    if (!lost) return diskUploads.retry(id);
    setWanted(lost);
    field.current?.click();
  }
  function choose(picked: File | undefined) {
    if (!picked || !wanted || diskUploads.findAgain(wanted, picked)) return;
    const { name: file } = wanted;
    showToast('warning', t`That is another file than ${file}. Please choose the same one.`);
  }

  return (
    <>
      {uploads.length > 0 && !(writing && quiet) && (
        <UploadQueue
          ref={panel}
          docked={writing ? 'below' : 'corner'}
          collapsed={collapsed}
          onCollapsedChange={setCollapsed}
          uploads={uploads}
          offline={offline || stream === 'waiting'}
          actions={{
            onPause: diskUploads.pause,
            onResume: diskUploads.resume,
            onRetry: retry,
            onCancel: diskUploads.cancel,
            onRemove: (id) => (id === undefined ? diskUploads.clearEnded() : diskUploads.cancel(id)),
            onResolveConflict: (id) => {
              setAnswering(id);
              // Those that wait behind it stay as they are.
              setPostponed(new Set(asking.map((task) => task.id).filter((other) => other !== id)));
            },
            onShow: (id) => void show(tasks.find((task) => task.id === id)?.fileId),
          }}
          onClose={() => {
            diskUploads.clearEnded();
            for (const { id } of missing) diskUploads.cancel(id);
          }}
          formatSize={size}
          labels={uploadQueue}
        />
      )}
      <ConflictDialog
        status="idle"
        conflict={current && toConflict(current)}
        waiting={Math.max(asking.length - 1, 0)}
        onResolve={diskUploads.resolve}
        onPostpone={() => {
          setAnswering(undefined);
          // All open conflicts: each has a button in the panel.
          setPostponed(new Set(asking.map(({ id }) => id)));
        }}
        formatSize={size}
        locale={locale}
        now={now}
        labels={conflictDialog}
      />
      <input
        ref={field}
        type="file"
        hidden
        aria-label={uploadQueue.retry(wanted?.name ?? '')}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function toConflict({ id, name, size, modified, path, existing }: UploadTask): ConflictView | undefined {
  if (!existing) return undefined;
  return {
    id,
    incoming: { id, name, kind: fileKindOf(name), size, time: modified },
    existing: toFileView(existing),
    versioned: existing.kind === 'file',
    folder: path.at(-1),
  };
}
