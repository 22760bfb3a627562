import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storiesOf } from './stories.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stories-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function storybook(name: string, entries: Record<string, object>): string {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, 'index.json'), JSON.stringify({ entries }));
  return path;
}

const card = { type: 'story', importPath: './Card.stories.tsx', exportName: 'Added' };

it('gives a story of an older Storybook the id that it has in the newer one', () => {
  const older = storybook('older', {
    a: { ...card, id: 'blocks-card--added' },
    b: { ...card, id: 'blocks-card--gone', exportName: 'Gone' },
    c: { type: 'docs', id: 'blocks-card--docs', importPath: card.importPath },
  });
  const newer = storybook('newer', { a: { ...card, id: 'people-card--added' } });
  expect(storiesOf(older, newer).map(({ id, name }) => [id, name])).toEqual([
    ['blocks-card--added', 'people-card--added'],
    ['blocks-card--gone', 'blocks-card--gone'],
  ]);
  expect(storiesOf(newer).map(({ name }) => name)).toEqual(['people-card--added']);
});
