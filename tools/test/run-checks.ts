// All checks of the project, most of them in sequence; ends with the line "N passed, N failed". `--quick` (npm run check) skips
// checks that start a database or a browser, and keeps the caches. `--minutes N` is the time that there is: on a slow machine the
// last check, which plays most stories a second time, leaves out what does not fit and says so.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, fail, root, run } from '../start/bootstrap.mjs';
import type { Visit } from '../visual/walk.ts';
import { chromiumPath } from './chromium.ts';

interface Counts {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'portal-test-'));
const totals: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];
/** Names of failed tests, repeated at the end, because long logs are truncated. */
const named: string[] = [];

const began = performance.now();
const { values: settings } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, minutes: { type: 'string', default: 'Infinity' } },
});
const { quick } = settings;

if (!quick) {
  ensureChromium();
  ensureEngine('/usr/bin/redis-server', 'redis-server');
  ensureEngine('/usr/sbin/pgbouncer', 'pgbouncer');
  ensureEngine('/usr/sbin/haproxy', 'haproxy');
  ensureEngine('/usr/sbin/nginx', 'nginx-light');
  // An outdated dependency cache reloads pages during browser tests.
  for (const cache of ['.cache/storybook', '.vite', '.vitest']) {
    rmSync(join(root, 'node_modules', cache), { recursive: true, force: true });
  }
}

// The longest first.
await checksAtOnce([
  ['lint', 'lint'],
  ['format', 'format:check'],
  ['types', 'typecheck'],
  ['unused code', 'knip'],
  ['zones and cycles of imports', 'zones'],
  ['translations', 'i18n:check'],
]);
vitest('units', 'test:unit');
if (!quick) {
  vitest('server and contract', 'test:server');
  heading('build');
  ensureBuilt();
  check('library builds', 'build:packages');
  check('Storybook builds', 'storybook:build');
  // In the built portal and Storybook.
  playwright('journeys in Chromium', 'test:e2e');
  check('packages as other applications take them', 'packages:check');
  vitest('stories in Chromium with axe', 'test:stories');
  storiesInMotion('stories of the built Storybook, with motion', 'test:stories:motion');
}

rmSync(reports, { recursive: true, force: true });
for (const name of named) console.log(`✘ ${name}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

function minutesSoFar(): number {
  return (performance.now() - began) / 60_000;
}

/** Prints the step and the elapsed time. */
function heading(name: string): void {
  console.log(`\n── ${name} (after ${minutesSoFar().toFixed(1)} min)`);
}

function tally(name: string, { passed, failed }: Counts): void {
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) failures.push(`${name} (${failed})`);
}

/** A step that passes or fails as a whole. */
function check(name: string, script: string): void {
  heading(name);
  tally(name, run('npm', ['run', '--silent', script]) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** Checks that change nothing, two at a time, because most use one core; prints each with its output when it has ended. */
async function checksAtOnce(list: readonly [name: string, script: string][]): Promise<void> {
  const queue = list.values();
  const work = async () => {
    for (const [name, script] of queue) {
      // oxlint-disable-next-line no-await-in-loop -- one of the two
      const { status, output } = await outputOf(script);
      heading(name);
      process.stdout.write(output);
      tally(name, status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    }
  };
  await Promise.all([work(), work()]);
}

async function outputOf(script: string): Promise<{ status: number | null; output: string }> {
  const child = spawn('npm', ['run', '--silent', script], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.on('error', (error) => (output += `npm could not be run: ${error.message}\n`));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  return { status: await promise, output };
}

/** A step with a test report; without a readable report it has failed. */
function suite(
  name: string,
  script: string,
  args: string[],
  file: string,
  count: (report: string) => Counts,
): void {
  heading(name);
  const succeeded = run('npm', ['run', '--silent', script, '--', ...args], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const counts = { passed: 0, failed: 0 };
  if (existsSync(file)) {
    Object.assign(counts, count(readFileSync(file, 'utf8')));
  }
  // A run that ended badly without a failed test (a crash, an unhandled error, no tests) has failed too.
  if ((!succeeded && counts.failed === 0) || counts.passed + counts.failed === 0) counts.failed += 1;
  tally(name, counts);
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

function vitest(name: string, script: string): void {
  const file = reportFile(script);
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  suite(name, script, args, file, (report) => {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults }: VitestReport =
      JSON.parse(report);
    for (const { name: path, status, assertionResults } of testResults) {
      const broken = assertionResults.filter((test) => test.status === 'failed');
      named.push(...broken.map((test) => `${relative(root, path)} › ${test.fullName}`));
      if (status === 'failed' && broken.length === 0) named.push(relative(root, path));
    }
    // A file that cannot be loaded has no tests to count, but has failed.
    return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
  });
}

function storiesInMotion(name: string, script: string): void {
  const file = reportFile(script);
  const minutes = Math.max(1, Number(settings.minutes) - minutesSoFar());
  suite(name, script, ['--report', file, '--minutes', String(minutes)], file, (report) => {
    const visits: Visit[] = JSON.parse(report);
    const broken = visits.filter(({ troubles }) => troubles.length > 0);
    named.push(...broken.map(({ story, troubles }) => `${story}: ${troubles.join('; ')}`));
    return { passed: visits.length - broken.length, failed: broken.length };
  });
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** Collects the names of failed journeys, and of those that passed on retry. */
function nameJourneys({ suites = [], specs }: PlaywrightSuite): void {
  for (const { title, file, tests } of specs) {
    const statuses = tests.map(({ status }) => status);
    if (statuses.includes('unexpected')) named.push(`e2e/${file} › ${title}`);
    else if (statuses.includes('flaky')) named.push(`e2e/${file} › ${title} (passed when tried again)`);
  }
  suites.forEach(nameJourneys);
}

function playwright(name: string, script: string): void {
  suite(name, script, [], reportFile(script), (report) => {
    const { stats, suites }: PlaywrightReport = JSON.parse(report);
    suites.forEach(nameJourneys);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

function reportFile(script: string): string {
  return join(reports, `${script.replaceAll(':', '-')}.json`);
}

/** Finds or installs a browser: Debian's headless shell when root on Debian, else the system's, else Playwright's download. */
function ensureChromium(): void {
  const headlessShell = '/usr/bin/chromium-headless-shell';
  if (process.env['CHROMIUM_BIN'] === undefined && !existsSync(headlessShell)) {
    console.log('Installing Chromium for the browser tests …');
    installFromDebian('chromium-headless-shell');
  }
  if (chromiumPath().executablePath || installFromDebian('chromium')) return;
  if (run('npx', ['playwright', 'install', 'chromium'])) return;
  fail('No Chromium for the browser tests. Install one and name it: CHROMIUM_BIN=/path/to/chromium npm test');
}

/** Installs a program that some tests run, which are skipped without it. */
function ensureEngine(path: string, name: string): void {
  if (existsSync(path)) return;
  console.log(`Installing ${name} for the tests of several servers …`);
  if (!installFromDebian(name)) console.log(`No ${name}: its tests are skipped.`);
}

/** Installs a package of Debian when root on Debian; returns whether it did. */
function installFromDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const quiet = { stdio: ['ignore' as const, 'ignore' as const, 'inherit' as const] };
  run('apt-get', ['update', '-qq'], quiet);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
}
