import { Command, CommanderError } from 'commander';
import { readConfig } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { registerAppCommands } from './app.ts';
import { registerBackupCommands } from './backup.ts';
import { registerFilesCommands } from './files.ts';
import { registerIdentityCommands } from './identity.ts';
import { registerMenuCommands } from './menu.ts';
import { registerNodeCommands } from './node.ts';
import { registerScimCommands } from './scim-token.ts';
import { registerStaffCommands } from './staff.ts';
import { registerTenantCommands } from './tenant.ts';
import { registerUserCommands } from './user.ts';

let store: Store | undefined;

/** Opens the store once, with or without a running server; closed at the end. */
async function openInstallation() {
  // Commands do not listen, so the check for the demo password on public hosts does not apply.
  const config = readConfig({ ...process.env, PORTAL_HOST: '', PORTAL_DEMO: '0' });
  store ??= await openStore(config, {
    connections: 4,
    name: 'portal-command',
    standby: config.databaseReadUrls && { urls: config.databaseReadUrls },
  });
  const { data, filesUrl } = config;
  // The embedded database is in the folder of the files.
  return {
    store,
    data,
    filesUrl,
    databaseUrl: config.databaseUrl,
    tied: config.databaseUrl === undefined && filesUrl === undefined,
  };
}
const open = async () => (await openInstallation()).store.db;

// The reader of a pipe has what it wanted: `portal tenant set ID | head -1`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const program = new Command('portal')
  .description('Administers a portal, with or without its running server.')
  .exitOverride()
  .showHelpAfterError();
registerTenantCommands(program, open);
registerUserCommands(program, open);
registerStaffCommands(program, open);
registerScimCommands(program, open);
registerAppCommands(program, open);
registerIdentityCommands(program, openInstallation);
registerMenuCommands(program, open);
registerBackupCommands(program, openInstallation);
registerNodeCommands(program, open);
registerFilesCommands(program, openInstallation);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = 1;
  if (error instanceof CommanderError) process.exitCode = error.exitCode;
  else if (error instanceof StartupError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
} finally {
  await store?.close();
}
