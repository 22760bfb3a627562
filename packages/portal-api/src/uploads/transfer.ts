import {
  type DetailedError,
  type FileReader,
  Upload,
  type UploadOptions,
  type UrlStorage,
} from 'tus-js-client';
import * as z from 'zod/mini';
import type { PortalClient } from '../client/client.ts';
import { PortalApiError } from '../client/errors.ts';
import { codes } from '../contract/codes.ts';
import { type ConflictPolicy, diskItem, type DiskItem } from '../contract/disk/items.ts';
import { uploadPath } from '../contract/disk/calls.ts';
import { limits } from '../contract/limits.ts';
import { authorisedStack } from './authorised-stack.ts';

/** Retry delays in milliseconds; they restart whenever data was transferred. */
const DEFAULT_RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000];

export interface TransferSettings {
  /** Retry delays in milliseconds. */
  retryDelays?: number[];
  /** Remembers unfinished uploads across reloads; default: local storage. */
  urlStorage?: UrlStorage;
  /** Bytes per chunk, at most `limits.uploadChunk`. */
  chunkSize?: number;
}

/** The upload of one file. */
export interface Transfer {
  /** Starts or resumes. */
  start(): void;
  pause(): void;
  /** Cancels, on the server too. */
  cancel(): void;
}

export interface TransferTarget {
  parentId: string;
  name: string;
  conflict: ConflictPolicy;
}

export interface TransferEvents {
  onProgress(sent: number): void;
  onDone(fileId: string): void;
  /** The name is taken, and no resolution was chosen. */
  onConflict(existing: DiskItem): void;
  onFailed(error: PortalApiError): void;
}

/** Identifies an unfinished upload. The conflict resolution is not part of it. */
export interface UploadIdentity {
  parentId: string;
  name: string;
  /** Bytes, and milliseconds since 1970. */
  size: number;
  lastModified?: number | undefined;
}

const fingerprintOf = ({ parentId, name, size, lastModified = 0 }: UploadIdentity) =>
  ['portal', parentId, name, size, lastModified].join('|');

/** Options for all requests of an upload. */
function commonOptions(
  client: PortalClient,
  identity: UploadIdentity,
  settings: TransferSettings,
): UploadOptions {
  return {
    endpoint: client.address(uploadPath),
    httpStack: authorisedStack(client),
    retryDelays: settings.retryDelays ?? DEFAULT_RETRY_DELAYS_MS,
    fingerprint: () => Promise.resolve(fingerprintOf(identity)),
    onShouldRetry: (error) => isPassing(error),
    ...(settings.urlStorage ? { urlStorage: settings.urlStorage } : {}),
  };
}

/** Resumes the upload of an earlier page load, if there is one. */
async function recall(upload: Upload): Promise<void> {
  const previous = await upload.findPreviousUploads();
  const [last] = previous.toSorted((a, b) => b.creationTime.localeCompare(a.creationTime));
  if (last) upload.resumeFromPreviousUpload(last);
}

/** Deletes an upload on the server to release its quota; without a network the server expires it. */
async function end(upload: Upload): Promise<void> {
  try {
    if (upload.url === null) await recall(upload);
    await upload.abort(true);
  } catch {
    // The server expires unfinished uploads.
  }
}

/** Cancels an upload of an earlier page load whose file is not available. */
export function giveUpUpload(
  client: PortalClient,
  identity: UploadIdentity,
  settings: TransferSettings = {},
): Promise<void> {
  return end(new Upload(new Blob([]), commonOptions(client, identity, settings)));
}

/** Uploads a file (C2). Bytes sent by an earlier page load are not sent again. */
export function createTransfer(
  client: PortalClient,
  file: Blob & { lastModified?: number },
  { parentId, name, conflict }: TransferTarget,
  events: TransferEvents,
  settings: TransferSettings = {},
): Transfer {
  const identity = { parentId, name, size: file.size, lastModified: file.lastModified };
  const options: UploadOptions = {
    ...commonOptions(client, identity, settings),
    fileReader: blobReader,
    chunkSize: settings.chunkSize ?? limits.uploadChunk,
    metadata: { filename: name, parentId, conflict },
    removeFingerprintOnSuccess: true,
    onProgress: (sent) => events.onProgress(sent),
    onSuccess({ lastResponse }) {
      const fileId = lastResponse.getHeader('portal-file-id');
      if (fileId) events.onDone(fileId);
      else
        events.onFailed(new PortalApiError(`PATCH ${uploadPath}`, { kind: 'invalid-response', shown: true }));
    },
    onError(error) {
      const existing = conflictOf(error);
      if (existing) events.onConflict(existing);
      else events.onFailed(failureOf(error));
    },
  };
  let upload = new Upload(file, options);
  let remembered = false;
  let running = false;
  const startFirst = async () => {
    const first = upload;
    await recall(first);
    // Another start is running if it was paused or resumed during the request.
    if (running && first === upload) first.start();
  };
  return {
    start() {
      running = true;
      if (remembered) upload.start();
      else void startFirst();
      remembered = true;
    },
    pause() {
      running = false;
      void upload.abort();
      // tus-js-client clears its aborted state when it is restarted: a request that ends later would start a second
      // series of retries.
      const { url } = upload;
      if (url === null) remembered = false;
      upload = new Upload(file, url === null ? options : { ...options, uploadUrl: url });
    },
    cancel() {
      running = false;
      void end(upload);
    },
  };
}

/**
 * Passes slices as blobs, which the browser reads itself. Copying bytes through the page would block it for most of a
 * second per 8 MB chunk.
 */
const blobReader: FileReader = {
  openFile: (input: Blob) =>
    Promise.resolve({
      size: input.size,
      async slice(start: number, stop: number) {
        // Detect a changed or removed file here; during the upload it would look like a network failure.
        await input.slice(start, Math.min(start + 1, stop)).arrayBuffer();
        return { value: input.slice(start, stop), done: stop >= input.size };
      },
      close() {},
    }),
};

/** Whether an error is transient. */
function isPassing(error: DetailedError): boolean {
  if (error.causingError instanceof PortalApiError) return error.causingError.kind === 'network';
  const status = error.originalResponse?.getStatus() ?? 0;
  if (status === 409) return bodyOf(error).code !== codes.nameTaken;
  return status === 0 || [408, 423, 429, 460].includes(status) || (status >= 500 && status !== 507);
}

const refusal = z.object({
  code: z.optional(z.string()),
  msg: z.optional(z.string()),
  requestId: z.optional(z.string()),
  existing: z.optional(diskItem),
});

function bodyOf(error: Error | DetailedError): z.output<typeof refusal> {
  const text = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  try {
    return z.parse(refusal, JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

function conflictOf(error: Error | DetailedError): DiskItem | undefined {
  const { code, existing } = bodyOf(error);
  return code === codes.nameTaken ? existing : undefined;
}

function failureOf(error: Error | DetailedError): PortalApiError {
  if ('causingError' in error && error.causingError instanceof PortalApiError) return error.causingError;
  const status = 'originalResponse' in error ? error.originalResponse?.getStatus() : undefined;
  const { code, msg, requestId } = bodyOf(error);
  return new PortalApiError(uploadPath, {
    kind: status ? 'http' : 'network',
    status: status || undefined,
    code: code ?? (status ? String(status) : undefined),
    msg,
    requestId,
    shown: true,
    cause: error,
  });
}
