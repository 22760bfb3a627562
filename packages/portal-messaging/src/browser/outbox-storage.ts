import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OutboxFile, OutboxRecord, OutboxStorage } from '../outbox/outbox-storage.ts';
import { fromBytes, toBytes, type FileBytes } from './file-bytes.ts';

type StoredRecord = Omit<OutboxRecord, 'upload'> & {
  upload?: OutboxFile | (Omit<OutboxFile, 'file'> & FileBytes) | undefined;
};

function fromStored({ upload, ...record }: StoredRecord): OutboxRecord {
  if (!upload) return record;
  if ('file' in upload) return { ...record, upload };
  const { width, height, fileId } = upload;
  return { ...record, upload: { width, height, fileId, file: fromBytes(upload) } };
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
      return add(record).catch(async () => {
        const { file, ...size } = upload;
        return add({ ...record, upload: { ...size, ...(await toBytes(file)) } });
      });
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
