import type { Plugin } from 'vite';
import { entries } from './entries.ts';
import { unlayer } from './unlayer.ts';

const layers = 'src/theme/styles.css.ts';

/**
 * Writes `layered/<entry>.css`, the layers, the tokens, and the styles of every module that the entry reaches, and `styles/<entry>.css`,
 * the same without layers; likewise `layered.css` and `styles.css`, the styles of all.
 *
 * @param prefix Beginning of every class.
 */
export function blockStyles(prefix: string): Plugin {
  const styles = new Map<string, string>();
  return {
    name: 'snap:block-styles',
    apply: 'build',
    // Before Vite takes the text out of the module.
    enforce: 'pre',
    transform: {
      filter: { id: /\.vanilla\.css/ },
      handler(code, id) {
        styles.set(id, code.replaceAll(/\n\s*/g, ''));
      },
    },
    generateBundle: {
      // After Vite has written `styles.css`.
      order: 'post',
      handler(_options, bundle) {
        /** Modules in the order in which a browser would run them: what a module imports comes before it. */
        const inOrder = (id: string, seen: Set<string>): string[] => {
          if (seen.has(id)) return [];
          seen.add(id);
          const module = this.getModuleInfo(id);
          const imported = [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])];
          return [...imported.flatMap((each) => inOrder(each, seen)), id];
        };
        const idOf = (source: string) =>
          [...this.getModuleIds()].find((id) => id.endsWith(`/packages/portal-ui/${source}`)) ??
          this.error(`no module ${source}`);
        for (const [address, source] of Object.entries(entries)) {
          const seen = new Set<string>();
          const text = [layers, source]
            .flatMap((each) => inOrder(idOf(each), seen))
            .map((id) => styles.get(id) ?? '')
            .join('');
          this.emitFile({ type: 'asset', fileName: `layered/${address}.css`, source: text });
          this.emitFile({ type: 'asset', fileName: `styles/${address}.css`, source: unlayer(text, prefix) });
        }
        const all = bundle['styles.css'];
        if (all?.type !== 'asset') this.error('no styles.css');
        const text = String(all.source);
        this.emitFile({ type: 'asset', fileName: 'layered.css', source: text });
        all.source = unlayer(text, prefix);
      },
    },
  };
}
