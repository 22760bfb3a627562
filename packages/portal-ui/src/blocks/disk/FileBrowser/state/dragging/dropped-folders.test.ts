import { describe, expect, it } from 'vitest';
import { emptyFolders, foldersIn, type DroppedEntry } from './dropped-folders.ts';

const file = (name: string): DroppedEntry => ({ name, isDirectory: false });
const folder = (name: string, ...batches: DroppedEntry[][]): DroppedEntry => ({
  name,
  isDirectory: true,
  createReader: () => {
    const left = [...batches, []];
    return { readEntries: (done) => done(left.shift() ?? []) };
  },
});

describe('foldersIn', () => {
  it('walks every folder to its end, batch after batch', async () => {
    const dropped = [
      file('a.txt'),
      folder('Photos', [file('b.jpg'), folder('Night')], [folder('Day', [folder('Noon')])]),
    ];
    expect(await foldersIn(dropped)).toEqual([
      ['Photos'],
      ['Photos', 'Night'],
      ['Photos', 'Day'],
      ['Photos', 'Day', 'Noon'],
    ]);
  });

  it('rejects when a folder cannot be read', async () => {
    const locked: DroppedEntry = {
      name: 'Locked',
      isDirectory: true,
      createReader: () => ({
        readEntries: (_done, failed) => failed(new DOMException('Not allowed', 'NotReadableError')),
      }),
    };
    await expect(foldersIn([locked])).rejects.toThrow('Not allowed');
  });
});

describe('emptyFolders', () => {
  it('keeps folders without files or subfolders', () => {
    const folders = [
      ['Photos'],
      ['Photos', 'Night'],
      ['Photos', 'Day'],
      ['Photos', 'Day', 'Noon'],
      ['Empty'],
    ];
    expect(emptyFolders(folders, [{ path: ['Photos', 'Night'] }])).toEqual([
      ['Photos', 'Day', 'Noon'],
      ['Empty'],
    ]);
  });

  it('distinguishes folders with a common name prefix', () => {
    expect(emptyFolders([['Photos'], ['Photos 2']], [{ path: ['Photos 2'] }])).toEqual([['Photos']]);
  });
});
