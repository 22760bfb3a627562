import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';

export interface Asset {
  name: string;
  /** Bytes of the body under gzip -9, whatever the response's encoding. */
  gzip: number;
}

/** JavaScript and CSS that a page loads during a navigation, until it is idle. */
export async function assetsOf(page: Page, go: () => Promise<void>): Promise<Asset[]> {
  // By URL: a repeated request is served from the browser's cache.
  const responses = new Map<string, Response>();
  const note = (response: Response) => {
    const type = response.headers()['content-type'] ?? '';
    // Workers created from inline code are not fetched.
    if (response.url().startsWith('http') && /javascript|text\/css/.test(type))
      responses.set(response.url(), response);
  };
  page.on('response', note);
  await go();
  // The event stream keeps the network busy: wait until no file is loading.
  await page.waitForLoadState('load');
  await page.waitForTimeout(1_000);
  page.off('response', note);
  return Promise.all(
    Array.from(responses.values(), async (response) => ({
      name: basename(new URL(response.url()).pathname),
      gzip: gzipSync(await response.body(), { level: 9 }).length,
    })),
  );
}

/** `145.2 kB in 7` */
export function weightOf(assets: readonly Asset[]): string {
  const total = assets.reduce((sum, { gzip }) => sum + gzip, 0);
  return `${kilobytes(total)} in ${assets.length}`;
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
