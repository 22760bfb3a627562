// Scripts `prepack` and `postpack` of the packages: the published package.json has no entries of this repository's sources.
// `published-manifest.ts strip` writes it, `restore` brings the original back.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../start/bootstrap.mjs';

const source = '@snap/source';
const folder = `${root}node_modules/.cache/manifests/`;
const original = `${folder}${basename(process.cwd())}.json`;

/** `exports` without the condition of the sources, and without entries that have nothing else. */
function publishedExports(exports: Record<string, string | Record<string, string>>): typeof exports {
  const entries = Object.entries(exports).map(([address, target]) => {
    if (typeof target === 'string') return [address, target] as const;
    const { [source]: _source, ...published } = target;
    return [address, published] as const;
  });
  return Object.fromEntries(entries.filter(([, target]) => Object.keys(target).length > 0));
}

const text = readFileSync('package.json', 'utf8');
if (process.argv[2] === 'restore') {
  if (existsSync(original)) renameSync(original, 'package.json');
} else if (text.includes(source)) {
  // Otherwise an earlier run was interrupted; this one will restore the original.
  mkdirSync(folder, { recursive: true });
  writeFileSync(original, text);
  const manifest: { exports: Record<string, string | Record<string, string>> } = JSON.parse(text);
  const published = { ...manifest, exports: publishedExports(manifest.exports) };
  writeFileSync('package.json', `${JSON.stringify(published, null, 2)}\n`);
}
