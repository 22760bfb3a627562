import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync } from 'node:fs';
import { StartupError } from '../../startup-error.ts';

/** PostgreSQL refuses to run as root. How its programs are started as somebody else. */
export interface Unprivileged {
  /** Goes before the command. */
  prefix: string[];
  /** Options for `spawn`. */
  identity: { uid?: number; gid?: number };
  /** Hands a file or folder to that somebody. */
  own(path: string): void;
  /** Lets that somebody pass through a folder of ours. */
  letThrough(folder: string): void;
}

const none = () => {};
const asWeAre: Unprivileged = { prefix: [], identity: {}, own: none, letThrough: none };

/** A user namespace in which root is nobody special: files stay root's, no folder needs to be opened to others. */
const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];

/**
 * Chooses a way that works on this machine.
 * @param probe a program to try with, PostgreSQL's own, so that folders closed to other users are noticed
 */
export function unprivileged(probe: string, libraryPath: string): Unprivileged {
  if (process.getuid?.() !== 0) return asWeAre;
  const works = (prefix: string[], identity: Unprivileged['identity']) => {
    const env = { PATH: process.env.PATH, LD_LIBRARY_PATH: libraryPath };
    const [command = probe, ...args] = [...prefix, probe, '--version'];
    return spawnSync(command, args, { ...identity, env, stdio: 'ignore' }).status === 0;
  };
  if (works(namespace, {})) return { ...asWeAre, prefix: namespace };
  const nobody = 65_534;
  const identity = { uid: nobody, gid: nobody };
  if (works([], identity)) {
    return {
      prefix: [],
      identity,
      own: (path) => chownSync(path, nobody, nobody),
      letThrough: (folder) => chmodSync(folder, 0o711),
    };
  }
  throw new StartupError(
    'PostgreSQL refuses to run as root, and this machine allows neither a user namespace (unshare) nor another user ' +
      'to read the program folder: start the portal as an ordinary user, or set PORTAL_DATABASE_URL.',
  );
}
