import { areaApi } from '../client/area-api.ts';
import type { PortalClient } from '../client/client.ts';
import type { PortalApiError } from '../client/errors.ts';
import type { ConflictPolicy } from '../contract/disk/items.ts';
import { disk } from '../areas/disk.ts';
import { createFolders } from './folders.ts';
import { openPersistedUploads, type PersistedUpload } from './persisted-uploads.ts';
import { renamedOf, type RenamedUpload } from './renamed.ts';
import { createSpeeds } from './speeds.ts';
import { giveUpUpload } from './transfer.ts';
import { createUploadQueue, type UploadState, type UploadTask } from './upload-queue.ts';

/** What a list of uploads shows. */
export interface UploadsSnapshot {
  tasks: readonly UploadTask[];
  /** Bytes a second, by task; absent while nothing gets through. */
  speeds: ReadonlyMap<string, number>;
  /** Tasks under way of which nothing has got through for a while. */
  stalled: ReadonlySet<string>;
  /** From before a reload, stored without their bytes: each resumes when its file is chosen again. */
  missing: readonly PersistedUpload[];
  /** How often the user has sent files since the page was loaded. */
  chosen: number;
  /** Tasks from before a reload: their conflicts open no dialog. */
  resumed: ReadonlySet<string>;
}

/** A file and the folders below the target that it goes into. */
export interface ChosenFile {
  file: File;
  path: readonly string[];
}

export interface DiskUploadsOptions {
  client: PortalClient;
  /** The signed-in user, `tenant~user`, read at each use. */
  account: () => string;
  /** A failure that belongs to no file, such as that of the device's storage. */
  onError: (error: unknown) => void;
  /** Whether uploads are stored on this device, so that the next page load resumes them. */
  onStoredChange?: (stored: boolean) => void;
}

/** The uploads of one browser tab. They survive a reload, a crash and a closed tab. */
export interface DiskUploads {
  /** The same object until something changes. */
  snapshot: () => UploadsSnapshot;
  /** Notifies after changes, throttled; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Opens the storage before the first file is chosen. */
  prepare: () => Promise<void>;
  /** Resumes the uploads of closed tabs. */
  resumeStored: () => Promise<void>;
  /**
   * Uploads dropped or chosen files into a folder, and creates empty folders.
   * @returns Names that the disk does not accept, each once, with their replacements.
   */
  add: (
    files: readonly ChosenFile[],
    parentId: string,
    emptyFolders?: readonly (readonly string[])[],
  ) => RenamedUpload[];
  /** Pauses an upload, or all unfinished ones. */
  pause: (id?: string) => void;
  /** Resumes a paused upload, or all. */
  resume: (id?: string) => void;
  /** Retries a failed upload, or all. */
  retry: (id?: string) => void;
  /** Retries what failed for a temporary reason, and what waits for its next try. */
  retryFailed: () => void;
  /** Resolves a conflict; with `applyToAll` for all files that were added with it. */
  resolve: (id: string, conflict: Exclude<ConflictPolicy, 'ask'>, applyToAll?: boolean) => void;
  /** Resumes an upload that was stored without its bytes. Returns false for another file than that one. */
  findAgain: (missing: PersistedUpload, file: File) => boolean;
  /** Cancels an unfinished upload, on the server too; without an id, all of them. */
  cancel: (id?: string) => void;
  /** Removes finished and failed uploads from the list. */
  clearEnded: () => void;
}

/** Throttle of the snapshot: progress events are far more frequent. */
const SNAPSHOT_THROTTLE_MS = 150;
/** Interval of the snapshot without progress: the shown speed must not go stale. */
const IDLE_INTERVAL_MS = 1_000;
/** Stall timeout: an upload without progress waits for its next try. */
const STALLED_MS = 3_000;

const unfinished: ReadonlySet<UploadState> = new Set([
  'waiting',
  'uploading',
  'paused',
  'asking',
  'failed',
] satisfies UploadState[]);

/** The upload failed because of the network, the session or the server, not because of the file. */
function isPassing({ kind, status = 0 }: PortalApiError): boolean {
  return kind === 'network' || [401, 408, 429].includes(status) || (status >= 500 && status !== 507);
}

