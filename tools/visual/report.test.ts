import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, expect, test } from 'vitest';
import { compareFolders } from './compare.ts';
import { writeReport } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'visual-report-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (name: string) => join(folder, name);

function screenshot(file: string, grey: number): void {
  const png = new PNG({ width: 4, height: 4 });
  png.data.fill(grey);
  mkdirSync(dirname(path(file)), { recursive: true });
  writeFileSync(path(file), PNG.sync.write(png));
}

test('the report shows a changed, a new and a removed story by title, with copies of their screenshots', () => {
  screenshot('old/zh light 1440/button--ready.png', 255);
  screenshot('new/zh light 1440/button--ready.png', 128);
  screenshot('old/zh light 1440/card--same.png', 255);
  screenshot('new/zh light 1440/card--same.png', 255);
  screenshot('new/es dark 1440/card--added.png', 255);
  screenshot('old/es dark 1440/card--removed.png', 255);
  const { same, list } = compareFolders(path('old'), path('new'), path('difference'));
  const file = writeReport(path('report'), {
    changes: list,
    same,
    against: '@snap/portal-ui@0.2.0',
    names: new Map([['button--ready', { title: 'Primitives/Button', name: 'Ready & <set>' }]]),
  });
  const page = readFileSync(file, 'utf8');
  expect(page).toContain('3 stories look different, in 3 screenshots. 1 screenshots are unchanged.');
  expect(page).toContain('<h2>Primitives/Button / Ready &amp; &lt;set></h2>');
  expect(page).not.toContain('card--same');
  const images = [...page.matchAll(/src="([^"]+)"/g)].map(([, address = '']) => decodeURIComponent(address));
  expect(images.toSorted()).toEqual([
    'before/es dark 1440/card--removed.png',
    'before/zh light 1440/button--ready.png',
    'difference/zh light 1440/button--ready.png',
    'now/es dark 1440/card--added.png',
    'now/zh light 1440/button--ready.png',
  ]);
  for (const image of images)
    expect(PNG.sync.read(readFileSync(join(folder, 'report', image)))).toMatchObject({ width: 4 });
});
