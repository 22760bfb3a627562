import { clsx } from 'clsx/lite';
import { ChevronDown, ChevronUp, CloudOff, Upload, X } from 'lucide';
import { useId, useState } from 'react';
import { Virtualizer } from 'virtua';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import type { UploadFilter, UploadQueueProps } from './types.ts';
import { inFilter, progressOf, secondsLeft } from './upload-summary.ts';
import { UploadRow } from './UploadRow.tsx';
import { useUploadQueue, type UploadQueueState } from './use-upload-queue.ts';
import * as styles from './UploadQueue.css.ts';

const filters: readonly UploadFilter[] = ['all', 'active', 'attention', 'done'];

const actionButton = (text: string, onClick: () => void) => (
  <Button size="small" variant="quiet" onClick={onClick}>
    {text}
  </Button>
);

/** Panel of uploads, with the state of each (decision C2). Virtualised for thousands of files. */
export function UploadQueue({
  uploads,
  collapsed: wantedCollapsed,
  defaultCollapsed,
  onCollapsedChange,
  labels,
  formatSize,
  offline: networkAway = false,
  docked,
  actions,
  onClose,
  className,
  ...rest
}: UploadQueueProps) {
  const queue = useUploadQueue({
    uploads,
    collapsed: wantedCollapsed,
    defaultCollapsed,
    onCollapsedChange,
    offline: networkAway,
    labels,
  });
  const { offline, summary, phase, collapsed, shown, stop, scrollerRef, listRef, onResize, listProps } =
    queue;
  const headId = useId();
  const [confirming, setConfirming] = useState(false);
  const { byState } = summary;
  const unfinished = byState.waiting + byState.uploading + byState.paused + byState.asking;
  const ended = summary.total - unfinished;

  return (
    <section
      aria-labelledby={headId}
      data-status={offline ? 'offline' : phase}
      data-docked={docked}
      data-collapsed={collapsed || undefined}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <Head {...{ queue, headId, offline, labels, formatSize, onClose }} />
      <div role="status" className={visuallyHidden}>
        {queue.announcement}
      </div>
      {!collapsed && (
        <>
          <div className={styles.actionRow}>
            {byState.waiting + byState.uploading > 0 &&
              actionButton(labels.pauseAll, () => actions.onPause())}
            {byState.paused > 0 && actionButton(labels.resumeAll, () => actions.onResume())}
            {byState.failed > 0 && actionButton(labels.retryAll, () => actions.onRetry())}
            {unfinished > 0 && actionButton(labels.cancelAll, () => setConfirming(true))}
            {ended > 0 && actionButton(labels.removeFinished, () => actions.onRemove())}
          </div>
          <Filters {...{ queue, labels }} uploads={uploads} />
          <div
            ref={scrollerRef}
            role="grid"
            aria-label={labels.uploads}
            aria-rowcount={shown.length}
            className={styles.scroller}
            {...listProps}
          >
            <Virtualizer ref={listRef} data={shown} keepMounted={stop >= 0 ? [stop] : []} onResize={onResize}>
              {(upload, index) => (
                <UploadRow
                  key={upload.id}
                  tabStop={index === stop}
                  {...{ upload, index, offline, actions, labels, formatSize }}
                />
              )}
            </Virtualizer>
          </div>
          {shown.length === 0 && <p className={styles.none}>{labels.noneOfFilter}</p>}
          {unfinished > 0 && <p className={styles.hint}>{labels.resumesLater}</p>}
        </>
      )}
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={labels.cancelAllTitle}
        description={labels.cancelAllQuestion(unfinished)}
        confirmLabel={labels.cancelAll}
        cancelLabel={labels.keepUploading}
        tone="danger"
        onConfirm={() => {
          setConfirming(false);
          actions.onCancel();
        }}
      />
    </section>
  );
}

interface HeadProps extends Pick<UploadQueueProps, 'labels' | 'formatSize' | 'onClose'> {
  queue: UploadQueueState;
  headId: string;
  offline: boolean;
}

function Head({ queue, headId, offline, labels, formatSize, onClose }: HeadProps) {
  const { summary, phase, collapsed, head } = queue;
  const seconds = secondsLeft(summary);
  const moving = phase === 'uploading' && !queue.waiting;
  const facts = [
    phase === 'finished' ? undefined : labels.sentOf(formatSize(summary.sent), formatSize(summary.size)),
    moving && summary.speed > 0 ? labels.speed(formatSize(summary.speed)) : undefined,
    moving && seconds !== undefined ? labels.timeLeft(seconds) : undefined,
  ].filter((fact) => fact !== undefined);
  const tone = summary.byState.failed > 0 ? 'danger' : phase === 'finished' ? 'success' : 'accent';
  return (
    <header className={styles.header}>
      <div className={styles.headLine}>
        <Icon glyph={offline ? CloudOff : Upload} size={20} className={styles.headIcon} />
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button beside it does the same */}
        <div className={styles.headTexts} onClick={() => queue.setCollapsed(!collapsed)}>
          <h2 id={headId} className={styles.head}>
            {head}
          </h2>
          {(facts.length > 0 || offline) && (
            <p className={styles.facts}>{offline ? labels.offline : facts.join(' · ')}</p>
          )}
        </div>
        <IconButton
          label={collapsed ? labels.expand : labels.collapse}
          icon={<Icon glyph={collapsed ? ChevronUp : ChevronDown} />}
          aria-expanded={!collapsed}
          onClick={() => queue.setCollapsed(!collapsed)}
        />
        {onClose && phase === 'finished' && (
          <IconButton label={labels.close} icon={<Icon glyph={X} />} onClick={onClose} />
        )}
      </div>
      {summary.total > 0 && (
        <Progress
          label={labels.totalProgress}
          value={progressOf(summary)}
          tone={moving || phase === 'finished' ? tone : 'muted'}
          className={styles.total}
        />
      )}
    </header>
  );
}

interface FiltersProps extends Pick<UploadQueueProps, 'labels' | 'uploads'> {
  queue: UploadQueueState;
}

/** Filters by state, to find a few failures among many files. Hidden while all files have one state. */
function Filters({ queue, uploads, labels }: FiltersProps) {
  const counts = filters.map((filter) => uploads.filter(({ state }) => inFilter(state, filter)).length);
  if (counts.filter((count) => count > 0).length < 3 && queue.filter === 'all') return null;
  return (
    <div role="group" aria-label={labels.filters} className={styles.filters}>
      {filters.map((filter, at) => (
        <button
          key={filter}
          type="button"
          aria-pressed={queue.filter === filter}
          className={styles.filter}
          onClick={() => queue.setFilter(filter)}
        >
          {labels.filter[filter]} <span className={styles.count}>{counts[at]}</span>
        </button>
      ))}
    </div>
  );
}
