import type { DialogContentProps } from '../../../primitives/Dialog/Dialog.tsx';
import type { FileView, FormatSize } from '../../shared/files/file-views.ts';
import type { TimeSettings } from '../../shared/views.ts';
import type { MutationStatus } from '../../shared/status.ts';

/** Resolution of a name conflict (decision C3). `replace` of a folder merges both. */
export type ConflictResolution = 'rename' | 'replace' | 'skip';

/** A name conflict. */
export interface ConflictView {
  id: string;
  /** The new item. */
  incoming: FileView;
  /** The existing item. */
  existing: FileView;
  /** Name of the new item with `keepBoth`, such as `photo (2).jpg`. */
  freeName?: string | undefined;
  /**
   * With `replace`, the existing content becomes an earlier version of the file; otherwise it goes to the recycle bin.
   */
  versioned?: boolean | undefined;
  /** Folder of both items. */
  folder?: string | undefined;
}

export interface ConflictDialogOptions {
  /** The current conflict; undefined closes the dialog. */
  conflict: ConflictView | undefined;
  /** Number of further conflicts. */
  waiting: number;
  status: MutationStatus;
  /** Resolves the conflict; with `applyToAll` also the pending ones and later ones of the same batch. */
  onResolve: (id: string, resolution: ConflictResolution, applyToAll: boolean) => void;
  /** Postpones: nothing is cancelled, the file keeps waiting. */
  onPostpone: (id: string) => void;
}

export interface ConflictDialogProps
  extends
    ConflictDialogOptions,
    TimeSettings,
    Omit<DialogContentProps, keyof ConflictDialogOptions | 'width' | 'children'> {
  /** One sentence, when the resolution failed. */
  error?: string | undefined;
  formatSize: FormatSize;
  labels: ConflictDialogLabels;
}

/** Labels of `ConflictDialog`. */
export interface ConflictDialogLabels {
  titleFile: string;
  titleFolder: string;
  /** One sentence that names the file and, if known, the folder. */
  question: (name: string, folder: string | undefined) => string;
  questionFolder: (name: string, folder: string | undefined) => string;
  incoming: string;
  existing: string;
  newer: string;
  larger: string;
  rename: string;
  replace: string;
  merge: string;
  skip: string;
  /** Description of each resolution, in one line. */
  renameHint: (name: string | undefined) => string;
  replaceHint: string;
  /** The same if the earlier version is retained. */
  versionHint: string;
  mergeHint: string;
  skipHint: string;
  applyToAll: (waiting: number) => string;
  waiting: (count: number) => string;
  postpone: string;
}
