import type { Command } from 'commander';
import { resolve } from 'node:path';
import { bindFiles, type FileStorage, openFileStorage } from '../areas/disk/index.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeListedBackup } from '../backup/backup-runs.ts';
import { openDataFolder } from '../store/embedded/data-folder.ts';
import type { FilesUrl } from '../store/files-url.ts';
import type { Store } from '../store/open-store.ts';
import { shown } from './progress.ts';

/** The store, the data folder and the bucket of files. */
export type OpenInstallation = () => Promise<{
  store: Store;
  data: string;
  filesUrl: FilesUrl | undefined;
  tied: boolean;
}>;

/** Runs work with the storage of files. */
async function withFiles<T>(
  { data, filesUrl }: Awaited<ReturnType<OpenInstallation>>,
  work: (storage: FileStorage) => Promise<T>,
): Promise<T> {
  const storage = await openFileStorage(filesUrl, openDataFolder(data).path);
  try {
    return await work(storage);
  } finally {
    storage.close();
  }
}

/** Registers `backup` and `restore`. They do not close the store. */
export function registerBackupCommands(program: Command, open: OpenInstallation): void {
  program
    .command('backup')
    .description('write a consistent snapshot to a folder; the portal keeps running')
    .argument('<folder>', 'target folder; must not exist')
    .action(async (folder: string) => {
      const installation = await open();
      const { owner, db, standby } = installation.store;
      const { tables, files } = await withFiles(installation, async (storage) => {
        await bindFiles(db, storage, installation.tied);
        return shown((onProgress) =>
          writeListedBackup(db, { owner, standby, storage, folder: resolve(folder), onProgress }),
        );
      });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      process.stdout.write(`${folder} holds ${rows} rows and ${files.count} files.\n`);
    });
  program
    .command('restore')
    .description('restore a backup; a running portal restarts')
    .argument('<folder>', 'a folder written by "portal backup"')
    .option('--replace', 'replace the existing data')
    .action(async (folder: string, { replace = false }: { replace?: boolean }) => {
      const installation = await open();
      const { owner } = installation.store;
      const { takenAt } = await withFiles(installation, (storage) =>
        shown((onProgress) => restoreBackup({ owner, storage, folder, replace, onProgress })),
      );
      process.stdout.write(`Everything is as it was at ${takenAt}. Everyone signs in again.\n`);
    });
}
