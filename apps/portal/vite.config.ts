import { fileURLToPath } from 'node:url';
import { defaultAllowedOrigins, defineConfig } from 'vite';
import { fromSource, uiPlugins } from '../../tools/build/vite.shared.ts';
import { configurationPath, contract, manifestPath } from '../../packages/portal-api/src/contract/index.ts';
import { appIcons } from './build/app-icons.ts';
import { compressAssets } from './build/compress-assets.ts';
import { documentViewers } from './build/document-viewers.ts';
import { firstPaint } from './build/first-paint.ts';
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

/**
 * One file with React, which a deploy leaves as it is, one with the rest of what every first visit needs, one more for
 * sign-in, one for the home page, one for its board and one for each language: left alone, the bundler makes a file of every
 * set of modules that two pages share, and the first visit waits for thirty. What sign-in and home share is named, or the one
 * would be fetched with the other.
 */
const files = [
  {
    name: 'framework',
    test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler)\//,
    priority: 6,
  },
  {
    name: 'start',
    test: /portal\/index\.html|src\/(?:main\.tsx|start\/import-code\.ts)$|navigation\/render-link\.tsx$|icons\/ProductMark\.tsx$|Preferences\/languages\.ts$|reset\.css\.ts|primitives\/(?:Banner\/|Field\/(?:Text)?Field\.)/,
    priority: 5,
  },
  ...['zh', 'en', 'es', 'ja'].map((language) => ({
    name: language,
    test: new RegExp(`src/i18n/languages/${language}\\.ts$`),
    priority: 4,
  })),
  { name: 'sign-in', test: /src\/features\/account\/SignInPage\.tsx$/, priority: 3 },
  {
    name: 'home',
    test: /src\/features\/(?:shell\/Shell|workspace\/HomePage)\.tsx$|src\/(?:shell-apis|i18n\/lazy-labels)\.ts$/,
    priority: 2,
  },
  { name: 'board', test: /src\/(?:features\/workspace\/Board\.tsx|start\/prefetch-home\.ts)$/, priority: 1 },
  { name: 'live', test: /src\/live\/messaging\.ts$/, priority: 0 },
];
/** Large libraries that few visits need: the service worker does not fetch them beforehand. */
const ofDocuments = (id: string) => id.includes('node_modules/pdfjs-dist/');
const named: ReadonlySet<string> = new Set(files.map(({ name }) => name));

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
          groups: files,
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
