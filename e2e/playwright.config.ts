import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../tools/test/chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Each worker has its own server and runs one file at a time.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // High timeouts: they detect a hang, not a slow machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : [])],
  use: {
    browserName: 'chromium',
    launchOptions: { ...chromiumPath(), args: chromiumArgs },
    viewport: { width: 1440, height: 900 },
    // A service worker responds before the routes of a journey; alive.spec.ts tests it.
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
  },
});
