// Addresses of the package: one for each block and each group of primitives, with its words. `npx node packages/portal-ui/entries.ts`
// writes them into `exports` of package.json; `npm run packages:check` fails when a folder is not there.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('.', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const folders = (path: string) =>
  readdirSync(new URL(path, root), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name);
const kebab = (name: string) => name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();
const camel = (name: string) => `${name[0]?.toLowerCase()}${name.slice(1)}`;

/** First of the words of those that have several. */
const firstWords: Readonly<Record<string, string>> = {
  Field: 'countedField',
  Preferences: 'languageSelect',
};

/** Folders of `src` that have an address, by it. */
function entryFolders(): Record<string, string> {
  const primitives = folders('src/primitives').filter((name) => name !== 'menu');
  const blocks = folders('src/blocks').flatMap((area) =>
    folders(`src/blocks/${area}`).map((name) => `${area}/${name}`),
  );
  return {
    theme: 'theme',
    hooks: 'hooks',
    views: 'blocks/shared',
    ...Object.fromEntries(primitives.map((name) => [kebab(name), `primitives/${name}`])),
    ...Object.fromEntries(
      blocks
        .filter((path) => /\/[A-Z]/.test(path))
        .map((path) => [kebab(path.slice(path.indexOf('/') + 1)), `blocks/${path}`]),
    ),
  };
}

/** Source of each entry that has code, by its address. */
export const entries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(entryFolders()).map(([address, folder]) => [address, `src/${folder}/index.ts`]),
);

const target = (path: string) => ({
  '@snap/source': `./src/${path}.ts`,
  types: `./dist/${path}.d.ts`,
  default: `./dist/${path}.js`,
});

/** The pack of labels that holds the words of a folder; undefined for one without words. */
function packOf(name: string): string | undefined {
  const words = firstWords[name] ?? camel(name);
  return readdirSync(new URL('src/labels/zh', root))
    .map((file) => file.replace('.ts', ''))
    .find((pack) => read(`src/labels/zh/${pack}.ts`).includes(`export const ${words}:`));
}

/** `exports` of package.json. */
export function packageExports(): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [address, folder] of Object.entries(entryFolders())) {
    result[`./${address}`] = target(`${folder}/index`);
    const pack = packOf(folder.slice(folder.lastIndexOf('/') + 1));
    if (pack !== undefined) result[`./${address}/labels/*`] = target(`labels/*/${pack}`);
  }
  return {
    ...result,
    './elements': {
      '@snap/source': './src/elements/index.ts',
      types: './dist/elements/index.d.ts',
      default: './dist/elements/portal-elements.js',
    },
    './contact-source-kit': target('blocks/people/ContactPicker/source/contact-source-kit'),
    './labels': { '@snap/source': './src/labels/types.ts', types: './dist/labels/types.d.ts' },
    './labels/*': target('labels/*'),
    './styles.css': {
      '@snap/source': './src/theme/styles.css.ts',
      types: './dist/styles.css.d.ts',
      default: './dist/styles.css',
    },
    './*/styles.css': {
      '@snap/source': './src/theme/styles.css.ts',
      types: './dist/styles.css.d.ts',
      default: './dist/styles/*.css',
    },
    './layered.css': { types: './dist/styles.css.d.ts', default: './dist/layered.css' },
    './*/layered.css': { types: './dist/styles.css.d.ts', default: './dist/layered/*.css' },
    './tokens/*': './dist/tokens/*',
    './package.json': './package.json',
  };
}

if (import.meta.main) {
  const manifest = { ...JSON.parse(read('package.json')), exports: packageExports() };
  writeFileSync(new URL('package.json', root), `${JSON.stringify(manifest, null, 2)}\n`);
}
