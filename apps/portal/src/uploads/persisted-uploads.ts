import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A file on its way, as it lies on the device until it has arrived (decision C2). */
export interface PersistedUpload {
  id: string;
  /** Whose it is: `tenant~user`. */
  account: string;
  /** The tab that sends it: the name of a lock that the tab holds for as long as it lives. */
  tab: string;
  /** The file itself; absent where it is too large to lie here a second time. */
  file?: Blob;
  name: string;
  /** Folders below `parentId`. */
  path: readonly string[];
  parentId: string;
  /** Bytes, and milliseconds since 1970: they tell the file when it is chosen again. */
  size: number;
  lastModified: number;
}

interface KeptSchema extends DBSchema {
  uploads: { key: string; value: PersistedUpload; indexes: { account: string } };
}

/** Files that are larger, or all that comes after so many bytes, are kept by name alone. */
const largest = { file: 512 * 1024 * 1024, all: 2 * 1024 * 1024 * 1024 };

function byName(upload: PersistedUpload): PersistedUpload {
  const { file: _, ...named } = upload;
  return named;
}

/** Of these, in order, the ones whose bytes are kept; the rest is kept by name. */
export function withinRoom(uploads: readonly PersistedUpload[]): PersistedUpload[] {
  let taken = 0;
  return uploads.map((upload) => {
    if (upload.size <= largest.file && taken + upload.size <= largest.all) {
      taken += upload.size;
      return upload;
    }
    return byName(upload);
  });
}

/** Uploads under way in IndexedDB: they survive a reload, a crash and a closed browser. */
export function openPersistedUploads(databaseName = 'snap-portal-uploads') {
  let opening: Promise<IDBPDatabase<KeptSchema>> | undefined;
  const database = () => {
    opening ??= openDB<KeptSchema>(databaseName, 1, {
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
    /** Those of a person whose tab is gone: they are this tab's from now on. */
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
