import type { Command } from 'commander';
import {
  acceptFiles,
  moveFiles,
  openFileStorage,
  openFolderStorage,
  openS3Storage,
} from '../areas/disk/index.ts';
import { StartupError } from '../startup-error.ts';
import { openDataFolder } from '../store/embedded/data-folder.ts';
import type { OpenInstallation } from './backup.ts';
import { shown } from './progress.ts';

/** Registers `files move` and `files accept`. */
export function registerFilesCommands(program: Command, open: OpenInstallation): void {
  const files = program.command('files').description('The storage of files');
  files
    .command('move')
    .description(
      'copies all files from the data folder to the bucket of PORTAL_FILES_URL; the portal keeps running',
    )
    .action(async () => {
      const { store, data, filesUrl } = await open();
      if (filesUrl === undefined)
        throw new StartupError('Set PORTAL_FILES_URL to the bucket that the files are to be moved to.');
      const folder = openDataFolder(data).path;
      const to = await openS3Storage(filesUrl, folder);
      try {
        const { count, bytes } = await shown((onProgress) =>
          moveFiles(store.db, { from: openFolderStorage(folder), to, folder }, (share) =>
            onProgress('Files', share),
          ),
        );
        process.stdout.write(
          `${count} files (${bytes} bytes) are in ${to.name}. Restart all servers with PORTAL_FILES_URL: until then they ` +
            'refuse new files.\n',
        );
      } finally {
        to.close();
      }
    });
  files
    .command('accept')
    .description('declares that the configured storage has the files of this database')
    .action(async () => {
      const { store, data, filesUrl } = await open();
      const storage = await openFileStorage(filesUrl, openDataFolder(data).path);
      try {
        await acceptFiles(store.db, storage);
        process.stdout.write(`The files of this database are in ${storage.name}.\n`);
      } finally {
        storage.close();
      }
    });
}
