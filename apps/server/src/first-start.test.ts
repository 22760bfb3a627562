import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type PostgresPair, startPostgresPair } from './testing/postgres-pair.ts';
import { type Program, startProgram } from './testing/processes.ts';

let pair: PostgresPair;
let data: string;
let programs: Program[] = [];

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'portal-first-'));
  pair = await startPostgresPair();
});
afterAll(async () => {
  for (const { child } of programs) child.kill('SIGTERM');
  await Promise.all(programs.map(({ ended }) => ended));
  await pair.close();
  rmSync(data, { recursive: true, force: true });
});

/** Addresses of the listed servers. */
async function list(): Promise<Set<string | undefined>> {
  const env = { PORTAL_DATA: data, PORTAL_DATABASE_URL: pair.url };
  const { stdout } = await startProgram('cli/main.ts', ['node', 'list'], env).ended;
  return new Set(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[1]),
  );
}
const addressesOf = (of: readonly Program[]) =>
  new Set(of.map((program) => /The portal is at ([^\s"]+)/.exec(program.output())?.[1]));

it('several servers that start at once on an empty database make its roles, schema and demo once, and list each other', async () => {
  programs = Array.from({ length: 3 }, () =>
    startProgram('main.ts', [], {
      PORTAL_DATA: data,
      PORTAL_PORT: '0',
      PORTAL_DATABASE_URL: pair.url,
      PORTAL_DEMO: '20',
      PORTAL_LOG_FILE: '-',
    }),
  );
  await Promise.all(programs.map((program) => program.says(/Ctrl-C/)));
  const makers = programs.filter((program) => program.output().includes('Making the demo organisation'));
  expect(makers).toHaveLength(1);

  await vi.waitFor(async () => expect(await list()).toEqual(addressesOf(programs)));
  const [first, ...others] = programs;
  first?.child.kill('SIGTERM');
  await first?.ended;
  expect(await list()).toEqual(addressesOf(others));
});
