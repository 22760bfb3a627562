import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleCsv } from '../demo/sample-csv.ts';
import { startProgram } from '../testing/processes.ts';

const people = 3_000;
let folder: string;
let file: string;

function portal(...args: string[]) {
  return startProgram('cli/main.ts', args, { PORTAL_DATA: join(folder, 'data') });
}
/** Number of people in an export. */
async function exported() {
  const { code, output } = await portal('staff', 'export', '--tenant', 'demo').ended;
  expect(code).toBe(0);
  return output.split('\r\n').filter(Boolean).length - 1;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-cli-'));
  file = join(folder, 'staff.csv');
  writeFileSync(file, [...sampleCsv(people)].join(''));
  await portal('tenant', 'add', 'demo').ended;
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a file with bad lines changes nothing: the first hundred are listed, and the status is 1', async () => {
  const bad = join(folder, 'bad.csv');
  const lines = Array.from({ length: 150 }, (_, index) => `p${index},李${index},12345`);
  writeFileSync(bad, ['user_id,name,mobile', 'good,好,13800138000', ...lines].join('\n'));
  const { code, output } = await portal('staff', 'import', bad, '--tenant', 'demo').ended;
  expect(code).toBe(1);
  expect(output).toContain('line 3: mobile "12345" is not a phone number like 13800138000');
  expect(output.match(/^line \d+:/gm)).toHaveLength(100);
  expect(output).toContain('… and 50 more');
  expect(output).toContain('150 lines cannot be taken. Nothing has changed.');
  expect(await exported()).toBe(0);
});

it('an unknown organisation, a missing file and a wrong header each print one sentence', async () => {
  const header = join(folder, 'header.csv');
  writeFileSync(header, 'user_id,name,salary\n');
  const runs = [
    [file, 'nowhere', /^There is no organisation nowhere. Add it with: tenant add nowhere$/m],
    [join(folder, 'absent.csv'), 'demo', /absent\.csv cannot be read/],
    [header, 'demo', /^The header names unknown columns: "salary"/m],
  ] as const;
  for (const [path, tenant, sentence] of runs) {
    const { code, output } = await portal('staff', 'import', path, '--tenant', tenant).ended;
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
  }
});

it('an import that is killed applies all or nothing, and the next one completes it', async () => {
  const preparing = portal('staff', 'import', file, '--tenant', 'demo');
  await preparing.says(/Preparing [3-9]0 %/);
  preparing.child.kill('SIGKILL');
  await preparing.ended;
  expect(await exported()).toBe(0);

  const applying = portal('staff', 'import', file, '--tenant', 'demo');
  await applying.says(/Applying/);
  applying.child.kill('SIGKILL');
  await applying.ended;
  expect([0, people]).toContain(await exported());

  const whole = await portal('staff', 'import', file, '--tenant', 'demo').ended;
  expect(whole.code).toBe(0);
  expect(await exported()).toBe(people);

  const again = await portal('staff', 'import', file, '--tenant', 'demo').ended;
  expect(again.output).toContain(`0 added, 0 changed, ${people} unchanged, 0 new departments.`);
}, 120_000);
