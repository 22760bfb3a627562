import type { ReactNode } from 'react';
import type { DialogContentProps } from '../../../primitives/Dialog/Dialog.tsx';
import type { FileView, FormatSize } from '../../shared/files/file-views.ts';

/** How a file is previewed. `document`, `sheet` and `slides` are office files. `none`: it can only be downloaded. */
export type PreviewKind =
  'image' | 'video' | 'audio' | 'pdf' | 'document' | 'sheet' | 'slides' | 'svg' | 'text' | 'none';

/**
 * - `ready`: the URL or text is known.
 * - `tooLarge`: too large to preview.
 * - `unreadable`: damaged, encrypted, or not of the kind that its name says.
 * - `denied`: the user may not, or no longer, see it.
 */
export type PreviewStatus = 'ready' | 'loading' | 'error' | 'offline' | 'tooLarge' | 'unreadable' | 'denied';

/** A file to preview. */
export interface PreviewView extends FileView {
  preview: PreviewKind;
  status: PreviewStatus;
  /** URL of the picture, video, sound or PDF. */
  url?: string | undefined;
  /** Content of a text; without it the preview calls `loadText`. */
  text?: string | undefined;
  /** Pixels, of pictures: reserve their room. */
  width?: number | undefined;
  height?: number | undefined;
  /** Lines of the details, such as the owner and the folder. */
  details?: readonly { label: string; value: string }[] | undefined;
}

export interface FilePreviewOptions {
  /** The files to browse. */
  files: readonly PreviewView[];
  /** The current file; undefined closes the preview. */
  currentId: string | undefined;
  /** The id of another file, or `undefined` on closing. */
  onCurrentIdChange: (id: string | undefined) => void;
}

/** Loads the content of a text. Rejects on failure; `signal` aborts when the file is no longer shown. */
export type LoadText = (file: PreviewView, signal: AbortSignal) => Promise<string>;

/**
 * Renders a PDF or an office file. `onFail` reports why it could not: the preview then shows that state, and a retry
 * renders the file again. The result is as wide as the preview; the buttons to the other files cover `--preview-side`
 * of it at both sides.
 */
export type RenderDocument = (
  file: PreviewView,
  onFail: (status: Exclude<PreviewStatus, 'ready' | 'loading'>) => void,
) => ReactNode;

export interface FilePreviewProps
  extends FilePreviewOptions, Omit<DialogContentProps, keyof FilePreviewOptions | 'width' | 'children'> {
  /** Retries: the status was `error` or `offline`, or the picture could not be decoded. */
  onRetry: (id: string) => void;
  onDownload?: ((id: string) => void) | undefined;
  onShare?: ((id: string) => void) | undefined;
  /** Saves a file to the user's disk. */
  onSaveToDisk?: ((id: string) => void) | undefined;
  /** Called when a text without content is shown, and again after a failure. */
  loadText?: LoadText | undefined;
  /** Without it a PDF opens in a new tab, and an office file can only be downloaded. */
  renderDocument?: RenderDocument | undefined;
  formatSize: FormatSize;
  labels: FilePreviewLabels;
}

/** Labels of `FilePreview`. */
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
  /** Line of the details that shows the whole name. */
  name: string;
  size: string;
  dimensions: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  /** Current zoom, for assistive technology. */
  zoomed: (percent: number) => string;
  rotate: string;
  openInTab: string;
  pdfHint: string;
  unsupported: string;
  /** An empty text. */
  emptyText: string;
  tooLarge: string;
  unreadable: string;
  loading: string;
  /** Shown when loading takes longer than 5 s. */
  slow: string;
  failed: string;
  offline: string;
  denied: string;
  /** Closes the preview of a file that may not be seen. */
  back: string;
  retry: string;
}
