import type { LoadStatus } from '../../shared/status.ts';
import type { DialogContentProps } from '../../../primitives/Dialog/Dialog.tsx';
import type { FileKind } from '../../../primitives/FileIcon/FileIcon.tsx';
import type { FormatSize } from '../../shared/file-views.ts';
import type { TimeSettings } from '../../shared/views.ts';

/** An earlier content of a file. */
export interface VersionView {
  id: string;
  /** Milliseconds since 1970: since when the file had this content. */
  time: number;
  /** Bytes. */
  size: number;
  /** Who put it there. */
  person: string;
}

/** The content that the file has now. */
export interface VersionedFileView extends Omit<VersionView, 'id'> {
  name: string;
  kind: FileKind;
}

export interface VersionsDialogOptions {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  file: VersionedFileView;
  /** The newest first. `error` and `offline` with versions at hand keep them, under a line that says so. */
  versions: readonly VersionView[];
  status: LoadStatus;
  onRetry: () => void;
  /** The version that is being restored or removed. */
  pendingId?: string | undefined;
  /** One sentence, when the last change failed. */
  error?: string | undefined;
  onRestore: (id: string) => void;
  onDownload: (id: string) => void;
  /** For good; asked before. */
  onRemove: (id: string) => void;
}

export interface VersionsDialogProps
  extends
    VersionsDialogOptions,
    TimeSettings,
    Omit<DialogContentProps, keyof VersionsDialogOptions | 'width' | 'children'> {
  formatSize: FormatSize;
  labels: VersionsDialogLabels;
}

/** Every word of the dialog. */
export interface VersionsDialogLabels {
  title: string;
  /** What versions are, in one sentence. */
  hint: string;
  versions: string;
  current: string;
  /** A version's name for assistive tools, by its time. */
  version: (time: string) => string;
  restore: string;
  download: string;
  remove: string;
  /** Names of the buttons, by the version's time. */
  restoreOf: (time: string) => string;
  downloadOf: (time: string) => string;
  removeOf: (time: string) => string;
  removeTitle: string;
  removeQuestion: (time: string) => string;
  pending: string;
  empty: string;
  loading: string;
  slow: string;
  failed: string;
  offline: string;
  offlineBare: string;
  retry: string;
  cancel: string;
  close: string;
}
