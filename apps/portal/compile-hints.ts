import type { Plugin } from 'vite';

/**
 * Chromium reads a script beside the main thread while it arrives, but leaves each function until it is called, and then
 * reads it a second time where it keeps a finger waiting. Nearly all functions of a first visit are called, so it is told
 * to make them ready at once: https://v8.dev/blog/explicit-compile-hints. For other browsers it is a comment.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint at the head of the files of a first visit: the entry, and those with one of these names. */
export function compileHints(names: ReadonlySet<string>): Plugin {
  return {
    name: 'snap:compile-hints',
    apply: 'build',
    enforce: 'post',
    // After the minifier, and after what Vite itself puts first.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && (file.isEntry || names.has(file.name))) file.code = hint + file.code;
        }
      },
    },
  };
}
