import { defineConfig } from 'vite';
import { fromSource, uiPlugins } from '../../vite.shared.ts';
import { configurationPath, contract } from '../../packages/portal-api/src/contract/index.ts';
import { compressAssets } from './compress-assets.ts';

/** Where `npm run dev` finds the server. */
const server = `http://127.0.0.1:${process.env['PORTAL_PORT'] ?? 4100}`;

/** Where every call of the contract begins: `/co`, `/snap-app-im` and so on. */
const callPaths = new Set(
  Object.values(contract)
    .flatMap((area) => Object.values(area))
    .map(({ path }) => path.split('/', 2).join('/')),
);

export default defineConfig({
  ...fromSource,
  base: '/snap-portal/',
  plugins: [...uiPlugins(), compressAssets()],
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for the sign-in page and one more for the home page, each with all that it needs: left alone, the
          // bundler makes a file of every set of modules that two pages share, and the first visit waits for thirty.
          groups: [
            { name: 'start', test: /src\/(?:main|features\/account\/SignInPage)\.tsx$/, priority: 2 },
            { name: 'home', test: /src\/features\/(?:shell\/Shell|workspace\/HomePage)\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries([...callPaths, configurationPath].map((path) => [path, server])),
  },
});
