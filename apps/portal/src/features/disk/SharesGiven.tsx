import { useLingui } from '@lingui/react/macro';
import type { DiskShare } from '@snap/portal-api/contract';
import { fileKindOf } from '@snap/portal-api/rules';
import { Button } from '@snap/portal-ui/button';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { FileIcon } from '@snap/portal-ui/file-icon';
import { SkeletonBlock, Skeleton } from '@snap/portal-ui/skeleton';
import { Spinner } from '@snap/portal-ui/spinner';
import { ThumbImage } from '@snap/portal-ui/views';
import { useEffect, useId, useRef, useState, type Ref, type UIEvent } from 'react';
import { diskApi } from '../../page-apis.ts';
import { reportError } from '../../errors/report.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { editList, usePagedList } from '../../queries/paged-list.ts';
import { queryClient } from '../../queries/query-client.ts';
import { session } from '../../stores/session.ts';
import { sharesGivenQuery } from './queries.ts';
import { UNDO_MS } from './use-disk-actions.ts';

/** Distance to the end, in px, at which the next page is fetched (specification, section 9). */
const loadDistance = 200;

const refresh = () => queryClient.invalidateQueries({ queryKey: sharesGivenQuery.queryKey });

interface SharesGivenProps {
  /** Opens the file or folder. */
  onOpen: (share: DiskShare) => void;
}

/** What one has given to others, and how to take it back (decision C7). */
export function SharesGiven({ onOpen }: SharesGivenProps) {
  const { t } = useLingui();
  const { fileBrowser: labels } = useLazyLabels('disk');
  const { status, items, hasMore, loadMore, retry: tryAgain } = usePagedList(sharesGivenQuery);
  const [taken, setTaken] = useState<DiskShare>();
  const pageRef = useRef<HTMLDivElement>(null);
  const undoRef = useRef<HTMLButtonElement>(null);
  /** A removed button of this page had the focus. */
  const focusLost = useRef(false);
  useEffect(() => {
    if (!focusLost.current || document.activeElement !== document.body) return;
    focusLost.current = false;
    (undoRef.current ?? pageRef.current)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the message with its button comes and goes
  }, [taken]);
  useEffect(() => {
    if (!taken) return undefined;
    const timer = setTimeout(() => {
      focusLost.current = document.activeElement === undoRef.current;
      setTaken(undefined);
    }, UNDO_MS);
    return () => clearTimeout(timer);
  }, [taken]);

  async function take(share: DiskShare) {
    focusLost.current = true;
    const putBack = editList(sharesGivenQuery, (shares) => shares.filter(({ id }) => id !== share.id));
    try {
      await diskApi.unshare({ shareIds: [share.id] });
      setTaken(share);
    } catch (error) {
      putBack();
      reportError(error);
    }
    await refresh();
  }
  async function giveAgain({ file, to }: DiskShare) {
    focusLost.current = true;
    setTaken(undefined);
    try {
      await diskApi.share({
        sender: session.userId,
        files: [{ fileId: file.id, name: file.name, target: { type: to.type, id: to.id } }],
      });
    } catch (error) {
      reportError(error);
    }
    await refresh();
  }
  function handleScroll({ currentTarget: at }: UIEvent<HTMLElement>) {
    if (at.scrollHeight - at.scrollTop - at.clientHeight <= loadDistance) loadMore();
  }
  const retry = (
    <Button size="small" onClick={tryAgain}>
      {labels.retry}
    </Button>
  );

  if (items.length === 0) {
    if (status === 'loading')
      return (
        <Skeleton label={labels.loading} slow={labels.slow} className="w-full max-w-[720px] p-2 sm:p-4">
          {Array.from({ length: 4 }, (_, row) => (
            <div key={row} className="flex items-center gap-3 px-2 py-2">
              <SkeletonBlock shape="block" width={32} height={32} />
              <div className="flex-1">
                <SkeletonBlock width={`${34 + ((row * 11) % 24)}%`} />
                <SkeletonBlock width="22%" />
              </div>
            </div>
          ))}
        </Skeleton>
      );
    if (status === 'error' || status === 'offline' || status === 'partial')
      return (
        <EmptyState
          className="flex-1"
          variant={status === 'offline' ? 'offline' : 'failed'}
          text={status === 'offline' ? labels.offlineBare : labels.failed}
          action={retry}
        />
      );
  }
  return (
    <div ref={pageRef} tabIndex={-1} className="flex min-h-0 flex-1 flex-col bg-surface outline-none">
      {items.length === 0 ? (
        <EmptyState className="flex-1" text={t`You share nothing with anyone yet.`} />
      ) : (
        <ul
          className="m-0 min-h-0 flex-1 list-none overflow-auto p-2 sm:p-4 *:max-w-[720px]"
          onScroll={handleScroll}
        >
          {items.map((share) => (
            <ShareRow
              key={share.id}
              share={share}
              onOpen={() => onOpen(share)}
              onTake={() => void take(share)}
            />
          ))}
          {hasMore && (
            <li className="grid place-items-center py-3">
              {status === 'partial' ? retry : <Spinner label={labels.loadingMore} />}
            </li>
          )}
        </ul>
      )}
      <div role="status" className="flex items-center gap-3 px-4 py-2 text-md empty:hidden">
        {taken && <Taken undoRef={undoRef} share={taken} onUndo={() => void giveAgain(taken)} />}
      </div>
    </div>
  );
}

