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
    .description('write everything to a folder, as it is at one moment, while the portal goes on working')
    .argument('<folder>', 'where to; must not be there yet')
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
    .description('bring everything back to what a backup holds; a running portal starts over by itself')
    .argument('<folder>', 'what "portal backup" wrote')
    .option('--replace', 'put it in the place of what is there now')
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
