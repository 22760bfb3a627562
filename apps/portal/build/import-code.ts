import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What Vite wraps around every `import()` of a build. */
const helper = /vite\/preload-helper\.js$/;

/**
 * Puts `importCode` in place of Vite's own helper, which asks for the files by preloads: a preload or an import that fails is
 * remembered by the browser, and the code never comes.
 */
export function importCode(): Plugin {
  const path = fileURLToPath(new URL('../src/start/import-code.ts', import.meta.url));
  return {
    name: 'snap:import-code',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: helper },
      handler: () => `export { importCode as __vitePreload } from ${JSON.stringify(path)};`,
    },
  };
}
