import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { fromSource, uiPlugins } from '../tools/build/vite.shared.ts';

export default {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    './pages/*.mdx',
    '../packages/portal-ui/src/**/*.stories.tsx',
    '../apps/{portal,console}/src/**/*.stories.tsx',
  ],
  staticDirs: ['./public'],
  addons: [
    // Tables in the .mdx pages are GitHub's Markdown.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, { ...fromSource, plugins: [msw({ mode: 'worker-only' }), ...uiPlugins()] }),
} satisfies StorybookConfig;
