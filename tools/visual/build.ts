import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Output folder of all screenshots. */
export const visualFolder = join(root, '.visual');

const run = (command: string, args: readonly string[], cwd = root) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

function build(tree: string, output: string): void {
  run('npx', ['storybook', 'build', '-o', output, '--disable-telemetry', '--quiet'], tree);
}

/** Builds the stories of the working tree. */
export function storybookOfTree(): string {
  const output = join(visualFolder, 'storybook-now');
  build(root, output);
  return output;
}

/** Builds the stories of a commit, once. */
export function storybookOf(commit: string): string {
  const output = join(visualFolder, `storybook-${commit}`);
  if (existsSync(output)) return output;
  const tree = join(visualFolder, 'tree');
  const unfinished = `${output}.unfinished`;
  mkdirSync(visualFolder, { recursive: true });
  removeTree(tree);
  run('git', ['worktree', 'add', '--quiet', '--detach', tree, commit]);
  try {
    installInto(tree);
    build(tree, unfinished);
  } finally {
    removeTree(tree);
  }
  renameSync(unfinished, output);
  return output;
}

/** The last release: its tag, or without tags the commit that set the version of the library. */
export function lastRelease(git: (...args: string[]) => string): { name: string; commit: string } {
  const manifest = 'packages/portal-ui/package.json';
  const { name, version }: { name: string; version: string } = JSON.parse(
    readFileSync(join(root, manifest), 'utf8'),
  );
  const released = `${name}@${version}`;
  const tag = git('tag', '--list', released);
  if (tag !== '') return { name: released, commit: tag };
  const commit = git('log', '--max-count=1', '--format=%H', `-S"version": "${version}"`, '--', manifest);
  return { name: released, commit };
}

const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** Hard-links node_modules when the packages are the same, which takes a second; otherwise installs. */
function installInto(tree: string): void {
  const linked = process.platform === 'linux' && lock(tree) === lock(root);
  if (!linked) {
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], tree);
    return;
  }
  // Workspace packages are relative links, so they resolve to the sources of that commit.
  for (const folder of [
    '.',
    'apps/portal',
    'apps/console',
    'apps/server',
    'packages/portal-api',
    'packages/portal-messaging',
    'packages/portal-ui',
  ]) {
    const modules = join(root, folder, 'node_modules');
    if (existsSync(modules)) run('cp', ['-al', modules, join(tree, folder, 'node_modules')]);
  }
}

function removeTree(tree: string): void {
  rmSync(tree, { recursive: true, force: true });
  run('git', ['worktree', 'prune']);
}
