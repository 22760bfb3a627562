import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFilesUrl } from '../store/files-url.ts';
import { type FileStorage, openFileStorage } from '../areas/disk/contents/storage.ts';
import { startS3Server } from './s3-server.ts';

/** A storage of files of its own, for a test that must hold for each kind. */
export interface TestStorage {
  storage: FileStorage;
  /** Folder of the server's data; of its files, too, unless they are in a bucket. */
  folder: string;
  close(): Promise<void>;
}

/** Opens each kind of storage, for `describe.each`. */
export const storageKinds: readonly [kind: string, open: () => Promise<TestStorage>][] = [
  ['a folder', openFolder],
  ['an S3 bucket', openBucket],
];

function openFolder(): Promise<TestStorage> {
  return openIn(mkdtempSync(join(tmpdir(), 'portal-files-')));
}

async function openBucket(): Promise<TestStorage> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
  const server = await startS3Server(join(folder, 's3'));
  const data = join(folder, 'data');
  mkdirSync(data);
  const opened = await openIn(data, server.url);
  return {
    ...opened,
    async close() {
      await opened.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openIn(folder: string, url?: string): Promise<TestStorage> {
  const storage = await openFileStorage(url === undefined ? undefined : readFilesUrl(url), folder);
  return {
    storage,
    folder,
    close() {
      storage.close();
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}
