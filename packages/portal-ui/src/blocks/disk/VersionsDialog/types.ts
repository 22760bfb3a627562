import type { LoadStatus } from '../../shared/status.ts';
import type { DialogContentProps } from '../../../primitives/Dialog/Dialog.tsx';
import type { FileKind } from '../../../primitives/FileIcon/FileIcon.tsx';
import type { FormatSize } from '../../shared/files/file-views.ts';
import type { TimeSettings } from '../../shared/views.ts';

/** An earlier version of a file. */
export interface VersionView {
  id: string;
  /** Milliseconds since 1970, when this content was uploaded. */
  time: number;
  /** Bytes. */
  size: number;
  /** Who uploaded it. */
  person: string;
}

/** The current content. */
export interface VersionedFileView extends Omit<VersionView, 'id'> {
  name: string;
  kind: FileKind;
}

/** What can be done with a version, and how the last action goes. */
export interface VersionActions {
  onRestore: (id: string) => void;
  onDownload: (id: string) => void;
  /** Deletes permanently, after confirmation. */
  onRemove: (id: string) => void;
  /** The version being restored or deleted. */
  pendingId?: string | undefined;
  /** One sentence, when the last action failed. */
  error?: string | undefined;
}

export interface VersionsDialogOptions {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  file: VersionedFileView;
  /** Newest first. `error` and `offline` with versions show them under a line that says so. */
  versions: readonly VersionView[];
  status: LoadStatus;
  onRetry: () => void;
  actions: VersionActions;
}

export interface VersionsDialogProps
  extends
    VersionsDialogOptions,
    TimeSettings,
    Omit<DialogContentProps, keyof VersionsDialogOptions | 'width' | 'children'> {
  formatSize: FormatSize;
  labels: VersionsDialogLabels;
}

/** Labels of `VersionsDialog`. */
export interface VersionsDialogLabels {
  title: string;
  /** What versions are, in one sentence. */
  hint: string;
  versions: string;
  current: string;
  /** A version's accessible name, by its time. */
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
