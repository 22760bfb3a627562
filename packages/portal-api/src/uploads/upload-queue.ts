import { areaApi } from '../client/area-api.ts';
import type { PortalClient } from '../client/client.ts';
import { PortalApiError } from '../client/errors.ts';
import type { ConflictPolicy, DiskItem } from '../contract/disk/items.ts';
import { disk } from '../areas/disk.ts';
import { cleanFileName } from '../rules/file-names.ts';
import { createFolders } from './folders.ts';
import { renamedOf, type RenamedUpload } from './renamed.ts';
import { createTransfer, giveUpUpload, type Transfer, type TransferSettings } from './transfer.ts';

/** State of a file in the queue. */
export type UploadState =
  | 'waiting'
  | 'uploading'
  | 'paused'
  /** Its name is taken: `resolve` decides the conflict; other files continue. */
  | 'asking'
  | 'done'
  | 'skipped'
  | 'failed';

/** A file in the queue. Replaced by a new object on each change. */
export interface UploadTask {
  readonly id: string;
  readonly name: string;
  /** Subfolders of `parentId`, for files of a dropped folder. */
  readonly path: readonly string[];
  /** Names of the file and its folders that were replaced because they are invalid. */
  readonly renamed?: readonly RenamedUpload[];
  readonly parentId: string;
  /** Bytes: total and sent. */
  readonly size: number;
  readonly sent: number;
  /** Modification time in milliseconds, if known. */
  readonly modified?: number;
  readonly state: UploadState;
  /** Id of the uploaded file. */
  readonly fileId?: string;
  /** The existing item, in state `asking`. */
  readonly existing?: DiskItem;
  readonly error?: PortalApiError;
}

/** Counts and bytes of the whole queue. */
export interface UploadSummary {
  total: number;
  byState: Readonly<Record<UploadState, number>>;
  size: number;
  sent: number;
}

export interface NewUpload {
  file: Blob & { readonly lastModified?: number };
  /** Default: the file's own name. */
  name: string;
  path?: readonly string[];
}

/** Uploads any number of files, a few in parallel (C2, C3). */
export interface UploadQueue {
  /** Adds files and starts; returns their ids in order. Default `conflict`: `ask`. */
  add(files: readonly NewUpload[], where: { parentId: string; conflict?: ConflictPolicy }): string[];
  /** Pauses one file, or all unfinished ones. */
  pause(id?: string): void;
  /** Resumes paused files. */
  resume(id?: string): void;
  /** Removes a file from the queue; cancels an unfinished upload. */
  cancel(id: string): void;
  /** Retries a failed file, or all. */
  retry(id?: string): void;
  /** Resolves a conflict; with `applyToAll` for all files that were added with it. */
  resolve(id: string, conflict: Exclude<ConflictPolicy, 'ask'>, applyToAll?: boolean): void;
  /** Removes finished and skipped files from the queue. */
  clearFinished(): void;
  /** All files in order of adding. The same array until something changes. */
  tasks(): readonly UploadTask[];
  task(id: string): UploadTask | undefined;
  summary(): UploadSummary;
  /** Notifies after changes, batched; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export interface UploadQueueOptions extends TransferSettings {
  client: PortalClient;
  /** Maximum parallel uploads. */
  parallel?: number;
}

interface Entry {
  task: UploadTask;
  file: NewUpload['file'];
  batch: number;
  conflict: ConflictPolicy;
  transfer?: Transfer;
}

const states: readonly UploadState[] = [
  'waiting',
  'uploading',
  'paused',
  'asking',
  'done',
  'skipped',
  'failed',
];

