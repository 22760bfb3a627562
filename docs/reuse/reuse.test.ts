import './source-checks.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../packages/portal-ui/package.json' with { type: 'json' };

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('quotes examples that compile, as they are', () => {
  const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' });
  const examples = files.filter((name) => /\.\w+$/.test(name)).map((name) => read(name));
  const pages = read('../reuse.md') + read('../reuse-messaging.md');
  const quoted = [...pages.matchAll(/```(?:tsx?|js|html|vue)\n(.*?)```/gs)].map(([, code]) => code);
  expect(quoted).toHaveLength(12);
  expect(quoted.filter((code) => !examples.some((example) => example === code))).toEqual([]);
});

test('loads the styles of each block in the module that renders it', () => {
  const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' });
  const missing = files
    .filter((name) => /\.[jt]sx$/.test(name) && !name.includes('node_modules'))
    .flatMap((name) => {
      const code = read(name);
      const rendered = code.matchAll(/^import \{.*\b[A-Z].*\} from '@snap\/portal-ui\/([\w-]+)';/gm);
      return [...rendered]
        .filter(
          ([, entry]) => entry !== 'elements' && !code.includes(`'@snap/portal-ui/${entry}/styles.css'`),
        )
        .map(([, entry]) => `${name}: ${entry}`);
    });
  expect(missing).toEqual([]);
});

test('names entry points and exports that exist in the note for 0.1', () => {
  const lines = read('../../packages/portal-ui/MIGRATION.md')
    .split('\n')
    .filter((line) => !line.startsWith('-'));
  const entries = new Map<string, unknown>(Object.entries(manifest.exports));
  const patterns = [...entries.keys()].map((entry) => new RegExp(`^${entry.replace('*', '.+')}$`));
  const addresses = lines.join('\n').matchAll(/@snap\/portal-ui(\/[\w./-]*\w)/g);
  const missing = [...addresses]
    .map(([, path]) => `.${path}`)
    .filter((address) => {
      const block = address.replace(/\/(?:styles\.css|layered\.css|labels\/\w+)$/, '');
      return (
        !patterns.some((pattern) => pattern.test(address)) ||
        !(block.startsWith('./labels') || block === '.' || entries.has(block))
      );
    });
  expect(missing).toEqual([]);

  const imports = lines.join('\n').matchAll(/^\+import (?:type )?\{ (.*) \} from '@snap\/portal-ui(.*)';/gm);
  const unknown = [...imports].flatMap(([, names = '', path]) => {
    const source = sourceOf(entries.get(`.${path}`));
    return source === undefined
      ? []
      : names.split(', ').filter((name) => !new RegExp(`\\b${name}\\b`).test(source));
  });
  expect(unknown).toEqual([]);
});

/** Text of the module of an entry point; undefined for patterns. */
function sourceOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null || !('@snap/source' in entry)) return undefined;
  return read(`../../packages/portal-ui/${String(entry['@snap/source'])}`);
}
