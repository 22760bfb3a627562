import type { Command } from 'commander';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { openDataFolder } from '../store/embedded/data-folder.ts';
import type { Store } from '../store/open-store.ts';
import { createProgress } from './progress.ts';

/** The store and the data folder. */
export type OpenInstallation = () => Promise<{ store: Store; data: string }>;

/** Registers `backup` and `restore`. They do not close the store. */
export function registerBackupCommands(program: Command, open: OpenInstallation): void {
  program
    .command('backup')
    .description('write a consistent snapshot to a folder; the portal keeps running')
    .argument('<folder>', 'target folder; must not exist')
    .action(async (folder: string) => {
      const { store, data } = await open();
      const { tables, files } = await shown((onProgress) =>
        writeBackup({ owner: store.owner, dataFolder: openDataFolder(data).path, folder, onProgress }),
      );
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      process.stdout.write(`${folder} holds ${rows} rows and ${files.count} files.\n`);
    });
  program
    .command('restore')
    .description('restore a backup; a running portal restarts')
    .argument('<folder>', 'a folder written by "portal backup"')
    .option('--replace', 'replace the existing data')
    .action(async (folder: string, { replace = false }: { replace?: boolean }) => {
      const { store, data } = await open();
      const { takenAt } = await shown((onProgress) =>
        restoreBackup({
          owner: store.owner,
          dataFolder: openDataFolder(data).path,
          folder,
          replace,
          onProgress,
        }),
      );
      process.stdout.write(`Everything is as it was at ${takenAt}. Everyone signs in again.\n`);
    });
}

/** Runs work with a progress display. */
async function shown<T>(work: (onProgress: (step: string, share: number) => void) => Promise<T>): Promise<T> {
  const progress = createProgress();
  let current = '';
  try {
    return await work((step, share) => {
      if (step !== current) progress.start(step);
      current = step;
      progress.update(share);
    });
  } finally {
    progress.stop();
  }
}
