import { fileURLToPath } from 'node:url';
import { defaultAllowedOrigins, defineConfig } from 'vite';
import { fromSource, uiPlugins } from '../../tools/build/vite.shared.ts';
import { configurationPath, contract, manifestPath } from '../../packages/portal-api/src/contract/index.ts';
import { appIcons } from './build/app-icons.ts';
import { compressAssets } from './build/compress-assets.ts';
import { documentViewers } from './build/document-viewers.ts';
import { firstPaint } from './build/first-paint.ts';
import { firstFiles } from './build/first-files.ts';
import { importCode } from './build/import-code.ts';
import { preloadFirst } from './build/preload-first.ts';
import { serviceWorker } from './build/service-worker.ts';
import { startTexts } from './build/start-texts.ts';

/** Where `npm run dev` finds the server. */
const server = `http://127.0.0.1:${process.env['PORTAL_PORT'] ?? 4100}`;

/** Where every call of the contract begins: `/co`, `/snap-app-im` and so on. */
const callPaths = new Set(
  Object.values(contract)
    .flatMap((area) => Object.values(area))
    .map(({ path }) => path.split('/', 2).join('/')),
);

/** Large libraries that few visits need: the service worker does not fetch them beforehand. */
const ofDocuments = (id: string) => id.includes('node_modules/pdfjs-dist/');
const named: ReadonlySet<string> = new Set(firstFiles.map(({ name }) => name));

export default defineConfig({
  ...fromSource,
  resolve: {
    ...fromSource.resolve,
    // Without `<style>` elements, which the content policy forbids.
    alias: {
      'react-style-singleton': fileURLToPath(
        new URL('../../tools/build/style-singleton.ts', import.meta.url),
      ),
    },
  },
  base: '/snap-portal/',
  plugins: [
    ...uiPlugins(),
    firstPaint(),
    preloadFirst(),
    importCode(),
    startTexts(),
    appIcons(),
    documentViewers(),
    serviceWorker(),
    compressAssets(),
  ],
  build: {
    target: 'es2023',
    // Every browser of the target preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // Also a file that needs no other: src/start/import-code.ts fetches all of them.
      resolveDependencies: (file, others) => [...new Set([file, ...others])],
    },
    reportCompressedSize: false,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // Pages and dialogs are called by their names; what several of them share has none that says anything.
        chunkFileNames: ({ isDynamicEntry, name, moduleIds }) =>
          moduleIds.some(ofDocuments)
            ? 'documents/[name]-[hash].js'
            : isDynamicEntry || named.has(name)
              ? 'assets/[name]-[hash].js'
              : 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => /^(?:pdf\.worker|PdfViewer)/.test(name))
            ? 'documents/[name]-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: firstFiles,
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // The frame of office files has no origin.
    cors: { origin: [defaultAllowedOrigins, 'null'] },
    proxy: Object.fromEntries([...callPaths, configurationPath, manifestPath].map((path) => [path, server])),
  },
});
