// What other applications load stays small (part of `npm run packages:check`, after `npm run build:packages`).
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../start/bootstrap.mjs';

interface Block {
  component: string;
  entry: string;
  labels: string;
  /** Limit in bytes (decision 22). */
  max: number;
}

const blocks: Readonly<Record<string, Block>> = {
  'picker, panel': {
    component: 'ContactPickerPanel',
    entry: 'contact-picker',
    labels: 'contactPicker',
    max: 30_000,
  },
  'picker, dialog': {
    component: 'ContactPicker',
    entry: 'contact-picker',
    labels: 'contactPicker',
    max: 45_000,
  },
  'people field': { component: 'PeopleField', entry: 'people-field', labels: 'peopleField', max: 36_000 },
  'person card': { component: 'PersonCard', entry: 'person-card', labels: 'personCard', max: 12_000 },
};

/** Limit of the script of the elements, in bytes (decision 77). */
const maxElements = 135_000;

const gzip = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

/**
 * Bundles an application that imports a block, its styles and the labels of one language, and returns the compressed bytes that it loads
 * before the first render: without React, and without what the block loads on demand.
 */
async function sizeOf({ component, entry, labels }: Block): Promise<number> {
  const input = `${root}docs/reuse/size.js`;
  const code = `import '@snap/portal-ui/${entry}/styles.css';
export { ${component} } from '@snap/portal-ui/${entry}';
export { ${labels} } from '@snap/portal-ui/${entry}/labels/en';`;
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'application',
        enforce: 'pre',
        resolveId: (id) => (id === input ? id : undefined),
        load: (id) => (id === input ? code : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', external: /^react(?:-dom)?(?:\/|$)/ },
    },
  });
  if (!('output' in result)) throw new Error('one build has one output');
  const files = new Map(result.output.map((file) => [file.fileName, file]));
  const needed = new Set(result.output.filter((file) => file.type === 'asset' || file.isEntry));
  for (const file of needed)
    if (file.type === 'chunk')
      for (const name of file.imports) {
        const imported = files.get(name);
        if (imported) needed.add(imported);
      }
  return [...needed].reduce((sum, file) => sum + gzip(file.type === 'asset' ? file.source : file.code), 0);
}

function report(name: string, size: number, max: number): void {
  console.log(`${name}: ${(size / 1_000).toFixed(1)} kB gzip, limit ${max / 1_000} kB`);
  if (size > max) process.exitCode = 1;
}

for (const [name, block] of Object.entries(blocks)) {
  // oxlint-disable-next-line no-await-in-loop -- one build at a time
  report(name, await sizeOf(block), block.max);
}
const elements = readFileSync(`${root}packages/portal-ui/dist/elements/portal-elements.js`);
report('elements with React', gzip(elements), maxElements);
