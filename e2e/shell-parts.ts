// What journeys around the shell look for in a page.
import type { Page } from '@playwright/test';

/** What stands in for other hosts. */
export async function elsewhere(page: Page): Promise<void> {
  await page
    .context()
    .route(/^https:\/\/[^/]+\.example\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'there' }),
    );
}

export const sidebarOf = (page: Page) => page.getByRole('navigation', { name: '主导航' });
export const titled = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
