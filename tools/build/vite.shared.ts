import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions, type PluginOption, type UserConfig } from 'vite';
import { configurationPath, contract, manifestPath } from '../../packages/portal-api/src/contract/index.ts';
import { compilerPreset } from './compiler.ts';

const linguiConfig = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url));

/** Imports workspace packages from source: nothing has to be prebuilt. */
export const fromSource: Pick<UserConfig, 'resolve' | 'ssr'> = {
  resolve: { conditions: ['@snap/source', ...defaultClientConditions] },
  // Node.js does not know the condition `module`: modules that only a bundler can load are behind it.
  ssr: {
    resolve: {
      conditions: ['@snap/source', ...defaultServerConditions.filter((condition) => condition !== 'module')],
    },
  },
};

/** How the apps resolve imports: from source, and without `<style>` elements, which the content policy forbids. */
export const appResolve = {
  ...fromSource.resolve,
  alias: { 'react-style-singleton': fileURLToPath(new URL('style-singleton.ts', import.meta.url)) },
} satisfies UserConfig['resolve'];

/** For `npm run dev`: every path of a call leads to the server. */
export function serverProxy(): Record<string, string> {
  const server = `http://127.0.0.1:${process.env['PORTAL_PORT'] ?? 4100}`;
  const calls = Object.values(contract).flatMap((area) => Object.values(area));
  // Where every call of the contract begins: `/co`, `/snap-app-im` and so on.
  const prefixes = new Set(calls.map(({ path }) => path.split('/', 2).join('/')));
  return Object.fromEntries([...prefixes, configurationPath, manifestPath].map((path) => [path, server]));
}

/** Compiles Lingui's macros in unit tests, as `uiPlugins` does in the app. */
export const linguiMacros = (): PluginOption =>
  babel({ presets: [linguiTransformerBabelPreset(undefined, { configPath: linguiConfig })] });

/** Plugins for the app, the stories and the browser tests. */
export function uiPlugins(): PluginOption[] {
  return [
    {
      // These imports exist only after a transform, so the dependency scanner misses them, and a late "optimized
      // dependencies changed. reloading" breaks browser tests with a cold cache.
      name: 'snap:optimize-deps',
      config: () => ({
        optimizeDeps: {
          include: [
            'react/compiler-runtime',
            '@lingui/core',
            '@lingui/react',
            // Imported lazily only.
            '@atlaskit/pragmatic-drag-and-drop/combine',
            '@atlaskit/pragmatic-drag-and-drop/element/adapter',
          ],
        },
      }),
    },
    vanillaExtractPlugin(),
    tailwindcss(),
    // Before react(), and presets run last to first: Lingui must see the JSX before React Compiler rewrites it.
    babel({
      presets: [compilerPreset(), linguiTransformerBabelPreset(undefined, { configPath: linguiConfig })],
    }),
    react(),
    lingui({ configPath: linguiConfig, failOnMissing: 'catalog', failOnCompileError: true }),
  ];
}
