import { en } from '@snap/portal-ui/labels/en';
import { es } from '@snap/portal-ui/labels/es';
import { ja } from '@snap/portal-ui/labels/ja';
import { zh } from '@snap/portal-ui/labels/zh';
import { describe, expect, test } from 'vitest';
import { entries } from '../../packages/portal-ui/entries.ts';
import type { BlockPage } from '../../packages/portal-ui/src/testing/block-page.ts';
import examples from '../../packages/portal-ui/src/testing/Examples.stories.tsx?raw';
import { keyParts } from './key-names.ts';

const root = '../../packages/portal-ui/';
const pages = import.meta.glob<BlockPage>('../../packages/portal-ui/src/blocks/*/*/*.page.tsx', {
  import: 'page',
});
const codes = import.meta.glob<string>('../../packages/portal-ui/src/blocks/*/*/*.example.tsx', {
  import: 'default',
  query: '?raw',
});
const stories = import.meta.glob<string>('../../packages/portal-ui/src/blocks/*/*/*.stories.tsx', {
  import: 'default',
  query: '?raw',
});

/** Folder of each block that the package exports. */
const blocks = Object.values(entries)
  .filter((path) => /^src\/blocks\/\w+\/[A-Z]\w+\/index\.ts$/.test(path))
  .map((path) => path.replace('/index.ts', ''));

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('/') + 1);
const pathOf = (folder: string) => `${root}${folder}/${nameOf(folder)}.page.tsx`;

/** Source of one story, which ends where the next one begins. */
async function storySource(folder: string, story: string): Promise<string> {
  const [file, name] = story.split('/');
  const source = await stories[`${root}${folder}/${file}.stories.tsx`]?.();
  const start = source?.indexOf(`export const ${name}: Story`) ?? -1;
  if (source === undefined || start === -1) throw new Error(`${folder} has no story ${story}.`);
  const end = source.indexOf('\nexport const ', start + 1);
  return source.slice(start, end === -1 ? undefined : end);
}

const modifiers: Readonly<Record<string, string>> = { Ctrl: 'Control' };

/** How a play function presses a key. */
function pressed(part: string): RegExp {
  if (part === 'Tab') return /\.tab\(|[{[]Tab/;
  if (part === 'Space') return /keyboard\(' +'\)|[}] +['{]|\{ \}|\[Space\]|type\([^)]*' '/;
  if (part === 'Shift') return /\{Shift>|shift: true/;
  if (['Ctrl', 'Alt', 'Meta'].includes(part)) return new RegExp(String.raw`\{${modifiers[part] ?? part}>`);
  if (part === '@') return /@/;
  if (part.length === 1) return new RegExp(`['"}]${part.toLowerCase()}['"{]`);
  return new RegExp(String.raw`[{[]${part}\b|'${part}'`);
}

const pageOf = (folder: string) => {
  const load = pages[pathOf(folder)];
  if (!load) throw new Error(`${folder} has no page: write ${nameOf(folder)}.page.tsx beside its stories.`);
  return load();
};

describe('pages of the blocks', () => {
  test.each(blocks)('%s has a page, and its code is a story', async (folder) => {
    await expect(pageOf(folder)).resolves.toBeDefined();
    const code = await codes[pathOf(folder).replace('.page.', '.example.')]?.();
    expect(code).toContain("from '@snap/portal-ui/");
    expect(examples).toContain(`export const ${nameOf(folder)}: Story`);
  });

  test.each(blocks)('%s names only keys that its stories press', async (folder) => {
    const failures: string[] = [];
    for (const { keys, story } of (await pageOf(folder)).keyboard) {
      if (story === undefined) continue;
      // oxlint-disable-next-line no-await-in-loop -- few files
      const source = await storySource(folder, story);
      const missing = keys.flatMap(keyParts).filter((part) => !pressed(part).test(source));
      failures.push(...missing.map((part) => `${story}: ${part}`));
    }
    expect(failures).toEqual([]);
  });

  test.each(blocks)('%s has texts in every language', async (folder) => {
    const { texts } = (await pageOf(folder)).content;
    for (const pack of [zh, en, es, ja]) expect(Object.values(texts(pack))).not.toContain('');
  });

  test.each(blocks)('%s shows both sides of a rule, or none', async (folder) => {
    for (const { right, wrong } of (await pageOf(folder)).rules)
      expect(right.shows === undefined).toBe(wrong.shows === undefined);
  });

  test.each(blocks)('%s refers to components that exist', async (folder) => {
    const names = Object.values(entries).map((path) => nameOf(path.replace('/index.ts', '')));
    for (const { use } of (await pageOf(folder)).instead) expect(names).toContain(use);
  });
});
