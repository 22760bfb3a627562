import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { AttachmentRecord, AttachmentStorage } from '../drafts/attachment-storage.ts';
import { fromBytes, toBytes, type FileBytes } from './file-bytes.ts';

type StoredRecord = Omit<AttachmentRecord, 'file'> & { file: File | FileBytes };

interface AttachmentSchema extends DBSchema {
  attachments: { key: string; value: StoredRecord; indexes: { account: string } };
}

/**
 * Files of drafts in IndexedDB. A database of its own: another version of the outbox's would wait for every tab with an
 * earlier one.
 */
export function openAttachmentStorage(name = 'snap-portal-attachments'): AttachmentStorage {
  let opening: Promise<IDBPDatabase<AttachmentSchema>> | undefined;
  const database = () => {
    opening ??= openDB<AttachmentSchema>(name, 1, {
      upgrade(db) {
        db.createObjectStore('attachments', { keyPath: 'id' }).createIndex('account', 'account');
      },
    });
    return opening;
  };
  const put = async (record: StoredRecord) => void (await (await database()).put('attachments', record));

  return {
    async list(account) {
      const records = await (await database()).getAllFromIndex('attachments', 'account', account);
      return records
        .map(({ file, ...record }) => ({ ...record, file: file instanceof File ? file : fromBytes(file) }))
        .toSorted((a, b) => a.addedAt - b.addedAt);
    },
    put: (record) => put(record).catch(async () => put({ ...record, file: await toBytes(record.file) })),
    async remove(id) {
      await (await database()).delete('attachments', id);
    },
  };
}
