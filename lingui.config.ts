import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh', 'es', 'ja'],
  catalogs: [
    {
      path: '<rootDir>/apps/portal/src/i18n/locales/{locale}',
      include: ['apps/portal/src'],
      exclude: ['**/*.gen.ts', '**/*.stories.tsx', '**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
