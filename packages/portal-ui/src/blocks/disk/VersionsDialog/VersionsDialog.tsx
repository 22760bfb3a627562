import { Download, History, Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { FileIcon } from '../../../primitives/FileIcon/FileIcon.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { SkeletonBlock, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { fullTime } from '../../shared/text/format-time.ts';
import type { VersionsDialogProps, VersionView } from './types.ts';
import { FileName } from '../../shared/files/FileName.tsx';
import * as styles from './VersionsDialog.css.ts';

/** Earlier versions of a file: time, size, author; each can be restored, downloaded and deleted. */
export function VersionsDialog({
  open,
  onOpenChange,
  file,
  versions,
  status,
  onRetry,
  actions: { onRestore, onDownload, onRemove, pendingId, error },
  formatSize,
  labels,
  locale,
  timeZone,
  now,
  ...rest
}: VersionsDialogProps) {
  const [toRemove, setToRemove] = useState<VersionView>();
  const listRef = useRef<HTMLDivElement>(null);
  const timeOf = ({ time }: { time: number }) => fullTime(time, { locale, timeZone, now });
  const factsOf = ({ size, person }: Pick<VersionView, 'size' | 'person'>) =>
    `${formatSize(size)} · ${person}`;
  /** The row may unmount with its button: keeps the focus in the dialog. */
  function change(act: (id: string) => void, { id }: VersionView) {
    if (pendingId !== undefined) return;
    listRef.current?.focus();
    act(id);
  }
  const away = status === 'error' || status === 'offline';
  const retry = (
    <Button size="small" onClick={onRetry}>
      {labels.retry}
    </Button>
  );

  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange}>
        <DialogContent {...rest} width="wide" data-status={status}>
          <DialogHeader closeLabel={labels.close}>
            <DialogTitle>{labels.title}</DialogTitle>
          </DialogHeader>
          <DialogBody className={styles.body}>
            <div className={styles.current}>
              <FileIcon kind={file.kind} size={32} />
              <div className={styles.texts}>
                <FileName name={file.name} className={styles.name} />
                <div className={styles.facts}>
                  {timeOf(file)} · {factsOf(file)}
                </div>
              </div>
              <Badge tone="soft">{labels.current}</Badge>
            </div>
            {versions.length > 0 && (
              <DialogDescription className={styles.hint}>{labels.hint}</DialogDescription>
            )}
            {error !== undefined && <Banner tone="danger">{error}</Banner>}
            {away && versions.length > 0 && (
              <Banner tone={status === 'error' ? 'danger' : 'warning'} action={retry}>
                {status === 'error' ? labels.failed : labels.offline}
              </Banner>
            )}
            <div ref={listRef} tabIndex={-1} className={styles.list} aria-busy={pendingId !== undefined}>
              {versions.length > 0 ? (
                <ul aria-label={labels.versions} className={styles.list}>
                  {versions.map((version) => (
                    <VersionRow
                      key={version.id}
                      time={timeOf(version)}
                      facts={factsOf(version)}
                      pending={version.id === pendingId}
                      onRestore={() => change(onRestore, version)}
                      onDownload={() => onDownload(version.id)}
                      onRemove={() => setToRemove(version)}
                      labels={labels}
                    />
                  ))}
                </ul>
              ) : status === 'loading' ? (
                <Skeleton label={labels.loading} slow={labels.slow}>
                  {[38, 30, 34].map((width) => (
                    <div key={width} className={styles.skeletonBlock}>
                      <SkeletonBlock width={`${width}%`} />
                      <SkeletonBlock width="24%" />
                    </div>
                  ))}
                </Skeleton>
              ) : away ? (
                <EmptyState
                  variant={status === 'offline' ? 'offline' : 'failed'}
                  text={status === 'offline' ? labels.offlineBare : labels.failed}
                  action={retry}
                />
              ) : (
                <EmptyState glyph={History} text={labels.empty} />
              )}
            </div>
          </DialogBody>
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={toRemove !== undefined}
        onOpenChange={() => setToRemove(undefined)}
        title={labels.removeTitle}
        description={toRemove && labels.removeQuestion(timeOf(toRemove))}
        confirmLabel={labels.remove}
        cancelLabel={labels.cancel}
        tone="danger"
        onConfirm={() => {
          setToRemove(undefined);
          if (toRemove) change(onRemove, toRemove);
        }}
      />
    </>
  );
}

interface VersionRowProps extends Pick<VersionsDialogProps, 'labels'> {
  time: string;
  facts: string;
  pending: boolean;
  onRestore: () => void;
  onDownload: () => void;
  onRemove: () => void;
}

function VersionRow({ time, facts, pending, onRestore, onDownload, onRemove, labels }: VersionRowProps) {
  return (
    <li aria-label={labels.version(time)} className={styles.item} data-pending={pending || undefined}>
      <div className={styles.itemTexts}>
        <div className={styles.time}>{time}</div>
        <div className={styles.facts}>{pending ? labels.pending : facts}</div>
      </div>
      <div className={styles.actions}>
        <Button size="small" aria-label={labels.restoreOf(time)} onClick={onRestore}>
          {labels.restore}
        </Button>
        <IconButton label={labels.downloadOf(time)} icon={<Icon glyph={Download} />} onClick={onDownload} />
        <IconButton label={labels.removeOf(time)} icon={<Icon glyph={Trash2} />} onClick={onRemove} />
      </div>
    </li>
  );
}
