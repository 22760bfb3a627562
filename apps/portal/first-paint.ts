import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { minify, type Plugin } from 'vite';

/** A stylesheet that is not `first-paint.css`. */
const styles = /\n *<link rel="stylesheet"[^>]*\/assets\/[^>]*>/g;

/**
 * The first picture does not wait for the app: in the page the app's styles come after the shape that `first-paint.css` draws,
 * where a browser draws what stands before them. Makes `first-paint.js` small, which the bundler never sees.
 */
export function firstPaint(): Plugin {
  let folder = '';
  return {
    name: 'snap:first-paint',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(styles, '').replace('\n  </body>', `${html.match(styles)?.join('') ?? ''}\n  </body>`),
    },
    async writeBundle() {
      const file = join(folder, 'first-paint.js');
      const { code, errors } = await minify(file, await readFile(file, 'utf8'));
      if (errors[0]) throw new Error(`first-paint.js: ${errors[0].message}`);
      await writeFile(file, code);
    },
  };
}
