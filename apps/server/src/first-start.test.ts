import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('several servers that start at once on an empty database make its roles, schema and demo once', async () => {
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
});
