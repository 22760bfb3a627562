import type { Target } from '@snap/portal-api/contract';

/** A file of a draft as the device stores it. */
export interface AttachmentRecord {
  /** Of the message that will carry it. */
  id: string;
  /** Its author, `tenant~user`. */
  account: string;
  target: Target;
  file: File;
  /** Milliseconds since 1970; files of one choice count on. */
  addedAt: number;
  /** On the disk, once it is uploaded. */
  fileId?: string;
}

/** Stores the files of drafts on the device (decision B12). */
export interface AttachmentStorage {
  /** A user's files in the order in which they were added. */
  list(account: string): Promise<AttachmentRecord[]>;
  /** Adds a record, or replaces that of the same id. */
  put(record: AttachmentRecord): Promise<void>;
  remove(id: string): Promise<void>;
}
