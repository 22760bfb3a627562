import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** An unfinished upload, as it is stored on the device (decision C2). */
export interface PersistedUpload {
  id: string;
  /** `tenant~user` */
  account: string;
  /** The tab that sends it: the name of a lock that the tab holds until it is closed. */
  tab: string;
  /** The bytes; absent when the file is too large to be stored. */
  file?: Blob;
  name: string;
  /** Folders below `parentId`. */
  path: readonly string[];
  parentId: string;
  /** Bytes, and milliseconds since 1970: they identify the file when it is chosen again. */
  size: number;
  lastModified: number;
}

interface UploadSchema extends DBSchema {
  uploads: { key: string; value: PersistedUpload; indexes: { account: string } };
}

/** Limits in bytes, of a file and of all files together. What exceeds them is stored without its bytes. */
const MAX_BYTES = { file: 512 * 1024 * 1024, all: 2 * 1024 * 1024 * 1024 };

function byName(upload: PersistedUpload): PersistedUpload {
  const { file: _, ...named } = upload;
  return named;
}

/** Removes the bytes of the uploads that exceed the limits. */
export function withinRoom(uploads: readonly PersistedUpload[]): PersistedUpload[] {
  let taken = 0;
  return uploads.map((upload) => {
    if (upload.size <= MAX_BYTES.file && taken + upload.size <= MAX_BYTES.all) {
      taken += upload.size;
      return upload;
    }
    return byName(upload);
  });
}

/** Uploads under way in IndexedDB: they survive a reload, a crash and a closed browser. */
export function openPersistedUploads(databaseName = 'snap-portal-uploads') {
  let opening: Promise<IDBPDatabase<UploadSchema>> | undefined;
  const database = () => {
    opening ??= openDB<UploadSchema>(databaseName, 1, {
      upgrade(db) {
        db.createObjectStore('uploads', { keyPath: 'id' }).createIndex('account', 'account');
      },
    });
    return opening;
  };
  const put = async (uploads: readonly PersistedUpload[]) => {
    const transaction = (await database()).transaction('uploads', 'readwrite');
    for (const upload of uploads) void transaction.store.put(upload).catch(() => undefined);
    // Without an explicit commit a reload in the next moments would abort it.
    transaction.commit();
    await transaction.done;
  };

  /** Adds the bytes of an upload in progress. */
  const fill = async (upload: PersistedUpload) => {
    const transaction = (await database()).transaction('uploads', 'readwrite');
    if ((await transaction.store.getKey(upload.id)) !== undefined)
      void transaction.store.put(upload).catch(() => undefined);
    await transaction.done;
  };

  return {
    /** Opens the database, so that the first upload need not wait for it. */
    async open(): Promise<void> {
      await database();
    },
    /**
     * Stores uploads on the device: their names at once, then their bytes if there is room. Copying hundreds of megabytes takes
     * seconds, and after a reload during that time the upload would otherwise be unknown.
     */
    async add(uploads: readonly PersistedUpload[]): Promise<void> {
      await put(uploads.map(byName));
      for (const upload of withinRoom(uploads)) {
        // oxlint-disable-next-line no-await-in-loop -- one at a time: a file without room must not undo those before it
        if (upload.file !== undefined) await fill(upload).catch(() => undefined);
      }
    },
    async remove(ids: readonly string[]): Promise<void> {
      const transaction = (await database()).transaction('uploads', 'readwrite');
      for (const id of ids) void transaction.store.delete(id);
      await transaction.done;
    },
    /** Assigns the uploads of a user whose tab is closed to this tab. */
    async adopt(account: string, tab: string, isAlive: (tab: string) => boolean): Promise<PersistedUpload[]> {
      const transaction = (await database()).transaction('uploads', 'readwrite');
      const all = await transaction.store.index('account').getAll(account);
      const left = all.filter((upload) => !isAlive(upload.tab)).map((upload) => ({ ...upload, tab }));
      for (const upload of left) void transaction.store.put(upload);
      await transaction.done;
      return left;
    },
  };
}
