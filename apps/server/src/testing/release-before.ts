import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { releases } from '../store/releases.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const { version, schema } = releases.at(-1) ?? releases[0];
/** The last release. */
export const versionBefore = version;

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, maxBuffer: 1 << 28 });

function skip(why: string): undefined {
  console.log(`Skipped, as ${why}.`);
}

/**
 * Puts the server of the last release into a folder, with its own dependencies; once per checkout. Resolves to the folder, or
 * to undefined, with a line that says why, where history or registry are not available.
 */
export async function prepareReleaseBefore(): Promise<string | undefined> {
  // Not below node_modules, where Node does not run TypeScript.
  const folder = join(root, '.cache', 'releases', version);
  if (existsSync(folder)) return folder;
  const manifest = 'apps/server/package.json';
  const commits = String(
    git('log', '--reverse', '--format=%H', `-S"version": "${version}"`, '--', manifest).stdout,
  );
  const [commit = 'none'] = commits.split('\n').filter(Boolean);
  const names = String(git('ls-tree', '-r', '--name-only', commit).stdout).split('\n');
  // The first commit of a shallow history may be a later one.
  const newest = names.filter((name) => name.startsWith('apps/server/src/store/migrations/')).at(-1);
  if (!newest?.endsWith(`/${schema}`)) return skip(`the history has no commit of ${version}`);
  const manifests = names.filter((name) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(name));
  const needed = ['package.json', 'package-lock.json', 'apps/server', 'packages/portal-api', ...manifests];
  const archive = git('archive', commit, ...needed);
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    const unpacked = spawnSync('tar', ['x', '-C', unfinished], { input: archive.stdout });
    if (archive.status !== 0 || unpacked.status !== 0)
      return skip(`${version} cannot be unpacked: ${String(unpacked.stderr)}`);
    const flags = ['--workspace', 'apps/server', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
    // Minutes, in which the test runner must get its answers from this process.
    const install = promisify(execFile)('npm', ['ci', '--prefer-offline', ...flags], {
      cwd: unfinished,
      timeout: 180_000,
    });
    const installed = await install.then(
      () => true,
      () => false,
    );
    if (!installed) return skip(`npm cannot install the dependencies of ${version}`);
    mkdirSync(dirname(folder), { recursive: true });
    if (!existsSync(folder)) renameSync(unfinished, folder);
    return folder;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
