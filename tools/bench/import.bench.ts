import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { portal } from './lib/command.ts';
import { progress, report, type Figure } from './lib/report.ts';
import { timed } from './lib/stats.ts';

const people = 100_000;
const target = '< 60 s';

/** Measures `staff import` as a whole command, including its start and that of the embedded database. */
export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  try {
    progress(`writing a staff file of ${people.toLocaleString('en')} people`);
    const utf8 = join(folder, 'utf-8.csv');
    await portal(['staff', 'sample', '--people', String(people)], { into: utf8 });
    const gb18030 = join(folder, 'gb18030.csv');
    writeFileSync(gb18030, iconv.encode(readFileSync(utf8, 'utf8'), 'gb18030'));

    const figures: Figure[] = [];
    for (const [encoding, file] of [
      ['UTF-8', utf8],
      ['GB18030', gb18030],
    ] as const) {
      progress(`importing it in ${encoding}`);
      const data = join(folder, encoding);
      const staff = ['staff', 'import', file, '--tenant', 'bench'];
      // oxlint-disable no-await-in-loop -- one at a time, or they would measure each other
      await portal(['tenant', 'add', 'bench'], { data });
      const first = await timed(() => portal(staff, { data }));
      figures.push({ what: `${encoding}, into an empty organisation`, measured: rate(first), target });
      const again = await timed(() => portal(staff, { data }));
      figures.push({ what: `${encoding}, the same file again`, measured: rate(again), target });
    }
    report(`Import of ${people.toLocaleString('en')} people`, figures);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rate(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return `${seconds.toFixed(1)} s, ${Math.round(people / seconds).toLocaleString('en')} rows a second`;
}
