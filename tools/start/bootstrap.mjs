// Runs before anything is installed: plain JavaScript, Node's built-in modules, Node 20 or later.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Prints one sentence, without a stack, and exits.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Runs a command with its output shown; returns whether it succeeded.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${command} could not be run: ${error.message}`);
  return status === 0;
}

/** Keeps standard output free for the server's log. @type {import('node:child_process').SpawnSyncOptions} */
const onErrorOutput = { stdio: ['inherit', process.stderr, 'inherit'] };

/** The Node that the project pins through npm; the running one on platforms without that package. */
export function nodeBinary() {
  const pinned = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 19)) return process.execPath;
  return fail(
    `Node ${process.version} is too old and the pinned Node is not installed. Run "npm ci" without --omit=optional.`,
  );
}

/**
 * How the server is run. Objects of a request die with its response: a small young generation and a slowly growing old
 * one save memory. Large arrays are returned to the system when freed (Linux, glibc).
 */
export const serverProcess = {
  args: [
    '--conditions=@snap/source',
    '--max-semi-space-size=8',
    '--heap-growing-percent=50',
    'apps/server/src/main.ts',
  ],
  env: { MALLOC_MMAP_THRESHOLD_: '524288', MALLOC_ARENA_MAX: '2' },
};

/** Installs exactly the versions of package-lock.json, unless node_modules already has them. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.error('Installing dependencies …');
  const installed = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], onErrorOutput);
  if (!installed || !isInstalled()) {
    fail(
      'Installing the dependencies failed. Check the connection to the npm registry, then run this again.',
    );
  }
}

function isInstalled() {
  const installedLock = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(installedLock, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, peer, devOptional, link }]) =>
      !path.startsWith('node_modules/') ||
      link ||
      optional ||
      devOptional ||
      peer ||
      present[path]?.version === version,
  );
}

/** Builds the portal and its console when their sources changed since the last build. */
export function ensureBuilt() {
  const stamp = join(root, 'node_modules', '.cache', 'snap-portal', 'build');
  const wanted = hashOf([
    'apps/portal',
    'apps/console',
    'packages/portal-ui/src',
    'packages/portal-api/src',
    'packages/portal-messaging/src',
    'package-lock.json',
    'tools/build',
    'lingui.config.ts',
    'tailwind.config.ts',
  ]);
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const pages = ['apps/portal/dist/index.html', 'apps/console/dist/index.html'];
  if (built === wanted && pages.every((page) => existsSync(join(root, page)))) return;
  console.error('Building the portal …');
  if (!run('npm', ['run', '--silent', 'build', '--', '--logLevel=warn'], onErrorOutput))
    fail('The build failed; the lines above say where.');
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** A hash of the contents of files and folders, excluding outputs of builds and tests. */
function hashOf(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      if (entry.name === 'dist' || entry.name === 'node_modules') continue;
      const child = join(path, entry.name);
      if (entry.isDirectory()) visit(child);
      else add(child);
    }
  };
  const add = (file) =>
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  for (const path of paths.map((name) => join(root, name))) {
    if (!existsSync(path)) continue;
    if (/\.[a-z]+$/.test(path)) add(path);
    else visit(path);
  }
  return hash.digest('hex');
}
