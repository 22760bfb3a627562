import type { DialogContentProps } from '../../../primitives/Dialog/Dialog.tsx';
import type { FileView, FormatSize } from '../../shared/file-views.ts';
import type { TimeSettings } from '../../shared/views.ts';
import type { MutationStatus } from '../../shared/status.ts';

/** What to do about a taken name (decision C3). `replace` of a folder puts both together. */
export type ConflictAnswer = 'rename' | 'replace' | 'skip';

/** A name that is taken. */
export interface ConflictView {
  id: string;
  /** What comes. */
  incoming: FileView;
  /** What is there. */
  existing: FileView;
  /** What the new one would be called, such as `photo (2).jpg`. */
  freeName?: string | undefined;
  /** Replaced, the content that is there becomes an earlier version of the file; else it goes to the recycle bin. */
  versioned?: boolean | undefined;
  /** Folder in which they meet. */
  folder?: string | undefined;
}

export interface ConflictDialogOptions {
  /** The one asked about now; the dialog is closed without one. */
  conflict: ConflictView | undefined;
  /** How many more wait behind it. */
  waiting: number;
  status: MutationStatus;
  /** Settles one; with `applyToAll` also those that wait, and later ones of the same batch. */
  onAnswer: (id: string, answer: ConflictAnswer, applyToAll: boolean) => void;
  /** Decide later: nothing is cancelled, the file goes on waiting. */
  onPostpone: (id: string) => void;
}

export interface ConflictDialogProps
  extends
    ConflictDialogOptions,
    TimeSettings,
    Omit<DialogContentProps, keyof ConflictDialogOptions | 'width' | 'children'> {
  /** One sentence, when the answer could not be carried out. */
  error?: string | undefined;
  formatSize: FormatSize;
  labels: ConflictDialogLabels;
}

/** Every word of the dialog. */
export interface ConflictDialogLabels {
  titleFile: string;
  titleFolder: string;
  /** One sentence that names the file and, where it is known, the folder. */
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
  /** What each does, in one line. */
  renameHint: (name: string | undefined) => string;
  replaceHint: string;
  /** The same where an earlier version is kept. */
  versionHint: string;
  mergeHint: string;
  skipHint: string;
  applyToAll: (waiting: number) => string;
  waiting: (count: number) => string;
  postpone: string;
}
