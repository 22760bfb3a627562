import type { MessageFile, Target } from '@snap/portal-api/contract';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A message that is answered, as its answer shows it. */
export interface OutgoingQuote {
  id: string;
  senderName: string;
  text: string;
}

/** Somebody who is called in a text: there stands `@` and the name. */
export interface OutgoingMention {
  id: string;
  name: string;
}

/** A file that is not on the server yet; it lies on the device with its message. */
export interface OutgoingFile {
  file: File;
  /** Pixels, of pictures: their room is kept. */
  width?: number | undefined;
  height?: number | undefined;
}

/** A message on its way out, as it lies on the device. */
export interface OutboxRecord {
  /** Grows with each message: the order of sending. */
  order: number;
  /** The same on every try, so that the server sends nothing twice (decision B5). */
  clientMsgId: string;
  /** Whose message it is: `tenant~user`. */
  account: string;
  target: Target;
  /** Of the conversation: the list names it before its first message is there. */
  targetName?: string | undefined;
  text: string;
  /** What it answers. */
  quote?: OutgoingQuote | undefined;
  /** Who is called in the text. */
  mentions?: readonly OutgoingMention[] | undefined;
  /** The file that it carries: it waits until that is uploaded (decision B16). */
  upload?: OutgoingFile | undefined;
  /** The same once the server has it. */
  file?: MessageFile | undefined;
  /** Milliseconds. */
  createdAt: number;
  /** The server refused it: kept until its author resends or deletes it. */
  failure?: { code: string; msg?: string; /** Of HTTP, where it was refused by one. */ status?: number };
  /** Its first `clientMsgId` was taken: it has a new one. */
  renewed?: true;
}

/** Keeps outgoing messages on the device, in order. */
export interface OutboxStorage {
  /** Resolves to the order, once the message is safe. */
  add(record: Omit<OutboxRecord, 'order'>): Promise<number>;
  list(account: string): Promise<OutboxRecord[]>;
  /** Marks as refused; with undefined, as waiting again. Nothing happens when the message is gone. */
  setFailure(order: number, failure: OutboxRecord['failure']): Promise<void>;
  /** The server has the file of a message; its bytes need not lie here any more. */
  setFile(order: number, file: MessageFile): Promise<void>;
  /** Gives a message a new id, once it is certain that nothing was sent under the old one. Clears its failure. */
  renew(order: number, clientMsgId: string): Promise<void>;
  remove(clientMsgId: string): Promise<void>;
}

/** A file as it lies where files cannot: a private window of Safari keeps bytes, and no files. */
interface FileBytes extends Omit<OutgoingFile, 'file'> {
  bytes: ArrayBuffer;
  name: string;
  type: string;
  lastModified: number;
}
type StoredRecord = Omit<OutboxRecord, 'upload'> & { upload?: OutgoingFile | FileBytes | undefined };

async function toBytes({ file, ...rest }: OutgoingFile): Promise<FileBytes> {
  const { name, type, lastModified } = file;
  return { ...rest, bytes: await file.arrayBuffer(), name, type, lastModified };
}

function fromStored({ upload, ...record }: StoredRecord): OutboxRecord {
  if (!upload) return record;
  if ('file' in upload) return { ...record, upload };
  const { bytes, name, type, lastModified, ...rest } = upload;
  return { ...record, upload: { ...rest, file: new File([bytes], name, { type, lastModified }) } };
}

interface OutboxSchema extends DBSchema {
  outbox: { key: number; value: StoredRecord; indexes: { account: string; clientMsgId: string } };
}

/** The outbox in IndexedDB: it survives a reload, a crash and a closed browser (decision B18). */
export function openOutboxStorage(name = 'snap-portal'): OutboxStorage {
  let opening: Promise<IDBPDatabase<OutboxSchema>> | undefined;
  const database = () => {
    opening ??= openDB<OutboxSchema>(name, 1, {
      upgrade(db) {
        const store = db.createObjectStore('outbox', { keyPath: 'order', autoIncrement: true });
        store.createIndex('account', 'account');
        store.createIndex('clientMsgId', 'clientMsgId', { unique: true });
      },
    });
    return opening;
  };
  async function add(record: Omit<StoredRecord, 'order'>): Promise<number> {
    const transaction = (await database()).transaction('outbox', 'readwrite');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- IndexedDB makes `order` itself
    const [order] = await Promise.all([transaction.store.add(record as StoredRecord), transaction.done]);
    return order;
  }

  return {
    async add(record) {
      const { upload } = record;
      if (!upload) return add(record);
      return add(record).catch(async () => add({ ...record, upload: await toBytes(upload) }));
    },
    async list(account) {
      return (await (await database()).getAllFromIndex('outbox', 'account', account)).map(fromStored);
    },
    async setFailure(order, failure) {
      const transaction = (await database()).transaction('outbox', 'readwrite');
      const record = await transaction.store.get(order);
      if (record) {
        const { failure: _, ...rest } = record;
        await transaction.store.put(failure ? { ...rest, failure } : rest);
      }
      await transaction.done;
    },
    async setFile(order, file) {
      const transaction = (await database()).transaction('outbox', 'readwrite');
      const record = await transaction.store.get(order);
      if (record) {
        const { upload: _, ...rest } = record;
        await transaction.store.put({ ...rest, file });
      }
      await transaction.done;
    },
    async renew(order, clientMsgId) {
      const transaction = (await database()).transaction('outbox', 'readwrite');
      const record = await transaction.store.get(order);
      if (record) {
        const { failure: _, ...rest } = record;
        await transaction.store.put({ ...rest, clientMsgId, renewed: true });
      }
      await transaction.done;
    },
    async remove(clientMsgId) {
      const transaction = (await database()).transaction('outbox', 'readwrite');
      const order = await transaction.store.index('clientMsgId').getKey(clientMsgId);
      if (order !== undefined) await transaction.store.delete(order);
      await transaction.done;
    },
  };
}
