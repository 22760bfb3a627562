import type { MessageFile, Target } from '@snap/portal-api/contract';

/** The message that an outbox item quotes. */
export interface Quote {
  id: string;
  senderName: string;
  text: string;
}

/** A user who is mentioned in a text, which holds `@` and the name. */
export interface Mention {
  id: string;
  name: string;
}

/** A file that is not on the server yet; the device stores it with its outbox item. */
export interface OutboxFile {
  file: File;
  /** Pixels, of images: their room is reserved. */
  width?: number | undefined;
  height?: number | undefined;
  /** On the disk, where it was uploaded before it was sent. */
  fileId?: string | undefined;
}

/** Why the server refused a message. */
export interface Refusal {
  code: string;
  msg?: string;
  /** HTTP status, where it was refused by one. */
  status?: number;
}

/** An outbox item as the device stores it. */
export interface OutboxRecord {
  /** Grows with each item: the order of sending. */
  order: number;
  /** The same on every try, so that the server stores nothing twice (decision B5). */
  clientMsgId: string;
  /** Its author, `tenant~user`. */
  account: string;
  target: Target;
  /** Name of the conversation: the list shows it before the first message is sent. */
  targetName?: string | undefined;
  text: string;
  quote?: Quote | undefined;
  mentions?: readonly Mention[] | undefined;
  /** The file that it carries: the item waits for the upload (decision B16). */
  upload?: OutboxFile | undefined;
  /** The same once it is uploaded. */
  file?: MessageFile | undefined;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** The server refused it: it stays until its author resends or deletes it. */
  failure?: Refusal;
  /** Its first `clientMsgId` was taken: it has a new one. */
  renewed?: true;
}

/** Stores outbox items on the device, in order. */
export interface OutboxStorage {
  /** Resolves to the order, once the item is stored. */
  add(record: Omit<OutboxRecord, 'order'>): Promise<number>;
  list(account: string): Promise<OutboxRecord[]>;
  /** Marks an item as refused; with undefined, as queued again. Does nothing when the item is gone. */
  setFailure(order: number, failure: Refusal | undefined): Promise<void>;
  /** The file of an item is uploaded; its bytes need not be stored any more. */
  setFile(order: number, file: MessageFile): Promise<void>;
  /** Gives an item a new id, once it is certain that nothing was sent under the old one. Clears its failure. */
  renew(order: number, clientMsgId: string): Promise<void>;
  remove(clientMsgId: string): Promise<void>;
}