function useTargetName({ to }: DiskShare): string {
  const { t } = useLingui();
  return to.name ?? t`a group`;
}

interface ShareRowProps {
  share: DiskShare;
  onOpen: () => void;
  onTake: () => void;
}

function ShareRow({ share, onOpen, onTake }: ShareRowProps) {
  const { t, i18n } = useLingui();
  const factsId = useId();
  const name = useTargetName(share);
  const file = share.file.name;
  const time = i18n.date(share.time, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex items-center gap-3 border-b border-line px-2 py-2">
      <button
        type="button"
        className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-control border-0 bg-transparent p-0 text-start [font-family:inherit] text-text hover:bg-hover"
        aria-label={t`Open ${file}`}
        aria-describedby={factsId}
        onClick={onOpen}
      >
        <ShareIcon file={share.file} />
        <span className="block min-w-0 flex-1">
          <span className="block truncate text-md" title={file}>
            <bdi>{file}</bdi>
          </span>
          <span id={factsId} className="block text-sm text-textMuted">
            {t`To ${name}, ${time}`}
          </span>
        </span>
      </button>
      <Button size="small" aria-label={t`Stop sharing ${file} with ${name}`} onClick={onTake}>
        {t`Stop sharing`}
      </Button>
    </li>
  );
}

function ShareIcon({ file: { id, name, kind, thumb } }: Pick<DiskShare, 'file'>) {
  const icon = <FileIcon kind={fileKindOf(name, kind === 'folder')} />;
  if (!thumb) return icon;
  return (
    <ThumbImage
      src={diskApi.thumb.url({ fileId: id })}
      {...thumb}
      fallback={icon}
      loading="lazy"
      decoding="async"
      className="size-8 shrink-0 rounded-control object-cover"
    />
  );
}

interface TakenProps {
  undoRef: Ref<HTMLButtonElement>;
  share: DiskShare;
  onUndo: () => void;
}

function Taken({ undoRef, share, onUndo }: TakenProps) {
  const { t } = useLingui();
  const { fileBrowser: labels } = useLazyLabels('disk');
  const name = useTargetName(share);
  const file = share.file.name;
  return (
    <>
      <span>{t`${name} no longer has access to ${file}.`}</span>
      <Button ref={undoRef} size="small" variant="soft" onClick={onUndo}>
        {labels.undo}
      </Button>
    </>
  );
}
