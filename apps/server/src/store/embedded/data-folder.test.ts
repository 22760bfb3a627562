import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);
const module = new URL('data-folder.ts', import.meta.url).href;

it('has one set of secrets when several processes create it at the same moment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-first-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // All processes wait for the same moment.
  const at = Date.now() + 3_000;
  const program = `
    const { openDataFolder } = await import(${JSON.stringify(module)});
    while (Date.now() < ${at});
    process.stdout.write(JSON.stringify(openDataFolder(${JSON.stringify(folder)}).secrets));
  `;
  const opened = await Promise.all(
    Array.from({ length: 6 }, () =>
      run(process.execPath, ['--conditions=@snap/source', '--input-type=module', '-e', program]),
    ),
  );
  expect(new Set(opened.map(({ stdout }) => stdout)).size).toBe(1);
  expect(readdirSync(folder).toSorted()).toEqual(['portal.json', 'secrets.json']);
});
