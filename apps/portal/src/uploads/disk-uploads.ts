import type { PortalApiError } from '@snap/portal-api';
import {
  createFolders,
  giveUpUpload,
  renamedOf,
  type RenamedUpload,
  type UploadTask,
} from '@snap/portal-api/uploads';
import type { DroppedFile } from '@snap/portal-ui/file-browser';
import { subscribeKey } from 'valtio/utils';
import { client } from '../api.ts';
import { diskApi } from '../page-apis.ts';
import { reportError } from '../errors/report.ts';
import { onReconnected } from '../stores/connection.ts';
import { session } from '../stores/session.ts';
import { forgetUploads, rememberUploads } from '../stores/uploads.ts';
import { type PersistedUpload, openPersistedUploads } from './persisted-uploads.ts';
import { newUploadQueue } from './new-queue.ts';
import { createSpeeds } from './speeds.ts';

/** What the panel shows. */
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

/** Throttle of the snapshot: progress events are far more frequent. */
const SNAPSHOT_THROTTLE_MS = 150;
/** Interval of the snapshot without progress: the shown speed must not go stale. */
const IDLE_INTERVAL_MS = 1_000;
/** Stall timeout: an upload without progress waits for its next try. */
const STALLED_MS = 3_000;

/** The uploads to the disk of this tab, whatever page is on screen. */
export const queue = newUploadQueue();
const persisted = openPersistedUploads();
const speeds = createSpeeds();
/** Bytes sent of each task when that last changed. */
const moved = new Map<string, { sent: number; at: number }>();
/** Ids on the device of the stored tasks. */
const storedIds = new Map<string, string>();
const listeners = new Set<() => void>();
const resumed = new Set<string>();
let snapshot: UploadsSnapshot = {
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
function stayAlive(): void {
  alive ??= navigator.locks.request(tab, () => new Promise(() => undefined));
}

function update({
  missing = snapshot.missing,
  chosen = snapshot.chosen,
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
    if (sent < size && now - (moved.get(id)?.at ?? now) > STALLED_MS) stalled.add(id);
  }
  snapshot = { tasks, speeds: fast, stalled, missing, chosen, resumed };
  if (tasks.some(({ state }) => state === 'uploading')) idling = setTimeout(() => update(), IDLE_INTERVAL_MS);
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
  if (settled.length > 0) void persisted.remove(settled).catch(reportError);
  if (storedIds.size === 0 && snapshot.missing.length === 0) forgetUploads();
}

queue.subscribe(() => {
  updating ??= setTimeout(() => update(), SNAPSHOT_THROTTLE_MS);
});

/** The upload failed because of the network, the session or the server, not because of the file. */
function isPassing({ kind, status = 0 }: PortalApiError): boolean {
  return kind === 'network' || [401, 408, 429].includes(status) || (status >= 500 && status !== 507);
}

/** Retries uploads that failed for a temporary reason, and those that wait for their next try. */
function retryFailed(): void {
  const now = Date.now();
  for (const { id, state, error } of queue.tasks()) {
    if (state === 'failed' && error && isPassing(error)) queue.retry(id);
    else if (state === 'uploading' && now - (moved.get(id)?.at ?? now) > STALLED_MS) {
      queue.pause(id);
      queue.resume(id);
    }
  }
}
onReconnected(retryFailed);
subscribeKey(session, 'status', (status) => {
  if (status === 'active') retryFailed();
});

export function subscribeUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const uploadsSnapshot = (): UploadsSnapshot => snapshot;

/** Opens the storage of unfinished uploads before the first file is chosen. */
export async function prepareUploads(): Promise<void> {
  await persisted.open();
}

/**
 * Uploads dropped or chosen files into a folder, and creates empty folders.
 * @returns Names that the disk does not accept, each once, with their replacements.
 */
export function uploadToDisk(
  files: readonly DroppedFile[],
  parentId: string,
  emptyFolders: readonly (readonly string[])[] = [],
): RenamedUpload[] {
  const folders = createFolders(diskApi);
  for (const path of emptyFolders) folders.open(parentId, path).catch(reportError);
  const renamed = [
    ...files.flatMap(({ file, path }) => renamedOf(path, file.name)),
    ...emptyFolders.flatMap((path) => renamedOf(path)),
  ];
  if (files.length > 0) sendChosen(files, parentId);
  return [...new Map(renamed.map((one) => [JSON.stringify(one), one])).values()];
}

function sendChosen(files: readonly DroppedFile[], parentId: string): void {
  rememberUploads(session.userId);
  const news = files.map(({ file, path }) => ({
    id: crypto.randomUUID(),
    account: session.userId,
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
  update({ chosen: snapshot.chosen + 1 });
  void persisted.add(news).catch(reportError);
}

/** Resumes the uploads of closed tabs. */
export async function resumeUploads(): Promise<void> {
  stayAlive();
  const { held = [] } = await navigator.locks.query();
  const living = new Set(held.map(({ name }) => name));
  // This tab's own lock may not be granted yet: without the comparison it would send its new files twice.
  const left = await persisted.adopt(session.userId, tab, (other) => other === tab || living.has(other));
  for (const taskId of send(left)) resumed.add(taskId);
  update({ missing: [...snapshot.missing, ...left.filter(({ file }) => file === undefined)] });
}

/** Resumes an upload that was stored without its bytes. */
export function findAgain(missing: PersistedUpload, file: File): void {
  send([{ ...missing, file }]);
  update({ missing: snapshot.missing.filter(({ id }) => id !== missing.id) });
}

/** Cancels an upload that is stored by name, on the server too. */
export function forgetMissing(id: string): void {
  const missing = snapshot.missing.find((upload) => upload.id === id);
  if (missing?.path.length === 0) void giveUpUpload(client, missing);
  void persisted.remove([id]).catch(reportError);
  update({ missing: snapshot.missing.filter((upload) => upload.id !== id) });
}

/** Queues files by folder: an answer to a conflict for all applies to these. Returns the ids of the tasks. */
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
