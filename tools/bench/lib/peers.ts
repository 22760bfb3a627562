import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { progress } from './report.ts';

const folder = fileURLToPath(new URL('../.peers', import.meta.url));
const run = promisify(execFile);

/** Folders of peer libraries by import name, for Vite's `resolve.alias`. */
export type PeerFolders = Record<string, string>;

function installedVersion(name: string): string | undefined {
  try {
    const about: unknown = JSON.parse(
      readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'),
    );
    return about !== null && typeof about === 'object' && 'version' in about
      ? String(about.version)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Installs the compared libraries in exact versions into `tools/bench/.peers`: they are not dependencies of the
 * project. Skips and reports those that cannot be installed.
 */
export async function installPeers(versions: Readonly<Record<string, string>>): Promise<PeerFolders> {
  const folders: PeerFolders = {};
  for (const [name, version] of Object.entries(versions)) {
    if (installedVersion(name) !== version) {
      progress(`fetching ${name} ${version}`);
      // React is the project's: two copies in one page would be incompatible.
      const options = ['--save-exact', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
      try {
        // oxlint-disable-next-line no-await-in-loop -- one folder, one npm at a time
        await run('npm', ['install', ...options, '--prefix', folder, `${name}@${version}`]);
      } catch (error) {
        progress(`${name} cannot be fetched and is left out: ${firstLine(error)}`);
        continue;
      }
    }
    folders[name] = join(folder, 'node_modules', name);
  }
  return folders;
}

function firstLine(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return text.split('\n').find((line) => line.includes('error')) ?? text.slice(0, 200);
}
