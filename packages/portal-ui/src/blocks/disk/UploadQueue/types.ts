import type { ComponentPropsWithRef } from 'react';
import type { FileKind } from '../../../primitives/FileIcon/FileIcon.tsx';
import type { FormatSize } from '../../shared/file-views.ts';

/**
 * Where one file stands. `asking`: its name is taken and somebody has to decide. `skipped`: it was decided not to send it.
 */
export type UploadState =
  'waiting' | 'uploading' | 'paused' | 'asking' | 'done' | 'failed' | 'cancelled' | 'skipped';

/** One file of the queue (decision C2). */
export interface UploadView {
  id: string;
  name: string;
  kind: FileKind;
  /** Folders it goes into, for files of a dropped folder: `Photos / 2026`. */
  folder?: string | undefined;
  /** Bytes: of the file, and those that have arrived. */
  size: number;
  sent: number;
  /** Bytes a second, while it is uploading. */
  speed?: number | undefined;
  /** It is uploading, and nothing has got through for a while: the network is awaited. */
  stalled?: boolean | undefined;
  state: UploadState;
  /** One sentence: why it failed. */
  reason?: string | undefined;
  /** What has to be known of it in any state, such as that it got another name. */
  note?: string | undefined;
}

/** Which files the list shows. `attention`: failed, or asking. */
export type UploadFilter = 'all' | 'active' | 'attention' | 'done';

export interface UploadQueueOptions {
  /** In the order they were added. */
  uploads: readonly UploadView[];
  /** Only the head shows. Controlled, or kept here from `defaultCollapsed` on. */
  collapsed?: boolean | undefined;
  defaultCollapsed?: boolean | undefined;
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** There is no network: nothing moves, nothing is lost. */
  offline?: boolean | undefined;
  labels: UploadQueueLabels;
}

export interface UploadQueueProps
  extends
    UploadQueueOptions,
    Omit<ComponentPropsWithRef<'section'>, keyof UploadQueueOptions | 'children' | 'onPause'> {
  formatSize: FormatSize;
  /**
   * `corner`: floats in the lower corner of the positioned box around it; collapsed, or on a narrow window, it is below.
   * `below`: in the flow where it is put, as wide as the page, and covers nothing.
   */
  docked?: 'corner' | 'below' | undefined;
  /** Without an id: all that it can be done to. */
  onPause: (id?: string) => void;
  onResume: (id?: string) => void;
  onRetry: (id?: string) => void;
  /** Gives up one file, or all that are not finished. Asked before it is called for all. */
  onCancel: (id?: string) => void;
  /** Takes one finished file off the list, or all of them. */
  onRemove: (id?: string) => void;
  /** Asks what to do about a taken name. */
  onAnswer: (id: string) => void;
  /** Leads to a finished file. Without it there is no such button. */
  onShow?: ((id: string) => void) | undefined;
  /** Closes the panel; offered once nothing is under way. */
  onClose?: (() => void) | undefined;
}

/** Every word of the queue. */
export interface UploadQueueLabels {
  uploads: string;
  /** Heads. `left` counts files. */
  uploading: (done: number, total: number) => string;
  paused: (left: number) => string;
  waitingForAnswer: (count: number) => string;
  finished: (done: number) => string;
  finishedPartly: (done: number, failed: number) => string;
  nothingSent: string;
  offline: string;
  /** Under the head while files are under way: sent and total size, speed, and what is left. */
  sentOf: (sent: string, size: string) => string;
  speed: (size: string) => string;
  timeLeft: (seconds: number) => string;
  /** The head while nothing gets through. */
  allWaitForNetwork: string;
  /** Of one file, in place of its speed. */
  waitsForNetwork: string;
  /** The tab may be closed. */
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
  answer: string;
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
  /** Announced; nothing else is, however many files there are. */
  announceStarted: (total: number) => string;
  announceHalf: string;
  announceFailed: (failed: number) => string;
}
