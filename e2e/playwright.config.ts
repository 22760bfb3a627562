import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../tools/test/chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Each worker has a server of its own and walks one file at a time.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // Once more for what a busy machine was late with; the run names what needed it.
  retries: 1,
  // Bounds for a broken product, not for a busy machine: no test ends sooner by them.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : [])],
  use: {
    browserName: 'chromium',
    launchOptions: { ...chromiumPath(), args: chromiumArgs },
    viewport: { width: 1440, height: 900 },
    // A worker answers before the routes of a journey do; alive.spec.ts is where it is at work.
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
  },
});
