// Locators of the shell.
import type { Page } from '@playwright/test';

/** Mocks external hosts. */
export async function elsewhere(page: Page): Promise<void> {
  await page
    .context()
    .route(/^https:\/\/[^/]+\.example\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'there' }),
    );
}

export const sidebarOf = (page: Page) => page.getByRole('navigation', { name: '主导航' });
export const titled = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Names of the data cached on the device for offline use. */
export const cachedNames = (page: Page) =>
  page.evaluate(async () => {
    const known = (await indexedDB.databases()).some(({ name }) => name === 'snap-portal-kept');
    if (!known) return [];
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('snap-portal-kept');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('no database')));
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = db.transaction('responses').objectStore('responses').getAllKeys();
      request.addEventListener('success', () => resolve(request.result));
    });
    db.close();
    return keys.flatMap((key) => (Array.isArray(key) && typeof key[1] === 'string' ? [key[1]] : []));
  });
