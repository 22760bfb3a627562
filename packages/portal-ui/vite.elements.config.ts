import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, Visitor, type Plugin } from 'vite';
import { fromSource } from '../../tools/build/vite.shared.ts';

/** Writes the styles into the script, which adopts them in its shadow roots. */
const stylesInScript: Plugin = {
  name: 'snap:styles-in-script',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
      const css = sheets.map((sheet) => (sheet.type === 'asset' ? String(sheet.source) : '')).join('');
      if (css === '') this.error('the elements have no styles');
      for (const { fileName } of sheets) Reflect.deleteProperty(bundle, fileName);
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk')
          file.code = file.code.replace('globalThis.PORTAL_ELEMENT_STYLES', () => JSON.stringify(css));
      }
    },
  },
};

/** Imports what blocks load on demand with the rest: in one file, modules that start later are larger. */
const staticImports: Plugin = {
  name: 'snap:static-imports',
  enforce: 'pre',
  transform: {
    filter: { id: /portal-ui\/src\/.*\.tsx?$/, code: /\bimport\('/ },
    handler(code) {
      const paths: string[] = [];
      const body = code.replaceAll(/\bimport\(('[^']+')\)/g, (_, path: string) => {
        paths.push(path);
        return `Promise.resolve(onDemand${paths.length})`;
      });
      const imports = paths.map((path, index) => `import * as onDemand${index + 1} from ${path};`);
      return { code: `${imports.join(' ')} ${body}`, map: null };
    },
  },
};

/** Takes out calls by which Radix's build names functions for stack traces, `__name(function A2() {}, "A")`: 2 kB of the script. */
const anonymousFunctions: Plugin = {
  name: 'snap:anonymous-functions',
  transform: {
    filter: { id: /@radix-ui/, code: /\b__name\(/ },
    handler(code) {
      const edits: { start: number; end: number; text: string }[] = [];
      new Visitor({
        CallExpression({ start, end, callee, arguments: [named] }) {
          if (callee.type !== 'Identifier' || callee.name !== '__name' || !named) return;
          edits.push({ start, end: named.start, text: '(' }, { start: named.end, end, text: ')' });
        },
      }).visit(this.parse(code));
      const body = edits
        .toSorted((a, b) => b.start - a.start)
        .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
      return { code: body, map: null };
    },
  },
};

/**
 * `dist/elements/portal-elements.js`: the custom elements with React, styles and labels in one file, so that a page can name its hash.
 * Without React Compiler, whose output would be 17 kB larger under gzip (decision 77).
 */
export default defineConfig({
  ...fromSource,
  resolve: {
    ...fromSource.resolve,
    alias: {
      'react-remove-scroll': fileURLToPath(new URL('../../tools/build/scroll-lock.ts', import.meta.url)),
    },
  },
  plugins: [
    staticImports,
    anonymousFunctions,
    vanillaExtractPlugin({ identifiers: ({ hash }) => `pu_${hash}` }),
    react(),
    stylesInScript,
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2023',
    outDir: 'dist/elements',
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: 'src/elements/index.ts',
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'portal-elements.js', codeSplitting: false },
    },
  },
});
