import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compilerPreset } from '../../tools/build/compiler.ts';
import pkg from './package.json' with { type: 'json' };

const external = [...Object.keys(pkg.dependencies), ...Object.keys(pkg.peerDependencies)];

/** Library build: one file per module, so that hosts drop what they do not use; all styles in `styles.css`. */
export default defineConfig({
  plugins: [
    vanillaExtractPlugin({ identifiers: ({ hash }) => `pu_${hash}` }),
    babel({ presets: [compilerPreset()] }),
    react(),
  ],
  build: {
    target: 'es2023',
    sourcemap: true,
    minify: false,
    cssMinify: true,
    lib: {
      entry: {
        index: 'src/index.ts',
        'labels/zh': 'src/labels/zh.ts',
        'labels/en': 'src/labels/en.ts',
        'labels/es': 'src/labels/es.ts',
        'labels/ja': 'src/labels/ja.ts',
        'blocks/people/ContactPicker/source/contact-source-kit':
          'src/blocks/people/ContactPicker/source/contact-source-kit.ts',
        'theme/styles': 'src/theme/styles.css.ts',
      },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        // Its addresses are folders, which Node does not import: a host's tests, and its server, could not load the library.
        paths: (id) =>
          id.replace(/^(@atlaskit\/pragmatic-drag-and-drop)\/(.*)/, '$1/dist/cjs/entry-point/$2.js'),
      },
    },
  },
});
