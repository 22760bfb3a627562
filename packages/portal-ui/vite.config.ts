import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { blockStyles } from './block-styles.ts';
import { entries } from './entries.ts';
import { tokenFiles } from './src/theme/tokens/design-tokens.ts';
import pkg from './package.json' with { type: 'json' };

const external = [...Object.keys(pkg.dependencies), ...Object.keys(pkg.peerDependencies)];

/** Beginning of every class, by which the styles tell elements of the library from others. */
const prefix = 'pu_';

const isReact = (id: string) => /^react(?:-dom)?(?:\/|$)/.test(id);

/** Library build: one file per module, so that hosts drop what they do not use. All styles are in `styles.css`, those of an entry in
 * `styles/<entry>.css`; with cascade layers in `layered.css` and `layered/<entry>.css`. Without React Compiler (decision 22). */
export default defineConfig({
  plugins: [
    vanillaExtractPlugin({ identifiers: ({ hash }) => `${prefix}${hash}` }),
    react(),
    blockStyles(prefix),
    {
      // For design tools: `@snap/portal-ui/tokens/light.tokens.json` and others.
      name: 'snap:design-tokens',
      generateBundle() {
        for (const [name, tokens] of Object.entries(tokenFiles))
          this.emitFile({
            type: 'asset',
            fileName: `tokens/${name}.tokens.json`,
            source: `${JSON.stringify(tokens, null, 2)}\n`,
          });
      },
    },
  ],
  build: {
    target: 'es2023',
    sourcemap: true,
    minify: false,
    cssMinify: true,
    lib: {
      entry: [
        ...Object.values(entries),
        ...['zh', 'en', 'es', 'ja'].map((language) => `src/labels/${language}.ts`),
        'src/blocks/people/ContactPicker/source/contact-source-kit.ts',
        'src/theme/styles.css.ts',
      ],
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        // Next and other servers render modules without it as components of the server, which have no state.
        banner: ({ imports }) => (imports.some(isReact) ? `'use client';` : ''),
        // Its addresses are folders, which Node does not import: a host's tests, and its server, could not load the library.
        paths: (id) =>
          id.replace(/^(@atlaskit\/pragmatic-drag-and-drop)\/(.*)/, '$1/dist/cjs/entry-point/$2.js'),
      },
    },
  },
});