export function createDiskUploads({
  client,
  account,
  onError,
  onStoredChange,
}: DiskUploadsOptions): DiskUploads {
  const queue = createUploadQueue({ client });
  const diskApi = areaApi(client, disk);
  const persisted = openPersistedUploads();
  const speeds = createSpeeds();
  /** Bytes sent of each task when that last changed. */
  const moved = new Map<string, { sent: number; at: number }>();
  /** Ids on the device of the stored tasks. */
  const storedIds = new Map<string, string>();
  const listeners = new Set<() => void>();
  const resumed = new Set<string>();
  let current: UploadsSnapshot = {
    tasks: [],
    speeds: new Map(),
    stalled: new Set(),
    missing: [],
    chosen: 0,
    resumed,
  };
  let updating: ReturnType<typeof setTimeout> | undefined;
  let idling: ReturnType<typeof setTimeout> | undefined;
  /** Lock of this tab, so that no other tab takes over its uploads. */
  const tab = `portal-uploads:${crypto.randomUUID()}`;
  let alive: Promise<unknown> | undefined;

  const stayAlive = () => void (alive ??= navigator.locks.request(tab, () => new Promise(() => undefined)));
  const unmovedFor = (id: string, now: number) => now - (moved.get(id)?.at ?? now);

  function update({
    missing = current.missing,
    chosen = current.chosen,
  }: Partial<UploadsSnapshot> = {}): void {
    clearTimeout(updating);
    clearTimeout(idling);
    updating = undefined;
    const now = Date.now();
    const tasks = queue.tasks();
    const fast = new Map<string, number>();
    const stalled = new Set<string>();
    for (const { id, state, sent, size } of tasks) {
      if (moved.get(id)?.sent !== sent || state !== 'uploading') moved.set(id, { sent, at: now });
      const speed = state === 'uploading' ? speeds.note(id, sent, now) : speeds.forget(id);
      if (speed) fast.set(id, speed);
      // When all bytes are sent, the server is processing.
      if (sent < size && unmovedFor(id, now) > STALLED_MS) stalled.add(id);
    }
    current = { tasks, speeds: fast, stalled, missing, chosen, resumed };
    if (tasks.some(({ state }) => state === 'uploading'))
      idling = setTimeout(() => update(), IDLE_INTERVAL_MS);
    releaseSettled();
    for (const listener of listeners) listener();
  }

  /** Removes finished and cancelled uploads from the device. */
  function releaseSettled(): void {
    const settled: string[] = [];
    for (const [taskId, id] of storedIds) {
      const state = queue.task(taskId)?.state;
      if (state !== undefined && state !== 'done' && state !== 'skipped') continue;
      storedIds.delete(taskId);
      settled.push(id);
    }
    if (settled.length > 0) void persisted.remove(settled).catch(onError);
    if (storedIds.size === 0 && current.missing.length === 0) onStoredChange?.(false);
  }

  /** Queues files by folder: a decision on a conflict for all applies to these. Returns the ids of the tasks. */
  function send(uploads: readonly PersistedUpload[]): string[] {
    const sent: string[] = [];
    for (const [parentId, together] of Map.groupBy(uploads, (upload) => upload.parentId)) {
      const news = together.flatMap(({ id, file, name, path }) => (file ? [{ id, file, name, path }] : []));
      const taskIds = queue.add(news, { parentId });
      taskIds.forEach((taskId, at) => storedIds.set(taskId, news[at]?.id ?? ''));
      sent.push(...taskIds);
    }
    return sent;
  }

  function sendChosen(files: readonly ChosenFile[], parentId: string): void {
    onStoredChange?.(true);
    const news = files.map(({ file, path }) => ({
      id: crypto.randomUUID(),
      account: account(),
      tab,
      file,
      name: file.name,
      path,
      parentId,
      size: file.size,
      lastModified: file.lastModified,
    }));
    stayAlive();
    send(news);
    update({ chosen: current.chosen + 1 });
    void persisted.add(news).catch(onError);
  }

  /** Cancels an upload that is stored by name. */
  function forgetMissing(lost: PersistedUpload): void {
    if (lost.path.length === 0) void giveUpUpload(client, lost);
    void persisted.remove([lost.id]).catch(onError);
    update({ missing: current.missing.filter(({ id }) => id !== lost.id) });
  }

  queue.subscribe(() => {
    updating ??= setTimeout(() => update(), SNAPSHOT_THROTTLE_MS);
  });

  return {
    pause: (id) => queue.pause(id),
    resume: (id) => queue.resume(id),
    retry: (id) => queue.retry(id),
    resolve: (id, conflict, applyToAll) => queue.resolve(id, conflict, applyToAll),
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    prepare: () => persisted.open(),
    async resumeStored() {
      stayAlive();
      const { held = [] } = await navigator.locks.query();
      const living = new Set(held.map(({ name }) => name));
      // This tab's own lock may not be granted yet: without the comparison it would send its new files twice.
      const left = await persisted.adopt(account(), tab, (other) => other === tab || living.has(other));
      for (const taskId of send(left)) resumed.add(taskId);
      update({ missing: [...current.missing, ...left.filter(({ file }) => file === undefined)] });
    },
    add(files, parentId, emptyFolders = []) {
      const folders = createFolders(diskApi);
      for (const path of emptyFolders) folders.open(parentId, path).catch(onError);
      const renamed = [
        ...files.flatMap(({ file, path }) => renamedOf(path, file.name)),
        ...emptyFolders.flatMap((path) => renamedOf(path)),
      ];
      if (files.length > 0) sendChosen(files, parentId);
      return [...new Map(renamed.map((one) => [JSON.stringify(one), one])).values()];
    },
    retryFailed() {
      const now = Date.now();
      for (const { id, state, error } of queue.tasks()) {
        if (state === 'failed' && error && isPassing(error)) queue.retry(id);
        else if (state === 'uploading' && unmovedFor(id, now) > STALLED_MS) {
          queue.pause(id);
          queue.resume(id);
        }
      }
    },
    findAgain(missing, file) {
      // Another file under the same name would be mixed with what has arrived.
      if (file.name !== missing.name || file.size !== missing.size) return false;
      send([{ ...missing, file }]);
      update({ missing: current.missing.filter(({ id }) => id !== missing.id) });
      return true;
    },
    cancel(id) {
      const lost = current.missing.filter((upload) => id === undefined || upload.id === id);
      for (const upload of lost) forgetMissing(upload);
      for (const task of queue.tasks())
        if (id === undefined ? unfinished.has(task.state) : task.id === id) queue.cancel(task.id);
    },
    clearEnded() {
      for (const { id, state } of queue.tasks()) if (state === 'failed') queue.cancel(id);
      queue.clearFinished();
    },
  };
}
