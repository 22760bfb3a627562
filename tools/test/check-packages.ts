// npm run packages:check, after npm run build:packages: checks the packages as an installing application gets them.
// Every path in `exports` is packed, loads without a browser, and needs only declared dependencies.
import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { packageExports } from '../../packages/portal-ui/entries.ts';
import { root } from '../start/bootstrap.mjs';

interface Manifest {
  name: string;
  exports: Record<string, string | { types?: string; default?: string }>;
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const problems: string[] = [];

for (const folder of ['packages/portal-ui/', 'packages/portal-api/', 'packages/portal-messaging/']) {
  const read = (path: string) => readFileSync(root + folder + path, 'utf8');
  const manifest: Manifest = JSON.parse(read('package.json'));
  const files = packed(folder);
  const say = (problem: string) => problems.push(`${manifest.name}: ${problem}`);

  for (const [address, target] of Object.entries(manifest.exports)) {
    const targets = typeof target === 'string' ? [target] : [target.types, target.default];
    // Entries for this repository only must not resolve outside of it.
    for (const path of targets.filter((each) => each !== undefined)) {
      if (!files.some((file) => matchesGlob(`./${file}`, path)))
        say(`${address} leads to ${path}, not packed`);
    }
    const code = targets.at(-1);
    if (!code?.endsWith('.js') || code.includes('*')) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that what fails is named
    await import(manifest.name + address.slice(1)).catch((error: unknown) =>
      say(`${address}: ${String(error)}`),
    );
  }

  if (folder === 'packages/portal-ui/' && !isDeepStrictEqual(manifest.exports, packageExports()))
    say('exports are not those of its folders: run npx node packages/portal-ui/entries.ts');

  for (const [, path = ''] of read('README.md').matchAll(/in the package `([^`]+)`/g))
    if (!files.includes(path)) say(`README.md names ${path}, not packed`);

  const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const file of files.filter((each) => each.endsWith('.js'))) {
    for (const [, specifier = ''] of read(file).matchAll(
      /^(?:import|export)\b[^'"]*['"]([^.'"][^'"]*)['"]/gm,
    )) {
      if (!installed.some((name) => specifier === name || specifier.startsWith(`${name}/`)))
        say(`${file} imports ${specifier}, not among its dependencies`);
    }
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

function packed(folder: string): string[] {
  const answer = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root + folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const reports: Record<string, { files: { path: string }[] }> = JSON.parse(answer);
  return Object.values(reports).flatMap(({ files }) => files.map(({ path }) => path));
}