/** Creates an empty queue. */
export function createUploadQueue({ client, parallel = 3, ...settings }: UploadQueueOptions): UploadQueue {
  const entries = new Map<string, Entry>();
  const decisions = new Map<number, ConflictPolicy>();
  const listeners = new Set<() => void>();
  const folders = createFolders(areaApi(client, disk));
  let added = 0;
  let batches = 0;
  let list: readonly UploadTask[] | undefined;
  let notifying = false;

  const changed = () => {
    list = undefined;
    if (notifying) return;
    notifying = true;
    queueMicrotask(() => {
      notifying = false;
      for (const listener of listeners) listener();
    });
  };
  const update = (entry: Entry, change: Partial<UploadTask>) => {
    const { error: _, existing: __, ...unchanged } = entry.task;
    entry.task = { ...unchanged, ...change };
    changed();
  };
  /** Ends the upload of a file, for any reason, and starts the next one. */
  const settle = (entry: Entry, change: Partial<UploadTask>) => {
    update(entry, change);
    pump();
  };

  const begin = async (entry: Entry) => {
    update(entry, { state: 'uploading' });
    try {
      const parentId = await folders.open(entry.task.parentId, entry.task.path);
      // Paused or cancelled during the request.
      if (entry.task.state !== 'uploading' || !entries.has(entry.task.id)) return;
      entry.transfer ??= createTransfer(
        client,
        entry.file,
        { parentId, name: entry.task.name, conflict: entry.conflict },
        {
          onProgress: (sent) => update(entry, { sent }),
          onDone: (fileId) => settle(entry, { state: 'done', sent: entry.task.size, fileId }),
          onFailed: (error) => settle(entry, { state: 'failed', error }),
          onConflict: (existing) => meetConflict(entry, existing),
        },
        settings,
      );
      entry.transfer.start();
    } catch (error) {
      if (!(error instanceof PortalApiError)) throw error;
      settle(entry, { state: 'failed', error });
    }
  };
  const meetConflict = (entry: Entry, existing: DiskItem) => {
    delete entry.transfer;
    const decided = decisions.get(entry.batch);
    if (entry.conflict === 'skip') settle(entry, { state: 'skipped' });
    else if (entry.conflict === 'ask' && decided !== undefined) decide(entry, decided);
    else settle(entry, { state: 'asking', existing });
  };
  const decide = (entry: Entry, conflict: ConflictPolicy) => {
    entry.conflict = conflict;
    settle(entry, { state: conflict === 'skip' ? 'skipped' : 'waiting' });
  };
  const pump = () => {
    let busy = 0;
    for (const { task } of entries.values()) if (task.state === 'uploading') busy += 1;
    for (const entry of entries.values()) {
      if (busy >= parallel) return;
      if (entry.task.state !== 'waiting') continue;
      busy += 1;
      void begin(entry);
    }
  };
  const each = (id: string | undefined, wanted: readonly UploadState[], work: (entry: Entry) => void) => {
    for (const entry of entries.values()) {
      if ((id === undefined || entry.task.id === id) && wanted.includes(entry.task.state)) work(entry);
    }
    pump();
  };

  return {
    add(files, { parentId, conflict = 'ask' }) {
      batches += 1;
      const ids = files.map(({ file, name, path = [] }) => {
        added += 1;
        const id = `upload-${added}`;
        const renamed = renamedOf(path, name);
        const task: UploadTask = {
          id,
          name: cleanFileName(name),
          path: path.map((folder) => cleanFileName(folder, true)),
          ...(renamed.length > 0 && { renamed }),
          parentId,
          size: file.size,
          sent: 0,
          ...(file.lastModified !== undefined && { modified: file.lastModified }),
          state: 'waiting',
        };
        entries.set(id, { task, file, batch: batches, conflict });
        return id;
      });
      changed();
      pump();
      return ids;
    },
    pause: (id) =>
      each(id, ['waiting', 'uploading'], (entry) => {
        entry.transfer?.pause();
        update(entry, { state: 'paused' });
      }),
    resume: (id) => each(id, ['paused'], (entry) => update(entry, { state: 'waiting' })),
    retry: (id) => each(id, ['failed'], (entry) => update(entry, { state: 'waiting' })),
    cancel: (id) =>
      each(id, states, (entry) => {
        const { task, file } = entry;
        entries.delete(entry.task.id);
        changed();
        if (entry.transfer && task.state !== 'done') entry.transfer.cancel();
        // Not resumed since a reload: the server still reserves its quota.
        else if (!entry.transfer && ['waiting', 'paused'].includes(task.state) && task.path.length === 0) {
          const { parentId, name, size } = task;
          void giveUpUpload(client, { parentId, name, size, lastModified: file.lastModified }, settings);
        }
      }),
    resolve(id, conflict, applyToAll = false) {
      const current = entries.get(id);
      if (current?.task.state !== 'asking') return;
      if (applyToAll) decisions.set(current.batch, conflict);
      for (const entry of entries.values()) {
        const meant = entry === current || (applyToAll && entry.batch === current.batch);
        if (meant && entry.task.state === 'asking') decide(entry, conflict);
      }
    },
    clearFinished() {
      for (const [id, { task }] of entries) if (['done', 'skipped'].includes(task.state)) entries.delete(id);
      changed();
    },
    tasks: () => (list ??= [...entries.values()].map(({ task }) => task)),
    task: (id) => entries.get(id)?.task,
    summary() {
      const byState: Record<UploadState, number> = {
        waiting: 0,
        uploading: 0,
        paused: 0,
        asking: 0,
        done: 0,
        skipped: 0,
        failed: 0,
      };
      let [size, sent] = [0, 0];
      for (const { task } of entries.values()) {
        byState[task.state] += 1;
        size += task.size;
        sent += task.sent;
      }
      return { total: entries.size, byState, size, sent };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
