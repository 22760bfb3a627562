import { defaultAllowedOrigins, defineConfig } from 'vite';
import { appResolve, fromSource, serverProxy, uiPlugins } from '../../tools/build/vite.shared.ts';
import { appIcons } from './build/app-icons.ts';
import { checkFiles } from './build/check-files.ts';
import { compressAssets } from '../../tools/build/compress-assets.ts';
import { documentViewers } from './build/document-viewers.ts';
import { firstPaint } from './build/first-paint.ts';
import { firstFiles } from './build/first-files.ts';
import { importCode } from './build/import-code.ts';
import { laterFiles } from './build/later-files.ts';
import { preloadFirst } from './build/preload-first.ts';
import { serviceWorker } from './build/service-worker.ts';
import { startTexts } from './build/start-texts.ts';

/** Large libraries that few visits need: the service worker does not fetch them beforehand. */
const ofDocuments = (id: string) => id.includes('node_modules/pdfjs-dist/');
const namedFiles = [...firstFiles, ...laterFiles];

export default defineConfig({
  ...fromSource,
  resolve: appResolve,
  base: '/snap-portal/',
  plugins: [
    ...uiPlugins(),
    firstPaint(),
    checkFiles(namedFiles.map(({ name }) => name)),
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
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some(ofDocuments) ? 'documents/[name]-[hash].js' : 'assets/[name]-[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => /^(?:pdf\.worker|PdfViewer)/.test(name))
            ? 'documents/[name]-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: namedFiles,
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // The frame of office files has no origin.
    cors: { origin: [defaultAllowedOrigins, 'null'] },
    proxy: serverProxy(),
  },
});
