import type { ComponentPropsWithRef } from 'react';
import type { FileKind } from '../../../primitives/FileIcon/FileIcon.tsx';
import type { FormatSize } from '../../shared/files/file-views.ts';

/**
 * State of one file. `asking`: waits for the resolution of a name conflict. `skipped`: the conflict was resolved by not
 * uploading it.
 */
export type UploadState =
  'waiting' | 'uploading' | 'paused' | 'asking' | 'done' | 'failed' | 'cancelled' | 'skipped';

/** A file of the queue (decision C2). */
export interface UploadView {
  id: string;
  name: string;
  kind: FileKind;
  /** Target folders of a file in a dropped folder: `Photos / 2026`. */
  folder?: string | undefined;
  /** Bytes: size of the file, and uploaded so far. */
  size: number;
  sent: number;
  /** Bytes per second, while uploading. */
  speed?: number | undefined;
  /** Uploading, but no bytes have been sent for a while: waits for the network. */
  stalled?: boolean | undefined;
  state: UploadState;
  /** Failure reason, as one sentence. */
  reason?: string | undefined;
  /** Note shown in any state, such as that the file was renamed. */
  note?: string | undefined;
}

/** Filter of the list. `attention`: failed or asking. */
export type UploadFilter = 'all' | 'active' | 'attention' | 'done';

export interface UploadQueueOptions {
  /** In the order of adding. */
  uploads: readonly UploadView[];
  /** Only the header shows. Controlled, or uncontrolled from `defaultCollapsed`. */
  collapsed?: boolean | undefined;
  defaultCollapsed?: boolean | undefined;
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** Offline: uploads wait. */
  offline?: boolean | undefined;
  labels: UploadQueueLabels;
}

/** What can be done with the files. Without an id: all to which it applies. */
export interface UploadActions {
  onPause: (id?: string) => void;
  onResume: (id?: string) => void;
  onRetry: (id?: string) => void;
  /** Cancels one file, or all unfinished ones. Asks for confirmation for all. */
  onCancel: (id?: string) => void;
  /** Removes one finished file from the list, or all of them. */
  onRemove: (id?: string) => void;
  /** Opens the conflict dialog. */
  onResolveConflict: (id: string) => void;
  /** Reveals a finished file. Without it there is no such button. */
  onShow?: ((id: string) => void) | undefined;
}

export interface UploadQueueProps
  extends UploadQueueOptions, Omit<ComponentPropsWithRef<'section'>, keyof UploadQueueOptions | 'children'> {
  formatSize: FormatSize;
  /**
   * `corner`: floats in the lower corner of the positioned ancestor; when collapsed, or on a narrow window, it is
   * below. `below`: in the flow, as wide as the page, and covers nothing.
   */
  docked?: 'corner' | 'below' | undefined;
  actions: UploadActions;
  /** Closes the panel; offered once no upload is active. */
  onClose?: (() => void) | undefined;
}

/** Labels of `UploadQueue`. */
export interface UploadQueueLabels {
  uploads: string;
  /** Headings. `left` counts files. */
  uploading: (done: number, total: number) => string;
  paused: (left: number) => string;
  conflicts: (count: number) => string;
  finished: (done: number) => string;
  finishedPartly: (done: number, failed: number) => string;
  nothingSent: string;
  offline: string;
  /** Below the heading during uploads: sent and total size, speed, and remaining time. */
  sentOf: (sent: string, size: string) => string;
  speed: (size: string) => string;
  timeLeft: (seconds: number) => string;
  /** Heading while stalled. */
  allWaitForNetwork: string;
  /** Of one stalled file, instead of its speed. */
  waitsForNetwork: string;
  /** The tab can be closed. */
  resumesLater: string;
  progressOf: (name: string) => string;
  totalProgress: string;
  state: Record<UploadState, string>;
  pausedAt: (percent: number) => string;
  filter: Record<UploadFilter, string>;
  filters: string;
  noneOfFilter: string;
  pause: (name: string) => string;
  resume: (name: string) => string;
  retry: (name: string) => string;
  cancel: (name: string) => string;
  remove: (name: string) => string;
  resolve: string;
  show: (name: string) => string;
  pauseAll: string;
  resumeAll: string;
  retryAll: string;
  cancelAll: string;
  removeFinished: string;
  cancelAllTitle: string;
  cancelAllQuestion: (left: number) => string;
  keepUploading: string;
  collapse: string;
  expand: string;
  close: string;
  /** The only announcements, with any number of files. */
  announceStarted: (total: number) => string;
  announceHalf: string;
  announceFailed: (failed: number) => string;
}
