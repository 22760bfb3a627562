import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { minify, type Plugin } from 'vite';

/** A stylesheet that is not `first-paint.css`. */
const styles = /\n *<link rel="stylesheet"[^>]*\/assets\/[^>]*>/g;

/**
 * The first paint does not wait for the app: in the page the app's styles come after the skeleton that `first-paint.css` styles,
 * where a browser renders what stands before them. Makes small what the bundler never sees.
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
      const script = join(folder, 'first-paint.js');
      const { code, errors } = await minify(script, await readFile(script, 'utf8'));
      if (errors[0]) throw new Error(`first-paint.js: ${errors[0].message}`);
      await writeFile(script, code);
      const sheet = join(folder, 'first-paint.css');
      const css = await readFile(sheet, 'utf8');
      await writeFile(sheet, css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' '));
    },
  };
}
