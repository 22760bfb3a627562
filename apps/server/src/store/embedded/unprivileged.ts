import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync } from 'node:fs';
import { StartupError } from '../../startup-error.ts';

/** Starts programs as another user, because PostgreSQL refuses to run as root. */
export interface Unprivileged {
  /** Wraps a program and its arguments. */
  command(program: string, args: string[]): [program: string, args: string[]];
  /** Options for `spawn`. */
  identity: { uid?: number; gid?: number };
  /** Makes that user the owner of a file or folder. */
  own(path: string): void;
  /** Lets that user traverse a folder. */
  letThrough(folder: string): void;
}

const none = () => {};
const asWeAre: Unprivileged = {
  command: (program, args) => [program, args],
  identity: {},
  own: none,
  letThrough: none,
};

/** A user namespace in which root is unprivileged: files stay root's, and no folder needs other permissions. */
const inNamespace: Unprivileged = {
  ...asWeAre,
  command: (program, args) => [
    'unshare',
    ['--user', '--map-user=1000', '--map-group=1000', '--', program, ...args],
  ],
};

/**
 * Chooses a method that works on this machine.
 * @param probe A program to test with, PostgreSQL's own, so that inaccessible folders are detected.
 */
export function unprivileged(probe: string, libraryPath: string): Unprivileged {
  if (process.getuid?.() !== 0) return asWeAre;
  const nobody = 65_534;
  const asNobody: Unprivileged = {
    ...asWeAre,
    identity: { uid: nobody, gid: nobody },
    own: (path) => chownSync(path, nobody, nobody),
    letThrough: (folder) => chmodSync(folder, 0o711),
  };
  const env = { PATH: process.env.PATH, LD_LIBRARY_PATH: libraryPath };
  const way = [inNamespace, asNobody].find(
    (user) =>
      spawnSync(...user.command(probe, ['--version']), { ...user.identity, env, stdio: 'ignore' }).status ===
      0,
  );
  if (way) return way;
  throw new StartupError(
    'PostgreSQL refuses to run as root, and this machine allows neither a user namespace (unshare) nor another user ' +
      'to read the program folder: start the portal as an ordinary user, or set PORTAL_DATABASE_URL.',
  );
}
