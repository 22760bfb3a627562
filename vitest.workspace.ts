import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './tools/test/chromium.ts';
import { fromSource, linguiMacros } from './tools/build/vite.shared.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Two also where there are only two cores: a test waits now and then, for its database or the next frame. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** How long `vi.waitFor` waits. */
const waitForTimeout = `${root}tools/test/wait-for-timeout.ts`;

// A function, not a shared object: Vitest writes the project's name into `instances`.
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { ...chromiumPath(), args: chromiumArgs },
    contextOptions: {
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-US',
      timezoneId: 'UTC',
      deviceScaleFactor: 1,
    },
  }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

export default defineConfig({
  test: {
    projects: [
      {
        ...fromSource,
        // The index of a block leads to its components, and they to their styles.
        plugins: [vanillaExtractPlugin(), linguiMacros()],
        test: {
          name: 'unit',
          environment: 'node',
          // Two thirds of the time that processes take.
          pool: 'threads',
          maxWorkers,
          setupFiles: waitForTimeout,
          testTimeout: 30_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{portal,console}/src/**/*.test.ts',
            'docs/**/*.test.ts',
            '.storybook/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        ...fromSource,
        test: {
          name: 'server',
          environment: 'node',
          maxWorkers,
          include: ['apps/server/src/**/*.test.ts'],
          exclude: ['apps/server/src/**/*.prove.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: waitForTimeout,
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'prove',
          environment: 'node',
          // The check of G37 is quick enough to be one of the server's tests, too.
          include: ['apps/server/src/**/*.prove.test.ts', 'apps/server/src/http/matrix/others.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: waitForTimeout,
          hookTimeout: 60_000,
          testTimeout: 300_000,
        },
      },
      {
        plugins: [
          storybookTest({ configDir: `${root}.storybook`, storybookScript: 'npm run storybook -- --ci' }),
        ],
        test: {
          name: 'storybook',
          browser: browser(),
          // Many files in each page, as in Storybook itself: loading its preview for each of them took half of the time.
          isolate: false,
          // Pages at the same time: where there are two cores, Vitest would use one.
          maxWorkers,
          // Twice the usual: on a busy machine a play of many steps takes longer than a quarter of a minute.
          testTimeout: 30_000,
        },
      },
    ],
  },
});
