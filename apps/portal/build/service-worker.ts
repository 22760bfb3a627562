import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const source = 'src/worker/service-worker.ts';
/** Files that a page asks for by itself. The rest is for systems that install it, and for the server. */
const needed =
  /^(?:assets\/.*\.(?:css|js|svg|png|woff2)|favicon\.svg|first-paint\.(?:css|js)|icons\/icon-(?:64|192)\.png)$/;

/**
 * Names the build, in the page itself, and makes its service worker. The name is a hash of the page, which names its files
 * by theirs: the same sources make the same build.
 */
export function serviceWorker(): Plugin {
  let [root, folder, base] = ['', '', ''];
  return {
    name: 'snap:service-worker',
    apply: 'build',
    configResolved(config) {
      ({ root, base } = config);
      folder = resolve(root, config.build.outDir);
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const page = join(folder, 'index.html');
        const html = await readFile(page, 'utf8');
        const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
          .filter((file) => needed.test(file))
          .toSorted();
        const name = createHash('sha256').update(html).update(files.join('\n')).digest('hex').slice(0, 12);
        await writeFile(
          page,
          html.replace('<title>', `<meta name="portal-build" content="${name}" />\n    <title>`),
        );
        await build({
          root,
          base,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { buildName: JSON.stringify(name), buildFiles: JSON.stringify(files) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'es2023',
            reportCompressedSize: false,
            rolldownOptions: {
              input: resolve(root, source),
              output: { format: 'iife', entryFileNames: 'service-worker.js' },
            },
          },
        });
      },
    },
  };
}
