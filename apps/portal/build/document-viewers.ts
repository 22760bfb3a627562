import { createReadStream } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { fromSource } from '../../../tools/build/vite.shared.ts';

const require = createRequire(import.meta.url);
const pdfFolder = dirname(require.resolve('pdfjs-dist/package.json'));
/** What pdf.js fetches when a document needs it: folders of the package, by their names in the build. */
const pdfResources = {
  cmaps: 'cmaps',
  standard_fonts: 'standard_fonts',
  iccs: 'iccs',
  wasm: 'wasm',
  images: 'legacy/web/images',
};

/**
 * What previews of PDF and office files need beside the app: the resources of pdf.js, and the page of the sandboxed frame
 * (`viewer/`). They are not part of the files that the service worker fetches beforehand.
 */
export function documentViewers(): Plugin {
  let [root, folder, base] = ['', '', ''];
  return {
    name: 'snap:document-viewers',
    configResolved(config) {
      ({ root, base } = config);
      folder = resolve(root, config.build.outDir);
    },
    async configureServer(server) {
      const prefix = await resourcesPath();
      server.middlewares.use(`${base}${prefix}`, (request, response, next) => {
        const [, kind = '', name = ''] = (request.url ?? '').split(/[/?]/);
        const from = Object.entries(pdfResources).find(([each]) => each === kind)?.[1];
        if (from === undefined || name.includes('..')) next();
        else
          createReadStream(join(pdfFolder, from, name))
            .on('error', () => next())
            .pipe(response);
      });
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const place = join(folder, await resourcesPath());
        for (const [name, from] of Object.entries(pdfResources))
          // oxlint-disable-next-line no-await-in-loop -- the disk is the limit
          await cp(join(pdfFolder, from), join(place, name), {
            recursive: true,
            // Scripts in documents are not run.
            filter: (source) => !/quickjs|\.wasm$/i.test(source),
          });
        await build({
          ...fromSource,
          root: join(root, 'viewer'),
          base: `${base}viewer/`,
          configFile: false,
          logLevel: 'warn',
          build: {
            outDir: join(folder, 'viewer'),
            emptyOutDir: true,
            target: 'es2023',
            modulePreload: { polyfill: false },
            reportCompressedSize: false,
            // The slides' charts; loaded with the first slides that are opened.
            chunkSizeWarningLimit: 4_000,
          },
        });
      },
    },
  };
}

/** The version is in the path, so a file never changes. */
async function resourcesPath(): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(pdfFolder, 'package.json'), 'utf8'),
  );
  return `documents/pdf-${version}`;
}
