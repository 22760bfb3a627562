// The packages as they are published (part of `npm run packages:check`): publint and "are the types wrong" find nothing.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { root } from '../start/bootstrap.mjs';
import { isRegistryAway } from './registry.ts';

const folder = `${root}.cache/tarballs/`;
const checks = [
  ['publint@0.3.25', '--strict'],
  ['@arethetypeswrong/cli@0.18.5', '--profile', 'esm-only'],
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of ['portal-ui', 'portal-api', 'portal-messaging']) {
  const pack = ['pack', '--silent', '--pack-destination', folder];
  const tarball =
    folder + execFileSync('npm', pack, { cwd: `${root}packages/${name}`, encoding: 'utf8' }).trim();
  for (const [tool = '', ...options] of checks) {
    try {
      execFileSync('npx', ['--yes', '--prefer-offline', tool, tarball, ...options], { stdio: 'pipe' });
      console.log(`${name}: ${tool} finds nothing`);
    } catch (error) {
      if (isRegistryAway(error)) console.warn(`Skipped ${tool} for ${name}: npm cannot reach its registry`);
      else {
        console.error(error instanceof Error && 'stdout' in error ? String(error.stdout) : '', error);
        process.exitCode = 1;
      }
    }
  }
}
