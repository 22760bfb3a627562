import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { systemCode } from '../../../startup-error.ts';
import { FilesAway, missing } from './files-away.ts';
import type { FilesUrl } from '../../../store/files-url.ts';

/** An object of a bucket. */
export interface StoredObject {
  key: string;
  size: number;
  at: Date;
}

/**
 * The calls of S3 that files need. Each fails with `FilesAway` when the server cannot be reached, does not respond in time,
 * or refuses.
 */
export interface Bucket {
  /** For sentences and the log, without the secret. */
  name: string;
  find(key: string): Promise<Omit<StoredObject, 'key'> | undefined>;
  /**
   * Resolves when the first byte is there.
   * @throws An error with the code `ENOENT` where there is no such object.
   */
  get(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Stores bytes, or those of a file: an object appears when it is complete. */
  put(key: string, from: string | Buffer): Promise<void>;
  /** What is not there is no error. */
  delete(key: string): Promise<void>;
  /** Objects whose key begins with `prefix`, some at a time. */
  list(prefix: string): AsyncIterable<StoredObject[]>;
  /** Ends multipart uploads that were begun before this time, which a crash leaves. */
  abandonUploads(before: Date): Promise<void>;
  close(): void;
}

/** Bytes of a part of a multipart upload; one request stores what is smaller. */
const PART_BYTES = 8 * 1024 * 1024;
/** Parts in memory at once, of one file. */
const PARTS_AT_ONCE = 2;
/** Files stored at once: each holds `PARTS_AT_ONCE` parts in memory. */
const FILES_AT_ONCE = 8;
const CONNECT_MS = 2_000;
/** Milliseconds until a response begins. A part is sent in this time, too. */
const RESPOND_MS = 4_000;
const STORE_MS = 20_000;
/** Connections to the server: each download holds one. */
const CONNECTIONS = 256;
/** Attempts of a request, with a pause between them. */
const ATTEMPTS = 2;
/** Milliseconds after a timeout in which requests fail at once: each that waits holds its request of the portal. */
const SILENCE_MS = 1_000;

/** Opens a bucket. Reaches no server. */
export async function openBucket(url: FilesUrl): Promise<Bucket> {
  // Loaded by installations with a bucket only.
  const s3 = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = url;
  const name = `${endpoint}/${Bucket}`;
  const settings = (requestTimeout: number): S3ClientConfig => ({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other servers than Amazon's often have no name for each bucket, nor Amazon's newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
    },
  });
  const client = new s3.S3Client(settings(RESPOND_MS));
  const storing = new s3.S3Client(settings(STORE_MS));
  const inTurn = createTurns(FILES_AT_ONCE);

  let silentUntil = 0;
  const away = (error: unknown) => {
    if (error instanceof FilesAway) return error;
    if (error instanceof Error && error.name === 'TimeoutError') silentUntil = performance.now() + SILENCE_MS;
    return new FilesAway(`${name} cannot be used: ${reasonOf(error)}`);
  };
  const requireSound = () => {
    if (performance.now() < silentUntil) throw new FilesAway(`${name} did not respond a moment ago`);
  };
  /** Resolves to undefined where there is no such object. */
  const ifThere = (error: unknown) => {
    if (statusOf(error) === 404 && !(error instanceof s3.NoSuchBucket)) return undefined;
    throw away(error);
  };

  return {
    name,
    async find(Key) {
      requireSound();
      const found = await client.send(new s3.HeadObjectCommand({ Bucket, Key })).catch(ifThere);
      return found && { size: found.ContentLength ?? 0, at: found.LastModified ?? new Date(0) };
    },
    async get(Key, range) {
      requireSound();
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await client
        .send(new s3.GetObjectCommand({ Bucket, Key, ...(Range === undefined ? {} : { Range }) }))
        .catch(ifThere);
      if (!found) throw missing(Key);
      if (!(found.Body instanceof Readable)) throw new TypeError('the client reads streams');
      return found.Body;
    },
    put: (Key, from) =>
      inTurn(async () => {
        requireSound();
        const small = typeof from !== 'string' || (await stat(from)).size <= PART_BYTES;
        const Body = typeof from === 'string' ? createReadStream(from) : from;
        try {
          // Also a small file is one buffer: a stream could not be sent again after a failure.
          const upload = new Upload({
            client: storing,
            params: { Bucket, Key, Body },
            partSize: PART_BYTES,
            queueSize: small ? 1 : PARTS_AT_ONCE,
          });
          await upload.done();
        } catch (error) {
          if (Body instanceof Readable) Body.destroy();
          throw systemCode(error) === 'ENOENT' ? error : away(error);
        }
      }),
    async delete(Key) {
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key })).catch(ifThere);
    },
    async *list(Prefix) {
      try {
        for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
          yield Contents.map(({ Key = '', Size = 0, LastModified = new Date(0) }) => ({
            key: Key,
            size: Size,
            at: LastModified,
          }));
        }
      } catch (error) {
        throw away(error);
      }
    },
    async abandonUploads(before) {
      const { Uploads = [] } = await client
        .send(new s3.ListMultipartUploadsCommand({ Bucket }))
        .catch((error: unknown) => {
          // Not every server lists them. A rule of the bucket's life cycle can end them, too.
          if (statusOf(error) === 501) return { Uploads: [] };
          throw away(error);
        });
      for (const { Key, UploadId, Initiated } of Uploads) {
        if (Initiated === undefined || Initiated >= before) continue;
        await client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(ifThere);
      }
    },
    close() {
      for (const each of [client, storing] satisfies S3Client[]) each.destroy();
    },
  };
}

/** Runs so many at a time; the others wait in order. */
function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy < atOnce) busy += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const { $metadata: metadata } = error;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}

/** An error of the network has a code; one of the server a name, such as `AccessDenied`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (
    systemCode(error) ??
    (error.message === '' || error.name === error.message ? error.name : `${error.name}, ${error.message}`)
  );
}
