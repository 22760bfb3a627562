import type { ReactNode } from 'react';
import type { DialogContentProps } from '../../../primitives/Dialog/Dialog.tsx';
import type { FileView, FormatSize } from '../../shared/file-views.ts';

/** How a file can be shown. `document`, `sheet` and `slides` are office files. `none`: it can only be downloaded. */
export type PreviewKind =
  'image' | 'video' | 'audio' | 'pdf' | 'document' | 'sheet' | 'slides' | 'svg' | 'text' | 'none';

/**
 * - `ready`: its address or text is here.
 * - `tooLarge`: too large to be shown.
 * - `unreadable`: damaged, protected by a password, or not what its name says.
 * - `denied`: not, or no longer, the reader's to see.
 */
export type PreviewStatus = 'ready' | 'loading' | 'error' | 'offline' | 'tooLarge' | 'unreadable' | 'denied';

/** A file to be looked at. */
export interface PreviewView extends FileView {
  preview: PreviewKind;
  status: PreviewStatus;
  /** Address of the picture, video, sound or PDF. */
  url?: string | undefined;
  /** Content of a text; without it the preview asks `loadText`. */
  text?: string | undefined;
  /** Pixels, of pictures: their room is kept. */
  width?: number | undefined;
  height?: number | undefined;
  /** Lines of the details: owner, folder, what else is known. */
  details?: readonly { label: string; value: string }[] | undefined;
}

export interface FilePreviewOptions {
  /** The files that one can go through. */
  files: readonly PreviewView[];
  /** The one shown; the preview is closed without one. */
  currentId: string | undefined;
  /** Another one, or `undefined` when it is closed. */
  onCurrentIdChange: (id: string | undefined) => void;
}

/** The content of a text. It rejects when it could not be had; `signal` aborts when nobody waits any more. */
export type LoadText = (file: PreviewView, signal: AbortSignal) => Promise<string>;

/**
 * Shows a PDF or an office file. `onFail` says why it could not: the preview then shows that state, and a retry renders the
 * file again. What it renders is as wide as the preview; the buttons to the other files lie over `--preview-side` of it at
 * both sides.
 */
export type RenderDocument = (
  file: PreviewView,
  onFail: (status: Exclude<PreviewStatus, 'ready' | 'loading'>) => void,
) => ReactNode;

export interface FilePreviewProps
  extends FilePreviewOptions, Omit<DialogContentProps, keyof FilePreviewOptions | 'width' | 'children'> {
  /** Tries again: its status was `error` or `offline`, or its picture could not be drawn. */
  onRetry: (id: string) => void;
  onDownload?: ((id: string) => void) | undefined;
  onShare?: ((id: string) => void) | undefined;
  /** Keeps a file that is not on the reader's own disk there. */
  onSaveToDisk?: ((id: string) => void) | undefined;
  /** Asked once a text without content is shown, and again after a failure. */
  loadText?: LoadText | undefined;
  /** Without it a PDF opens in a tab of its own, and an office file can only be downloaded. */
  renderDocument?: RenderDocument | undefined;
  formatSize: FormatSize;
  labels: FilePreviewLabels;
}

/** Every word of the preview. */
export interface FilePreviewLabels {
  /** `at` counts from 1. */
  position: (at: number, count: number) => string;
  previous: string;
  next: string;
  close: string;
  download: string;
  share: string;
  saveToDisk: string;
  details: string;
  size: string;
  dimensions: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  /** Where the zoom stands, for assistive tools. */
  zoomed: (percent: number) => string;
  rotate: string;
  openInTab: string;
  pdfHint: string;
  unsupported: string;
  /** A text without a character. */
  emptyText: string;
  tooLarge: string;
  unreadable: string;
  loading: string;
  /** Said when loading takes longer than 5 s. */
  slow: string;
  failed: string;
  offline: string;
  denied: string;
  /** Leaves the preview of a file that cannot be seen. */
  back: string;
  retry: string;
}
