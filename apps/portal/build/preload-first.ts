import type { Plugin, Rolldown } from 'vite';
import { preloadedNames } from './first-files.ts';

/**
 * Tells `first-paint.js` which files hold the sign-in page, the home page, its board and each language, so that those of this visit
 * are on their way together with the first script, not after it.
 */
export function preloadFirst(): Plugin {
  let base = '/';
  return {
    name: 'snap:preload-first',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const attributes = Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          .filter(({ name }) => preloadedNames.includes(name))
          .map((chunk) => ` data-${chunk.name}="${filesOf(chunk, base).join(' ')}"`);
        if (attributes.length < preloadedNames.length)
          throw new Error('a file of the first visit is missing');
        return html.replace(/(<script src="[^"]*first-paint\.js")/, `$1${attributes.join('')}`);
      },
    },
  };
}

function filesOf({ fileName, viteMetadata }: Rolldown.OutputChunk, base: string): string[] {
  return [fileName, ...(viteMetadata?.importedCss ?? [])].map((file) => base + file);
}
