import { useState, type KeyboardEvent } from 'react';
import { useAnnouncement } from '../../../hooks/use-announcement.ts';
import { useControllableState } from '../../../hooks/use-controllable-state.ts';
import { useVirtualFocus } from '../../../hooks/keyboard/use-virtual-focus.ts';
import type { UploadFilter, UploadQueueLabels, UploadQueueOptions, UploadView } from './types.ts';
import { inFilter, milestoneBetween, phaseOf, summarise, type UploadSummary } from './upload-summary.ts';

/** Heading: one sentence on the queue as a whole. */
function headOf(summary: UploadSummary, waiting: boolean, labels: UploadQueueLabels): string {
  const { byState, total } = summary;
  switch (phaseOf(summary)) {
    case 'uploading':
      if (waiting) return labels.allWaitForNetwork;
      return labels.uploading(byState.done, total - byState.cancelled - byState.skipped);
    case 'paused':
      return labels.paused(byState.paused);
    case 'asking':
      return labels.conflicts(byState.asking);
    default:
      if (byState.failed > 0) return labels.finishedPartly(byState.done, byState.failed);
      return byState.done > 0 ? labels.finished(byState.done) : labels.nothingSent;
  }
}

/** Rows per PageUp and PageDown. */
const page = 6;

function rowAfter(key: string, index: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.min(Math.max(next, 0), count - 1);
}

/** Active files first. */
const doneLast = (uploads: readonly UploadView[]) =>
  uploads.toSorted((a, b) => Number(a.state === 'done') - Number(b.state === 'done'));

/** Behaviour of the queue: counts, filters, announcements, roving tabindex over all files. */
export function useUploadQueue({ uploads, offline = false, labels, ...options }: UploadQueueOptions) {
  const [collapsed, setCollapsed] = useControllableState(
    options.collapsed,
    options.defaultCollapsed ?? false,
    options.onCollapsedChange,
  );
  const [filter, setFilter] = useState<UploadFilter>('all');
  const summary = summarise(uploads);
  const { uploading, waiting: queued } = summary.byState;
  // The last measured speed is outdated.
  const waiting = offline || (uploading > 0 && summary.stalled === uploading);
  const head = headOf(summary, waiting, labels);
  const shown = filter === 'all' ? doneLast(uploads) : uploads.filter(({ state }) => inFilter(state, filter));
  const focus = useVirtualFocus({ ids: shown.map(({ id }) => id) });

  const [announcement, announce] = useAnnouncement(labels.announceStarted);
  const [seen, setSeen] = useState<{ summary: UploadSummary; uploads: typeof uploads }>();
  if (seen?.uploads !== uploads) {
    setSeen({ summary, uploads });
    const milestone = milestoneBetween(seen?.summary, summary);
    const text = {
      started: () => labels.announceStarted(summary.total),
      half: () => labels.announceHalf,
      failed: () => labels.announceFailed(summary.byState.failed),
      asking: () => labels.conflicts(summary.byState.asking),
      finished: () => head,
    };
    if (milestone) announce(text[milestone]());
  }

  /** Up and down move between files, left and right between the buttons of one. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!(event.target instanceof HTMLElement)) return;
    const row = event.target.closest<HTMLElement>('[data-item-id]');
    const next = rowAfter(event.key, focus.stop, shown.length);
    if (next !== undefined) {
      event.preventDefault();
      focus.reach(next);
      return;
    }
    if (!row || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    const stops = [row, ...row.querySelectorAll('button')];
    const forward = (event.key === 'ArrowRight') === (getComputedStyle(row).direction === 'ltr');
    stops[stops.indexOf(event.target) + (forward ? 1 : -1)]?.focus();
  }

  return {
    summary,
    phase: phaseOf(summary),
    waiting,
    /** Offline, with unfinished uploads. */
    offline: offline && uploading + queued > 0,
    head,
    announcement,
    collapsed,
    setCollapsed,
    filter,
    setFilter,
    shown,
    ...focus,
    listProps: { ...focus.focusProps, onKeyDown: handleKeyDown },
  };
}

/** Shared by the parts of the queue. */
export type UploadQueueState = ReturnType<typeof useUploadQueue>;
