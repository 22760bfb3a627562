import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { StartupError, systemCode } from '../../startup-error.ts';

/** Major version of the bundled PostgreSQL. */
const majorVersion = '18';

/** Passwords of the embedded database's roles. */
const secretsShape = z.object({ superuser: z.string(), owner: z.string(), application: z.string() });
export type Secrets = z.infer<typeof secretsShape>;

/** Paths of an installation. */
export interface DataFolder {
  path: string;
  /** PostgreSQL's own folder. */
  cluster: string;
  libraries: string;
  /** A named pipe that every user of the running database holds open. */
  inUse: string;
  /** Folder of the database's socket. */
  socket: string;
  log: string;
  secrets: Secrets;
}

/** Maximum length of a socket's path in bytes. */
const longestSocketPath = 107;
export const socketPort = 5432;

/**
 * Opens the data folder, or creates it when it is missing or empty. Throws a StartupError when it contains something
 * else, is of another version, or is not accessible.
 */
export function openDataFolder(folder: string): DataFolder {
  const path = realPath(resolve(folder));
  const marker = join(path, 'portal.json');
  const secretsFile = join(path, 'secrets.json');
  const cluster = join(path, 'postgres');
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (!statSync(path).isDirectory()) throw notAFolder(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    if (!existsSync(marker)) {
      // The secrets are written first: alone, they mean an interrupted first start, or one in progress.
      const others = readdirSync(path).filter((name) => !name.startsWith(basename(secretsFile)));
      if (others.length > 0 && !existsSync(marker)) throw foreign(path);
      writeOnce(secretsFile, makeSecrets());
      writeOnce(marker, { kind: 'snap-portal data', format: 1 });
    }
    checkVersion(path, cluster);
    const secrets = z.safeParse(secretsShape, JSON.parse(readFileSync(secretsFile, 'utf8')));
    if (!secrets.success) throw broken(path, 'secrets.json is incomplete');
    return {
      path,
      cluster,
      secrets: secrets.data,
      libraries: join(path, 'libraries'),
      inUse: join(path, 'in-use'),
      socket: socketFolder(path),
      log: join(path, 'postgres.log'),
    };
  } catch (error) {
    throw explain(path, error);
  }
}

/** Removes a socket folder outside the data folder. */
export function releaseSocketFolder({ path, socket }: DataFolder): void {
  if (!socket.startsWith(`${path}/`)) rmSync(socket, { recursive: true, force: true });
}

/** Resolves symbolic links, for comparison with a process's folder; a missing path is returned unchanged. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** The socket's folder: in the data folder if its path is short enough, otherwise a short, deterministic path. */
function socketFolder(path: string): string {
  const inside = join(path, 'run');
  if (Buffer.byteLength(`${inside}/.s.PGSQL.${socketPort}`) <= longestSocketPath) return inside;
  const name = createHash('sha256').update(path).digest('hex').slice(0, 16);
  return join(tmpdir(), `portal-${name}`);
}

/** Creates the socket's folder. In a shared location, it must not belong to another user. */
export function makeSocketFolder({ path, socket }: DataFolder): void {
  mkdirSync(socket, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(socket);
  const own = uid === process.getuid?.() || process.getuid?.() === 0;
  if (!own || (mode & 0o077) !== 0) {
    throw new StartupError(
      `The folder ${socket} is not the portal's: remove it, or give ${path} a shorter path.`,
    );
  }
}

/** Writes a complete file unless it exists: of several starting servers, the first wins. */
function writeOnce(file: string, content: object): void {
  const draft = join(dirname(file), `secrets.json.${randomUUID()}`);
  try {
    writeFileSync(draft, `${JSON.stringify(content)}\n`, { mode: 0o600, flush: true });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (systemCode(error) === 'EEXIST') return;
      if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(systemCode(error) ?? '')) throw error;
      // Fallback without hard links: the name is taken before the content is complete, a brief risk.
      copyFileSync(draft, file, constants.COPYFILE_EXCL);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

const password = () => randomBytes(24).toString('base64url');

function makeSecrets(): Secrets {
  return { superuser: password(), owner: password(), application: password() };
}

function checkVersion(path: string, cluster: string) {
  if (!existsSync(cluster)) return;
  const versionFile = join(cluster, 'PG_VERSION');
  if (!existsSync(versionFile)) throw broken(path, 'its database folder is incomplete');
  const found = readFileSync(versionFile, 'utf8').trim();
  if (found !== majorVersion) {
    throw new StartupError(
      `The data folder ${path} was made by PostgreSQL ${found}, and this portal brings ${majorVersion}: start it with ` +
        `the portal version that made it, or name another folder with PORTAL_DATA.`,
    );
  }
}

const advice = 'name another folder with PORTAL_DATA';
const notAFolder = (path: string) => new StartupError(`${path} is not a folder: remove it, or ${advice}.`);
const foreign = (path: string) =>
  new StartupError(`The folder ${path} holds files that are not the portal's: empty it, or ${advice}.`);
const broken = (path: string, what: string) =>
  new StartupError(`The data folder ${path} is broken (${what}): restore it from a backup, or ${advice}.`);

function explain(path: string, error: unknown): unknown {
  if (error instanceof StartupError) return error;
  if (error instanceof SyntaxError) return broken(path, 'secrets.json is not JSON');
  switch (systemCode(error)) {
    case 'EACCES':
    case 'EPERM':
      return new StartupError(
        `The data folder ${path} may not be read or written by this user: give it to them, or ${advice}.`,
      );
    case 'EROFS':
      return new StartupError(`The data folder ${path} lies on a read-only disk: ${advice}.`);
    case 'ENOSPC':
      return new StartupError(`The disk of the data folder ${path} is full: make room, or ${advice}.`, {
        passing: true,
      });
    case 'ENOTDIR':
    case 'EEXIST':
      return notAFolder(path);
    case 'ENOENT':
      return broken(path, 'a file is missing');
    default:
      return error;
  }
}
