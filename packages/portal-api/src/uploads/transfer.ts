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
import { type ConflictAnswer, diskItem, type DiskItem } from '../contract/disk/items.ts';
import { uploadPath } from '../contract/disk/calls.ts';
import { limits } from '../contract/limits.ts';
import { authorisedStack } from './authorised-stack.ts';

/** Milliseconds between tries; begun anew whenever something has got through. */
const patience = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000];

export interface TransferSettings {
  /** Milliseconds between tries. */
  retryDelays?: number[];
  /** Where unfinished uploads are remembered over a reload; the browser's local storage unless it says otherwise. */
  urlStorage?: UrlStorage;
  /** Bytes of one piece, at most `limits.uploadChunk`. */
  chunkSize?: number;
}

/** One file on its way. */
export interface Transfer {
  /** Starts, or goes on from where it is. */
  start(): void;
  pause(): void;
  /** Gives it up, on the server too. */
  cancel(): void;
}

export interface TransferTarget {
  parentId: string;
  name: string;
  conflict: ConflictAnswer;
}

export interface TransferEvents {
  onProgress(sent: number): void;
  onDone(fileId: string): void;
  /** The name is taken, and nobody has said what to do. */
  onConflict(existing: DiskItem): void;
  onFailed(error: PortalApiError): void;
}

/** What an unfinished upload is found again by. The answer to a conflict is no part of it. */
export interface UploadIdentity {
  parentId: string;
  name: string;
  /** Bytes, and milliseconds since 1970. */
  size: number;
  lastModified?: number | undefined;
}

const fingerprintOf = ({ parentId, name, size, lastModified = 0 }: UploadIdentity) =>
  ['portal', parentId, name, size, lastModified].join('|');

/** What every request about an upload needs. */
function commonOptions(
  client: PortalClient,
  identity: UploadIdentity,
  settings: TransferSettings,
): UploadOptions {
  return {
    endpoint: client.address(uploadPath),
    httpStack: authorisedStack(client),
    retryDelays: settings.retryDelays ?? patience,
    fingerprint: () => Promise.resolve(fingerprintOf(identity)),
    onShouldRetry: (error) => isPassing(error),
    ...(settings.urlStorage ? { urlStorage: settings.urlStorage } : {}),
  };
}

/** Continues what an earlier page load has begun, if there is such a thing. */
async function recall(upload: Upload): Promise<void> {
  const previous = await upload.findPreviousUploads();
  const [last] = previous.toSorted((a, b) => b.creationTime.localeCompare(a.creationTime));
  if (last) upload.resumeFromPreviousUpload(last);
}

/** Ends an upload on the server, so that its room is free at once; without a network its room comes free by itself. */
async function end(upload: Upload): Promise<void> {
  try {
    if (upload.url === null) await recall(upload);
    await upload.abort(true);
  } catch {
    // The server drops unfinished uploads after a while.
  }
}

/** Gives up an upload of an earlier page load whose file is not at hand. */
export function giveUpUpload(
  client: PortalClient,
  identity: UploadIdentity,
  settings: TransferSettings = {},
): Promise<void> {
  return end(new Upload(new Blob([]), commonOptions(client, identity, settings)));
}

/** Puts a file on its way (C2). Bytes that an earlier page load has sent are not sent again. */
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
    // Paused meanwhile, maybe resumed: then another one runs.
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
      // tus-js-client forgets that it was aborted when it is started again: a request that ends after that would begin its
      // own series of retries beside the new one.
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
 * Slices as blobs: the browser reads them itself. Bytes would be copied through the page, which then stands still for most of
 * a second with each piece of 8 MB.
 */
const blobReader: FileReader = {
  openFile: (input: Blob) =>
    Promise.resolve({
      size: input.size,
      async slice(start: number, end: number) {
        // A file that was changed or removed is refused here; on its way it would look like a network failure.
        await input.slice(start, Math.min(start + 1, end)).arrayBuffer();
        return { value: input.slice(start, end), done: end >= input.size };
      },
      close() {},
    }),
};

/** Nothing wrong with the upload: another try makes sense. */
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
