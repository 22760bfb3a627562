import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh', 'es', 'ja'],
  catalogs: ['portal', 'console'].map((app) => ({
    path: `<rootDir>/apps/${app}/src/i18n/locales/{locale}`,
    include: [`apps/${app}/src`],
    exclude: ['**/*.gen.ts', '**/*.stories.tsx', '**/*.test.*'],
  })),
  format: formatter({ lineNumbers: false }),
});
