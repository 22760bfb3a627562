import type { Page } from 'playwright';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Composes screenshots of one width into contact sheets of a readable size: 6 each, of phones 10. Returns the paths,
 * `path` with a number.
 */
export async function writeSheets(
  page: Page,
  files: readonly string[],
  width: number,
  path: (number: number) => string,
): Promise<string[]> {
  const [columns, each] = width < 992 ? [5, 10] : [3, 6];
  await page.setViewportSize({ width: 1560, height: 600 });
  const sheets: string[] = [];
  for (let first = 0; first < files.length; first += each) {
    const figures = files
      .slice(first, first + each)
      .map(
        (file) =>
          `<figure><figcaption>${basename(file, '.png')}</figcaption><img src="data:image/png;base64,${readFileSync(file, 'base64')}"></figure>`,
      );
    const sheet = path(sheets.length + 1);
    // oxlint-disable no-await-in-loop -- one page draws them
    await page.setContent(
      `<style>body{margin:4px;display:grid;grid-template-columns:repeat(${columns},1fr);gap:4px;font:12px sans-serif;background:#999}
      figure{margin:0}img{width:100%;display:block}</style>${figures.join('')}`,
    );
    await page.screenshot({ path: sheet, fullPage: true });
    // oxlint-enable no-await-in-loop
    sheets.push(sheet);
  }
  await page.close();
  return sheets;
}
